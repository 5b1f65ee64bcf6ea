import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isWithoutAnswer } from '@/api/errors'
import { paths } from '@/paths'
import { TextButton } from '@/ui/Button'
import { useSessionMemberId } from '@/domain/member/member'
import type { QueryState } from '@/kit/query/query-state'
import { useIsCopying } from './choice'

/**
 * A link to the settings, where offline copies can be switched on. The link is shown if copies are
 * off and the platform gave no answer.
 */
export function CopyOffer({ query: { error } }: { query: Pick<QueryState, 'error'> }) {
  const { t } = useTranslation('record')
  const isCopying = useIsCopying(useSessionMemberId())
  if (isCopying || error === null || !isWithoutAnswer(error)) return null
  return (
    <TextButton as={Link} to={paths.settings()}>
      {t('copyOffer')}
    </TextButton>
  )
}
