import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import { Dialog } from '@/shared/Dialog'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import styles from './PreviewEnded.module.css'

/** Whether topping up grants the right is not known, so no button leads there (reading 51). */
export function PreviewEnded({
  isAskingService,
  onAskService,
  onWatchAgain,
  onClose,
}: {
  isAskingService: boolean
  onAskService: () => void
  onWatchAgain: () => void
  onClose: () => void
}) {
  const { t } = useTranslation(['player', 'common'])
  if (isAskingService) return <ContactDialog text={t('askForRight')} onClose={onClose} />
  return (
    <Dialog title={t('previewEnded')} onClose={onClose}>
      <p>{t('previewEndedText')}</p>
      <Note kind="hint" className={styles['stated']}>
        {t('statedByPlatform')}
      </Note>
      <Stack gap={2} className={styles['endedActions']}>
        <Button isWide onClick={onAskService}>
          {t('common:contact.open')}
        </Button>
        <Button isWide tone="quiet" onClick={onWatchAgain}>
          {t('watchAgain')}
        </Button>
      </Stack>
    </Dialog>
  )
}
