import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Card } from '@/ui/layout'
import { IconButton } from '@/ui/Button'
import { useLabel } from '@/ui/labels'
import { Note, Warning } from '@/ui/Note'
import type { Erasure } from './last'
import styles from './ErasedCard.module.css'

/** What was looked for behind an erasure: nothing, or what is left. */
export default function ErasedCard({
  erasure,
  onClose,
  children,
}: {
  erasure: Erasure
  onClose: () => void
  children: ReactNode
}) {
  const { t } = useTranslation('setting')
  const label = useLabel()
  const { keepsLimits, isWhole } = erasure
  return (
    <section className={styles['erased']} aria-labelledby="erased">
      <Card>
        <div className={styles['head']}>
          <h2 id="erased">{t('erasedTitle')}</h2>
          <IconButton icon="close" label={label('close')} onClick={onClose} />
        </div>
        {isWhole && (
          <p className={styles['text']} role="status">
            {t('erasedLead')}
          </p>
        )}
        <div className={styles['foot']}>
          {!isWhole && <Warning>{t('erasedFailed')}</Warning>}
          {keepsLimits && <Note kind="hint">{t('limitsStay')}</Note>}
          {children}
        </div>
      </Card>
    </section>
  )
}
