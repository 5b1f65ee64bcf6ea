import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'

/** What a member is told of each thing that is missing before a card can be bound, and where it is set. */
export function useMissingForCard() {
  const { t } = useTranslation('bank')
  return {
    realName: { text: t('nameFirst'), to: paths.realName() },
    fundPassword: { text: t('fundPasswordFirst'), to: paths.fundPassword() },
  } as const
}
