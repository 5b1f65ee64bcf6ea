import clsx from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import { SubjectContext } from './subject'
import { useModalLayer } from './use-modal-layer'
import { usePullDown } from './use-pull-down'
import { WholePeriods } from './periods'
import styles from './Sheet.module.css'

export interface SheetProps {
  title: string
  /** What the dialog asks, where its title is what it is about. */
  name?: string
  /** Null: it asks for an answer, which its own buttons give. */
  onClose: (() => void) | null
  /**
   * Everything rises from below, but for a question in the `center` (75 % wide, reading 77) and the
   * past draws, which come from the `top` (70 % high, reading 81).
   */
  from?: 'bottom' | 'top' | 'center' | 'everywhere'
  /** While it sends something, a finger that slips does not close it; Close and Escape do. */
  isHeld?: boolean
  children: ReactNode
}

const stay = () => {}

export function Sheet({ title, name, onClose, from = 'bottom', isHeld = false, children }: SheetProps) {
  const layer = useModalLayer(onClose ?? stay)
  const sheet = useRef<HTMLElement>(null)
  usePullDown(from === 'bottom' ? sheet : null, isHeld, onClose ?? stay)
  const titleId = useId()
  const { close } = useLabels()
  return createPortal(
    <div className={clsx(styles['layer'], styles[from])} data-from={from} ref={layer}>
      {/* For a pointer only: keyboard and screen reader have the Close button and Escape. */}
      <div className={styles['mask']} onClick={onClose ?? undefined} aria-hidden="true" />
      <section
        ref={sheet}
        className={styles['sheet']}
        role="dialog"
        aria-modal="true"
        aria-label={name}
        aria-labelledby={name === undefined ? titleId : undefined}
        tabIndex={-1}
      >
        <div className={styles['head']}>
          <h2 id={titleId}>
            <WholePeriods text={title} />
          </h2>
          {onClose !== null && <IconButton icon="close" label={close} onClick={onClose} />}
        </div>
        {/* Focusable, so that the keyboard can scroll a long text. */}
        <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={titleId}>
          <SubjectContext value={title}>{children}</SubjectContext>
        </div>
      </section>
    </div>,
    document.body,
  )
}

/** What a sheet asks for: it stays in sight, and the rest of the sheet scrolls under it. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}
