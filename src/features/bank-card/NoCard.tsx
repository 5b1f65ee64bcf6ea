import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { useEntryState } from '@/shared/history-entry'
import { missingForCard, nextOnWay } from '@/shared/forms/link-way'
import { useMember } from '@/shared/member/member'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/skeletons'

export function NoCard() {
  const { t } = useTranslation('bank')
  const navigate = useNavigate()
  const entry = useEntryState()
  const member = useMember()
  return (
    <AsyncBlock query={member} skeleton={<Skeleton height={176} />}>
      {(data) => {
        const { to, state } = nextOnWay(missingForCard(data), entry)
        // Who has begun the way on another screen has read all this there.
        if (entry.linkSteps !== undefined) return <Navigate to={to} replace state={state} />
        return (
          <EmptyState
            icon="document"
            title={t('noneTitle')}
            text={t('noneText')}
            action={<Button onClick={() => void navigate(to, { state })}>{t('add')}</Button>}
          />
        )
      }}
    </AsyncBlock>
  )
}
