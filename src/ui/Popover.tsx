import { useId, useState, type ReactNode } from 'react'
import styles from './Popover.module.css'
import { useEvent } from './use-event'

/** The panel may lie over the button, where the focus would be out of sight. */
const focus = (panel: HTMLElement | null) => panel?.focus({ preventScroll: true })

/** What the button that opens it must be given. */
export interface PopoverButton {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: () => void
}

/**
 * A small panel over the foot of its nearest positioned ancestor. It stays where it is in the
 * document, so that it is also seen in full screen. Escape, a touch elsewhere and Tab out of it
 * close it.
 */
export function Popover({
  label,
  isOpen,
  onChange,
  button,
  children,
}: {
  label: string
  isOpen: boolean
  onChange: (isOpen: boolean) => void
  button: (props: PopoverButton) => ReactNode
  children: ReactNode
}) {
  const id = useId()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const isOutside = (target: EventTarget | null) => target instanceof Node && root?.contains(target) === false
  useEvent(isOpen ? document : null, 'pointerdown', ({ target }) => {
    if (isOutside(target)) onChange(false)
  })
  useEvent(isOpen ? root : null, 'focusout', ({ relatedTarget }) => {
    if (isOutside(relatedTarget)) onChange(false)
  })
  useEvent(isOpen ? root : null, 'keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onChange(false)
    root?.querySelector('button')?.focus()
  })
  return (
    <span ref={setRoot} className={styles['root']}>
      {button({
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? id : undefined,
        onClick: () => onChange(!isOpen),
      })}
      {isOpen && (
        <div ref={focus} id={id} className={styles['panel']} role="group" aria-label={label} tabIndex={-1}>
          {children}
        </div>
      )}
    </span>
  )
}
