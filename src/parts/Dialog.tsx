import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonTone } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import styles from './ContactDialog.module.css'

/** A dialog of 75 % width in the middle (original section 2). */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('common')
  return (
    <Sheet title={title} closeLabel={t('close')} from="center" onClose={onClose}>
      {children}
    </Sheet>
  )
}

/** A question with one button that does it and one that does not. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  tone = 'primary',
  onConfirm,
  onClose,
}: {
  title: string
  text: string
  confirmLabel: string
  tone?: ButtonTone
  onConfirm: () => void
  onClose: () => void
}) {
  const { t } = useTranslation('common')
  return (
    <Dialog title={title} onClose={onClose}>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        <Button isWide tone={tone} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        <Button isWide tone="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </Dialog>
  )
}
