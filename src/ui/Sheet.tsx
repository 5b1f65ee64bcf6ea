import clsx from 'clsx'
import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from './Button'
import { DottedLine } from './DescriptionList'
import { useLabel } from './labels'
import { useSwipeToClose } from './use-swipe-to-close'
import { UnbrokenPeriodIds } from './Note'
import { removePlainToasts } from './feedback'
import { EnclosingTitle } from './Screen'
import { slideMs } from './motion'
import { closeLayer, openLayer, topLayer } from './open-sheets'
import styles from './Sheet.module.css'

export interface SheetProps {
  title: string
  /** The accessible name in place of the title, such as the question that the sheet asks. */
  name?: string
  /** Null if the sheet needs an answer, so that only the buttons in its content close the sheet. */
  onClose: (() => void) | null
  /** `center` is for a question (75 % wide, reading 77), `top` for past draws (reading 81). */
  from?: 'bottom' | 'top' | 'center' | 'everywhere'
  /** True if a swipe must not close the sheet, as during a request. Close and Escape still do. */
  isSwipeDisabled?: boolean
  children: ReactNode
}

const doNothing = () => {}

export function Sheet({ title, name, onClose, from = 'bottom', isSwipeDisabled = false, children }: SheetProps) {
  const layer = useModalLayer(onClose ?? doNothing)
  const sheet = useRef<HTMLElement>(null)
  useSwipeToClose(from === 'bottom' ? sheet : null, isSwipeDisabled, onClose ?? doNothing)
  const titleId = useId()
  const labelOf = useLabel()
  return createPortal(
    <div className={clsx(styles['layer'], styles[from])} data-from={from} ref={layer}>
      {/* The mask closes the sheet by a tap. Keyboards and screen readers use Close or Escape. */}
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
            <DottedLine
              parts={title.split(' · ').map((part) => (
                <UnbrokenPeriodIds key={part} text={part} />
              ))}
            />
          </h2>
          {onClose !== null && <IconButton icon="close" label={labelOf('close')} onClick={onClose} />}
        </div>
        {/* The body is focusable, so that the keyboard can scroll a long text. */}
        <div className={styles['body']} tabIndex={0} role="group" aria-labelledby={titleId}>
          <EnclosingTitle value={title}>{children}</EnclosingTitle>
        </div>
      </section>
    </div>,
    document.body,
  )
}

/** The buttons of a sheet. They stay in view while the content scrolls, except on a low screen. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}

/**
 * Makes everything below the sheet inert before its first paint, so that no key or tap reaches the
 * page. Removes toasts, except those about outcomes that must not be missed. Moves the focus to the
 * sheet, and back when it closes. Escape calls `onClose` of the topmost sheet.
 * @returns ref of the layer that contains the sheet
 */
function useModalLayer(onClose: () => void): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // Some web views send no key names, only the code 27 (reading 77).
    const isEscape = event.key === 'Escape' || event.keyCode === 27
    if (!isEscape || topLayer() !== layer.current) return
    event.preventDefault()
    onClose()
  })
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null) return
    const lastFocusedElement = document.activeElement
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event)
    openLayer(element)
    focusDialog(element)
    removePlainToasts()
    document.addEventListener('keydown', onKeyDown)
    // For Chrome 100 and 101, Safari before 15.5 and Firefox before 112, which lack `inert`.
    const keepFocus = ({ target }: FocusEvent) => {
      if (topLayer() === element && !(target instanceof Node && element.contains(target))) focusDialog(element)
    }
    if (!('inert' in HTMLElement.prototype)) document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', keepFocus)
      closeLayer(element)
      showLeaving(element)
      if (lastFocusedElement instanceof HTMLElement && lastFocusedElement.isConnected)
        lastFocusedElement.focus({ preventScroll: true })
    }
  }, [])
  return layer
}

/**
 * Shows a copy of a closed sheet that leaves as the sheet came. The sheet itself is removed at
 * once, so focus, Back and the next sheet do not wait. Shows nothing if the member prefers less
 * motion, or if the sheet is not fully visible: it was just opened, or it shrank into its target.
 */
function showLeaving(layer: HTMLElement): void {
  const duration = slideMs()
  const sheet = layer.querySelector<HTMLElement>('[role=dialog]')
  if (!('animate' in layer) || sheet === null || duration === 0 || getComputedStyle(sheet).opacity !== '1') return
  const copy = layer.cloneNode(true) as HTMLElement
  copy.inert = true
  copy.setAttribute('aria-hidden', 'true')
  copy.classList.add(styles['leaving'] ?? '')
  // Radio buttons of one name would change the choice in the next sheet.
  for (const field of copy.querySelectorAll('[name]')) field.removeAttribute('name')
  layer.before(copy)
  const [body, copiedBody] = [layer, copy].map((each) => each.querySelector(`.${styles['body']}`))
  if (body && copiedBody) copiedBody.scrollTop = body.scrollTop
  setTimeout(() => copy.remove(), duration)
}

function focusDialog(layer: HTMLElement): void {
  layer.querySelector<HTMLElement>('[role=dialog]')?.focus()
}
