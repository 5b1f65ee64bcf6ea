import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/LinkButton'
import { Card } from '@/ui/Card'
import { Lead } from '@/ui/Lead'
import { Stack } from '@/ui/Stack'

export function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <Stack>
        <Lead>{t('loginHint')}</Lead>
        <LinkButton to={paths.login()} tone="primary">
          {t('loginOrRegister')}
        </LinkButton>
      </Stack>
    </Card>
  )
}
