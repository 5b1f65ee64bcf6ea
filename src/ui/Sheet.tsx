import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './IconButton'
import { useLabels } from './labels'
import styles from './Sheet.module.css'

export interface SheetProps {
  title: string
  /** Close button, mask, Escape. */
  onClose: () => void
  /** From the foot; from the top over 70 % of the height; a dialog of 75 % width in the middle; or over the whole screen. */
  from?: 'bottom' | 'top' | 'center' | 'everywhere'
  children: ReactNode
}

/** The open sheets, the top one last: only it hears Escape, and all below it are inert. */
const stack: HTMLElement[] = []

/**
 * A modal sheet or dialog: named by its title, focus inside, the rest of the page inert, Escape and the mask close it, focus goes
 * back where it came from. Mount it to open it.
 */
export function Sheet({ title, onClose, from = 'bottom', children }: SheetProps) {
  const layer = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  const titleId = useId()
  const labels = useLabels()
  useLayoutEffect(() => {
    close.current = onClose
  })
  // Before the first paint: no key and no tap that follows what is seen goes to the page below.
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null) return
    const opener = document.activeElement
    stack.push(element)
    applyStack()
    sheet.current?.focus()
    const onKeyDown = (event: KeyboardEvent) => {
      // 27 for the web views that send no key names (reading 77).
      const isEscape = event.key === 'Escape' || event.keyCode === 27
      if (!isEscape || stack.at(-1) !== element) return
      event.preventDefault()
      close.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      stack.splice(stack.indexOf(element), 1)
      applyStack()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  const place = { bottom: '', top: styles['fromTop'], center: styles['centered'], everywhere: styles['whole'] }[from]
  return createPortal(
    <div className={clsx(styles['layer'], place)} ref={layer}>
      {/* For a pointer only: keyboard and screen reader have the Close button and Escape. */}
      <div className={styles['mask']} onClick={onClose} aria-hidden="true" />
      <section
        className={styles['sheet']}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        ref={sheet}
        tabIndex={-1}
      >
        <div className={styles['head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton icon="close" label={labels.close} onClick={onClose} />
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

/** Inert keeps focus, pointer and screen reader out of everything under the top sheet; the live region stays outside of it. */
function applyStack(): void {
  const top = stack.at(-1)
  const root = document.getElementById('root')
  if (root !== null) root.inert = top !== undefined
  for (const element of stack) element.inert = element !== top
  document.documentElement.classList.toggle('locked', top !== undefined)
}
