import { createStore } from 'zustand/vanilla'
import { footHeight, slots } from './slot'

/** Shows a message over whatever is open, and reads it aloud. */
export function notify(text: string, { kind = 'plain' }: { kind?: MessageKind } = {}): void {
  announce(text)
  showToast(text, kind)
}

/** What was told to one member stands before no other: a toast waits while the page is hidden. */
export function clearMessages(): void {
  for (const { leave } of toasts.getState()) leave()
  liveRegion().textContent = ''
}

export function announce(text: string): void {
  const region = liveRegion()
  // A screen reader repeats the same words only if the region was empty in between.
  region.textContent = ''
  // Appended, so that of two messages in one moment neither is lost.
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

/** `money`: an outcome that must not be missed, of a request that moves money or of an erasure. */
type MessageKind = 'plain' | 'money'

const MIN_TOAST_MS: Readonly<Record<MessageKind, number>> = { plain: 3500, money: 6000 }

/** For slow readers; a Chinese character is three bytes and about three letters' worth. */
const MS_PER_BYTE = 60

/** @returns ms */
function shownFor(text: string, kind: MessageKind): number {
  return Math.max(MIN_TOAST_MS[kind], new TextEncoder().encode(text).length * MS_PER_BYTE)
}

/** Those in sight, each with what takes it away. */
const toasts = createStore<readonly { text: string; kind: MessageKind; leave: () => void }[]>(() => [])

/**
 * Plain DOM and part of the first load: a message often tells that the network has failed, and must
 * not need it. For the eye alone; the live region reads it aloud.
 */
function showToast(text: string, kind: MessageKind): void {
  const before = toasts.getState().find((other) => other.text === text)
  before?.leave()
  const toast = document.createElement('div')
  toast.className = 'toast'
  toast.textContent = text
  let timer: ReturnType<typeof setTimeout> | undefined
  let isHeld = false
  const wait = () => {
    clearTimeout(timer)
    if (!isHeld && !document.hidden) timer = setTimeout(dismiss, shownFor(text, kind))
  }
  const hold = (held: boolean) => () => {
    isHeld = held
    wait()
  }
  const dismiss = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', wait)
    document.removeEventListener('play', dismiss, true)
    const others = toasts.getState().filter((one) => one.leave !== dismiss)
    toasts.setState(others, true)
    toast.remove()
  }
  toast.addEventListener('pointerenter', hold(true))
  toast.addEventListener('pointerleave', hold(false))
  toast.addEventListener('click', dismiss)
  document.addEventListener('visibilitychange', wait)
  // A video that starts is not to be covered; what happened to money stays.
  if (kind === 'plain') document.addEventListener('play', dismiss, true)
  toasts.setState([...toasts.getState(), { text, kind, leave: dismiss }], true)
  stack().append(toast)
  wait()
}

/**
 * Where a sheet opens, over which they would hang, and where a form has succeeded, which may have
 * failed before. What happened to money stays.
 */
export function removePlainToasts(): void {
  for (const { kind, leave } of toasts.getState()) if (kind === 'plain') leave()
}

/** Outside the root, which is inert while a sheet is open. */
function stack(): HTMLElement {
  const existing = document.getElementById('toasts')
  const element = existing ?? document.createElement('div')
  if (existing === null) {
    element.id = 'toasts'
    element.setAttribute('aria-hidden', 'true')
    document.body.append(element)
    // A message outlives the screen it began on.
    slots.subscribe(place)
  }
  place()
  return element
}

/** Above whatever bars the screen has at its foot. */
function place(): void {
  document.getElementById('toasts')?.style.setProperty('--foot', `${footHeight()}px`)
}
