import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { DemoChip } from '@/shared/DemoChip'
import { LinkButton } from '@/shared/LinkButton'
import { Card } from '@/ui/Card'
import { Lead } from '@/ui/Lead'
import { SplitRow } from '@/ui/SplitRow'
import { Stack } from '@/ui/Stack'

export function LoginCard() {
  const { t } = useTranslation('my')
  return (
    <Card>
      <Stack>
        <SplitRow align="baseline" gap="4px 12px">
          <Lead>{t('loginHint')}</Lead>
          <DemoChip />
        </SplitRow>
        <div>
          <LinkButton to={paths.login()}>{t('loginOrRegister')}</LinkButton>
        </div>
      </Stack>
    </Card>
  )
}
