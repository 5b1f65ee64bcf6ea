import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import { Dialog } from '@/shared/Dialog'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import styles from './PreviewEnded.module.css'

/**
 * The end of the preview (reading 51): what the member needs to see more, and what the platform says of it. It is not known whether
 * topping up grants the right, so no button leads there.
 */
export default function PreviewEnded({
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
  const { t } = useTranslation('player')
  if (isAskingService) return <ContactDialog text={t('askForRight')} onClose={onClose} />
  return (
    <Dialog title={t('previewEnded')} onClose={onClose}>
      <p>{t('previewEndedText')}</p>
      <Note kind="hint" className={styles['stated']}>
        {t('statedByPlatform')}
      </Note>
      <Stack gap={2} className={styles['endedActions']}>
        <Button isWide onClick={onAskService}>
          {t('contactService')}
        </Button>
        <Button isWide tone="quiet" onClick={onWatchAgain}>
          {t('watchAgain')}
        </Button>
      </Stack>
    </Dialog>
  )
}
