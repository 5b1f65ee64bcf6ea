import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Card } from '@/ui/Card'
import { Lead } from '@/ui/Lead'

export function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <Lead>{t('loginHint')}</Lead>
      <LinkButton to={paths.login()}>{t('loginOrRegister')}</LinkButton>
    </Card>
  )
}
