import { useTranslation } from 'react-i18next'
import ContactDialog from '@/shared/ContactDialog'
import { Dialog } from '@/shared/Dialog'
import { Button } from '@/ui/Button'
import styles from './Player.module.css'

/**
 * Said at the preview's end (reading 51): what is needed, and the original's words as the platform's own. That topping up would grant
 * the right is not known, so no button leads there.
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
      <p className={styles['ended']}>{t('previewEndedText')}</p>
      <p className={styles['stated']}>{t('statedByPlatform')}</p>
      <div className={styles['endedActions']}>
        <Button isWide onClick={onAskService}>
          {t('contactService')}
        </Button>
        <Button isWide tone="quiet" onClick={onWatchAgain}>
          {t('watchAgain')}
        </Button>
      </div>
    </Dialog>
  )
}
