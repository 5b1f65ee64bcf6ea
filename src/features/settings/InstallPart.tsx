import { useTranslation } from 'react-i18next'
import { useInstall } from '@/shared/install/use-install'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { Stack } from '@/ui/Stack'

/** Nothing where Tiga is installed already, or where the browser cannot. */
export function InstallPart() {
  const { t } = useTranslation('setting')
  const { way, ask } = useInstall()
  if (way === null) return null
  return (
    <div>
      <SectionHeading>{t('install')}</SectionHeading>
      <Stack gap={3}>
        <Note kind="hint">{t(way === 'prompt' ? 'installText' : 'installShare')}</Note>
        {way === 'prompt' && (
          <Button tone="quiet" isWide onClick={ask}>
            {t('installDo')}
          </Button>
        )}
      </Stack>
    </div>
  )
}
