import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { joinSentences } from '@/i18n/join-sentences'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useMember } from '@/shared/use-member'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { notify } from '@/ui/feedback'
import { Skeleton } from '@/ui/Skeleton'
import { missingForCard } from './rules'
import { useMissingForCard } from './use-missing-for-card'

export function NoCard() {
  const { t } = useTranslation('bank')
  const navigate = useNavigate()
  const member = useMember()
  const whereToSet = useMissingForCard()
  return (
    <AsyncBlock query={member} skeleton={<Skeleton height={176} />}>
      {(data) => {
        const missing = missingForCard(data)
        const add = () => {
          if (missing !== null) notify(whereToSet[missing].text)
          void navigate(missing === null ? paths.bindCard() : whereToSet[missing].to)
        }
        return (
          <EmptyState
            icon="document"
            title={t('noneTitle')}
            text={joinSentences([t('noneText'), missing === null ? '' : t('noneNeeds')])}
            action={<Button onClick={add}>{t('add')}</Button>}
          />
        )
      }}
    </AsyncBlock>
  )
}
