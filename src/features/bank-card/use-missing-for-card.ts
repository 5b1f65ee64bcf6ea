import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'

export function useMissingForCard() {
  const { t } = useTranslation('bank')
  return {
    realName: { text: t('nameFirst'), to: paths.realName() },
    fundPassword: { text: t('fundPasswordFirst'), to: paths.fundPassword() },
  } as const
}
