import { useTranslation } from 'react-i18next'
import { formatList } from '@/i18n/format-list'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { Card } from '@/ui/Card'
import { IconButton } from '@/ui/IconButton'
import { useLabels } from '@/ui/labels'
import { Note } from '@/ui/Note'
import { Warning } from '@/ui/Warning'
import { UNTOLD } from '../limits/limit'
import type { Erasure } from './erase-device'
import styles from './ErasedCard.module.css'
import type { Kind } from './stock'

/** What was removed, and looked for again behind it. Needs the section `setting`. */
export default function ErasedCard({ erasure, onClose }: { erasure: Erasure; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const { close } = useLabels()
  const { removed, limitsUntil, failed } = erasure
  const listOf = (kinds: readonly Kind[]) => formatList(kinds.map((kind) => t(`erasable.${kind}`)))
  return (
    <section className={styles['erased']} aria-labelledby="erased">
      <Card>
        <div className={styles['head']}>
          <h2 id="erased">{t('erasedTitle')}</h2>
          <IconButton icon="close" label={close} onClick={onClose} />
        </div>
        {removed.length > 0 && (
          <p className={styles['text']} role="status">
            {t('erasedLead', { what: listOf(removed) })}
          </p>
        )}
        <div className={styles['foot']}>
          {failed.length > 0 && <Warning>{t('erasedFailed', { what: listOf(failed) })}</Warning>}
          {limitsUntil !== null && (
            <Note kind="hint">
              {limitsUntil === UNTOLD ? t('limitsStay') : t('erasedLimits', { time: wholeDateTime(limitsUntil) })}
            </Note>
          )}
          <Note>{t('erasedNext')}</Note>
        </div>
      </Card>
    </section>
  )
}
