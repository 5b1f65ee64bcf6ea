import { useTranslation } from 'react-i18next'
import { formatVideoTime } from '@/lib/time'
import ContactDialog from '@/shared/help/ContactDialog'
import { Button } from '@/ui/Button'
import { Note } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import styles from './PreviewEnded.module.css'
import { PREVIEW_SECONDS } from './rules'

/**
 * Whether topping up grants the right is not known, so no button leads there (reading 51), and what
 * presses nobody towards it is filled. The way to customer service has the dialog's own words
 * (reading 77).
 */
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
  if (isAskingService) return <ContactDialog onClose={onClose} />
  return (
    <Sheet title={t('previewEnded', { position: formatVideoTime(PREVIEW_SECONDS) })} onClose={onClose}>
      <p>{t('previewEndedText')}</p>
      <Note kind="hint" className={styles['stated']}>
        {t('statedByPlatform')}
      </Note>
      <SheetFoot>
        <Button isWide onClick={onWatchAgain}>
          {t('watchAgain')}
        </Button>
        <Button isWide tone="quiet" onClick={onAskService}>
          {t('common:contact.open')}
        </Button>
      </SheetFoot>
    </Sheet>
  )
}
