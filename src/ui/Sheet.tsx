import clsx from 'clsx'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import styles from './Sheet.module.css'
import { useModalLayer } from './use-modal-layer'

export interface SheetProps {
  title: string
  onClose: () => void
  /** `top` covers 70 % of the height; `center` is a dialog of 75 % width (reading 77). */
  from?: 'bottom' | 'top' | 'center' | 'everywhere'
  children: ReactNode
}

export function Sheet({ title, onClose, from = 'bottom', children }: SheetProps) {
  const layer = useModalLayer(onClose)
  const titleId = useId()
  const { close } = useLabels()
  return createPortal(
    <div className={clsx(styles['layer'], styles[from])} ref={layer}>
      {/* For a pointer only: keyboard and screen reader have the Close button and Escape. */}
      <div className={styles['mask']} onClick={onClose} aria-hidden="true" />
      <section className={styles['sheet']} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={close} onClick={onClose} />
        </div>
        {/* Focusable, so that the keyboard can scroll a long text. */}
        <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
      </section>
    </div>,
    document.body,
  )
}
