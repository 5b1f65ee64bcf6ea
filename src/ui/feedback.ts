import { createStore } from 'zustand/vanilla'
import { bottomBarsHeight, slots } from './slot'

/** Shows a message as a toast above everything else, and announces it to screen readers. */
export function notify(text: string, { kind = 'plain' }: { kind?: MessageKind } = {}): void {
  announce(text)
  showToast(text, kind)
}

/**
 * Removes all toasts and empties the live region, so that another member does not see the messages.
 * A toast would otherwise stay for as long as the page is hidden.
 */
export function clearMessages(): void {
  for (const { remove } of toasts.getState()) remove()
  liveRegion().textContent = ''
}

/** Announces a text to screen readers; '' clears the live region. */
export function announce(text: string): void {
  const region = liveRegion()
  // A screen reader reads the same text again only if the region was empty in between.
  region.textContent = ''
  // The text is appended, so that two messages at the same moment are both read.
  setTimeout(() => region.append(region.textContent === '' ? text : ` ${text}`), 30)
}

/**
 * Returns the live region, and creates it at the first call. It is outside of the app's root,
 * because that root is inert while a sheet is open.
 */
export function liveRegion(): HTMLElement {
  const existing = document.getElementById('live')
  if (existing !== null) return existing
  const region = document.createElement('div')
  region.id = 'live'
  region.className = 'visually-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

/** `money` is for outcomes that must not be missed: of a money request or an erasure of data. */
type MessageKind = 'plain' | 'money'

const MIN_TOAST_MS: Readonly<Record<MessageKind, number>> = { plain: 3500, money: 6000 }

/**
 * The time that slow readers need for one byte of UTF-8. A Chinese character has three bytes, and
 * takes as long as three letters.
 */
const MS_PER_BYTE = 60

function toastDurationMs(text: string, kind: MessageKind): number {
  return Math.max(MIN_TOAST_MS[kind], new TextEncoder().encode(text).length * MS_PER_BYTE)
}

/** The toasts on the screen, each with the function that removes the toast. */
const toasts = createStore<readonly { text: string; kind: MessageKind; remove: () => void }[]>(() => [])

/**
 * Shows a toast. The code is plain DOM and part of the first load: a toast often says that the
 * network has failed, so it must not need code that is still to be loaded. Screen readers ignore
 * the toast, because the live region has its text.
 */
function showToast(text: string, kind: MessageKind): void {
  const duplicate = toasts.getState().find((other) => other.text === text)
  duplicate?.remove()
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.textContent = text
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const restartTimer = () => {
    clearTimeout(timer)
    if (!isHeld && !document.hidden) timer = setTimeout(dismiss, toastDurationMs(text, kind))
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    restartTimer()
  }
  const dismiss = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restartTimer)
    document.removeEventListener('play', dismiss, true)
    const otherToasts = toasts.getState().filter((other) => other.remove !== dismiss)
    toasts.setState(otherToasts, true)
    toast.remove()
  }
  toast.addEventListener('pointerenter', hold(true))
  toast.addEventListener('pointerleave', hold(false))
  toast.addEventListener('click', dismiss)
  document.addEventListener('visibilitychange', restartTimer)
  // A plain toast must not cover a video that starts. A toast of the kind `money` stays.
  if (kind === 'plain') document.addEventListener('play', dismiss, true)
  toasts.setState([...toasts.getState(), { text, kind, remove: dismiss }], true)
  toastContainer().append(toast)
  restartTimer()
}

/**
 * Removes toasts of the kind `plain` and keeps those of the kind `money`. Called when a sheet
 * opens, because toasts would cover the sheet, and when a form succeeds, because an older toast may
 * say that the form failed.
 */
export function removePlainToasts(): void {
  for (const { kind, remove } of toasts.getState()) if (kind === 'plain') remove()
}

/**
 * Returns the element that contains the toasts, and creates it at the first call. It is outside of
 * the app's root, because that root is inert while a sheet is open.
 */
function toastContainer(): HTMLElement {
  const existing = document.getElementById('toasts')
  const element = existing ?? document.createElement('div')
  if (existing === null) {
    element.id = 'toasts'
    element.setAttribute('aria-hidden', 'true')
    document.body.append(element)
    // A toast may stay longer than its screen. It must then be above the bars of the next screen.
    slots.subscribe(moveAboveBars)
  }
  moveAboveBars()
  return element
}

function moveAboveBars(): void {
  document.getElementById('toasts')?.style.setProperty('--foot', `${bottomBarsHeight()}px`)
}
