import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { joinSentences } from '@/i18n/join-sentences'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useMember } from '@/shared/use-member'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Skeleton } from '@/ui/Skeleton'
import { missingForCard, WHERE_TO_SET } from './rules'

export function NoCard() {
  const { t } = useTranslation('bank')
  const navigate = useNavigate()
  const member = useMember()
  return (
    <AsyncBlock query={member} skeleton={<Skeleton height={176} />}>
      {(data) => {
        const missing = missingForCard(data)
        const add = () =>
          missing === null
            ? navigate(paths.bindCard())
            : navigate(WHERE_TO_SET[missing](), { state: { isLinkStep: true } })
        return (
          <EmptyState
            icon="document"
            title={t('noneTitle')}
            text={joinSentences([t('noneText'), missing === null ? '' : t('noneNeeds')])}
            action={<Button onClick={() => void add()}>{t('add')}</Button>}
          />
        )
      }}
    </AsyncBlock>
  )
}
