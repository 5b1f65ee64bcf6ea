import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'

/** The words for what is missing before a card can be bound, and the screen that sets it. */
export function useMissingForCard() {
  const { t } = useTranslation('bank')
  return {
    realName: { text: t('nameFirst'), to: paths.realName() },
    fundPassword: { text: t('fundPasswordFirst'), to: paths.fundPassword() },
  } as const
}
