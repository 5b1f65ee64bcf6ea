import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useEvent } from './use-event'

/** Two taps on Confirm within this, with nothing entered between them, are one (reading 44). */
const DEBOUNCE_MS = 500

/**
 * A short secret, by keys on the screen, by keyboard or by paste. It is kept in memory alone, until it
 * is used, the page is hidden or the component unmounts.
 */
export function useCodeEntry({
  length,
  isSending,
  isLocked,
  onConfirm,
  onEdit,
}: {
  length: number
  isSending: boolean
  isLocked: boolean
  /** @returns true when the code is used. */
  onConfirm: (code: string) => boolean
  onEdit: () => void
}) {
  const [code, setCode] = useState('')
  const debounce = useDebounce()

  const edit = (change: (code: string) => string) => {
    if (isSending) return
    debounce.reset()
    setCode((before) => change(before).slice(0, length))
    onEdit()
  }
  const press = (digit: string) => edit((before) => before + digit)
  const remove = () => edit((before) => before.slice(0, -1))
  const confirm = () => {
    if (isSending || isLocked || debounce.isSecond()) return
    if (onConfirm(code)) setCode('')
  }

  useKeyboard({
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      // Enter on a focused key presses that key.
      const isOnButton = event.target instanceof HTMLButtonElement
      if (/^\d$/.test(event.key)) press(event.key)
      else if (event.key === 'Backspace') remove()
      else if (event.key === 'Enter' && !isOnButton) confirm()
      else return
      event.preventDefault()
    },
    onPaste: (event) => {
      const text = event.clipboardData?.getData('text').trim() ?? ''
      if (/^\d+$/.test(text) && text.length === length) edit(() => text)
    },
  })
  useEvent(document, 'visibilitychange', () => {
    if (document.visibilityState === 'hidden') setCode('')
  })
  useEvent(window, 'pagehide', () => setCode(''))

  return { code, press, remove, confirm }
}

/** Listens before the first paint, unlike `useEvent`: a digit typed at once must not be lost. */
function useKeyboard(handlers: {
  onKeyDown: (event: KeyboardEvent) => void
  onPaste: (event: ClipboardEvent) => void
}): void {
  const onKeyDown = useEffectEvent(handlers.onKeyDown)
  const onPaste = useEffectEvent(handlers.onPaste)
  useLayoutEffect(() => {
    const keyDown = (event: KeyboardEvent) => onKeyDown(event)
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('keydown', keyDown)
    document.addEventListener('paste', paste)
    return () => {
      document.removeEventListener('keydown', keyDown)
      document.removeEventListener('paste', paste)
    }
  }, [])
}

/** Tells the second of two taps within the window from the first; `reset` ends the window early. */
function useDebounce(): { isSecond: () => boolean; reset: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const reset = () => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  const isSecond = () => {
    if (timer.current !== null) return true
    timer.current = setTimeout(reset, DEBOUNCE_MS)
    return false
  }
  return { isSecond, reset }
}
