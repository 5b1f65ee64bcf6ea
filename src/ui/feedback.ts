import { createStore } from 'zustand/vanilla'
import { footHeight, slots } from './slot'

/** Shows a message as a toast above everything else, and announces it to screen readers. */
export function notify(text: string, { kind = 'plain' }: { kind?: MessageKind } = {}): void {
  announce(text)
  showToast(text, kind)
}

/**
 * Removes all messages before another member can see them: a toast stays while the page is hidden,
 * however long that is.
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
  // Appended, so that two messages at the same moment are both read.
  setTimeout(() => region.append(region.textContent === '' ? text : ` ${text}`), 30)
}

/** Outside the root, which is inert while a sheet is open. */
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

/** `money`: an outcome that must not be missed, of a money request or of an erasure. */
type MessageKind = 'plain' | 'money'

const MIN_TOAST_MS: Readonly<Record<MessageKind, number>> = { plain: 3500, money: 6000 }

/** Slow readers need this long. A Chinese character is three bytes and reads like three letters. */
const MS_PER_BYTE = 60

function shownMs(text: string, kind: MessageKind): number {
  return Math.max(MIN_TOAST_MS[kind], new TextEncoder().encode(text).length * MS_PER_BYTE)
}

/** The toasts that are shown, each with the function that removes it. */
const toasts = createStore<readonly { text: string; kind: MessageKind; remove: () => void }[]>(() => [])

/**
 * Plain DOM, and part of the first load: a message often says that the network has failed, so it
 * must not need the network. Hidden from screen readers, for which the live region has the text.
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
    if (!isHeld && !document.hidden) timer = setTimeout(dismiss, shownMs(text, kind))
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    restartTimer()
  }
  const dismiss = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restartTimer)
    document.removeEventListener('play', dismiss, true)
    const others = toasts.getState().filter((other) => other.remove !== dismiss)
    toasts.setState(others, true)
    toast.remove()
  }
  toast.addEventListener('pointerenter', hold(true))
  toast.addEventListener('pointerleave', hold(false))
  toast.addEventListener('click', dismiss)
  document.addEventListener('visibilitychange', restartTimer)
  // A plain toast must not cover a video that starts; an outcome of a money request stays.
  if (kind === 'plain') document.addEventListener('play', dismiss, true)
  toasts.setState([...toasts.getState(), { text, kind, remove: dismiss }], true)
  stack().append(toast)
  restartTimer()
}

/**
 * Removes plain toasts: when a sheet opens, which they would cover, and when a form succeeds, which
 * may have failed before. Outcomes of money requests stay.
 */
export function removePlainToasts(): void {
  for (const { kind, remove } of toasts.getState()) if (kind === 'plain') remove()
}

/** Outside the root, which is inert while a sheet is open. */
function stack(): HTMLElement {
  const existing = document.getElementById('toasts')
  const element = existing ?? document.createElement('div')
  if (existing === null) {
    element.id = 'toasts'
    element.setAttribute('aria-hidden', 'true')
    document.body.append(element)
    // A toast may outlive its screen, and must be above the bars of the next screen too.
    slots.subscribe(moveAboveBars)
  }
  moveAboveBars()
  return element
}

/** Moves the toasts above the bars at the foot of the screen. */
function moveAboveBars(): void {
  document.getElementById('toasts')?.style.setProperty('--foot', `${footHeight()}px`)
}
