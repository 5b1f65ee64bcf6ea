import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'
import { removePlainToasts } from './toast'

const stack: HTMLElement[] = []

/**
 * While it is mounted, everything below is inert. Runs before the first paint, so that no key or
 * tap reaches the page below.
 */
export function useModalLayer(onClose: () => void): RefObject<HTMLDivElement | null> {
  const layer = useRef<HTMLDivElement>(null)
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // 27 for the web views that send no key names (reading 77).
    const isEscape = event.key === 'Escape' || event.keyCode === 27
    if (!isEscape || stack.at(-1) !== layer.current) return
    event.preventDefault()
    onClose()
  })
  useLayoutEffect(() => {
    const element = layer.current
    if (element === null) return
    const opener = document.activeElement
    const onKeyDown = (event: KeyboardEvent) => closeOnEscape(event)
    stack.push(element)
    applyStack()
    focusDialog(element)
    removePlainToasts()
    document.addEventListener('keydown', onKeyDown)
    // Chrome 100 and 101, Safari before 15.5 and Firefox before 112 do not know `inert`.
    const keepFocus = ({ target }: FocusEvent) => {
      if (stack.at(-1) === element && !element.contains(target as Node)) focusDialog(element)
    }
    if (!('inert' in HTMLElement.prototype)) document.addEventListener('focusin', keepFocus)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('focusin', keepFocus)
      stack.splice(stack.indexOf(element), 1)
      applyStack()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])
  return layer
}

function focusDialog(layer: HTMLElement): void {
  layer.querySelector<HTMLElement>('[role=dialog]')?.focus()
}

/** Not `<dialog>`: it makes the live region inert too, and a screen reader hears no message. */
function applyStack(): void {
  const top = stack.at(-1)
  const root = document.getElementById('root')
  if (root !== null) root.inert = top !== undefined
  for (const element of stack) element.inert = element !== top
  const page = document.documentElement.classList
  page.toggle('locked', top !== undefined)
  page.toggle(
    'beside',
    stack.some(({ dataset }) => dataset['from'] === 'bottom'),
  )
}
