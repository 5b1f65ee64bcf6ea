import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/ui/IconButton'
import { useSlot } from '@/ui/slot'
import styles from './OfferLine.module.css'

/**
 * A line at the foot of the screen, which nothing waits for, until it is closed. Nothing in sight
 * moves for it, and the end of the page can be scrolled to above it.
 */
export function OfferLine({
  label,
  closeLabel,
  lang,
  onClose,
  children,
}: {
  label?: string
  closeLabel: string
  lang?: string
  onClose: () => void
  children: ReactNode
}) {
  const slot = useSlot()
  return (
    slot !== null &&
    createPortal(
      <div className={styles['offer']} role="group" aria-label={label} lang={lang}>
        <div className={styles['content']}>{children}</div>
        <IconButton icon="close" label={closeLabel} onClick={onClose} />
      </div>,
      slot,
    )
  )
}
