import { createStore } from 'zustand/vanilla'
import { bottomBarsHeight, screenSlots } from './slot'

/** Shows a toast above everything else, and announces it to screen readers. */
export function notify(text: string, { kind = 'plain' }: { kind?: MessageKind } = {}): void {
  announce(text)
  showToast(text, kind)
}

/**
 * Removes all messages, so that another member does not see them. Otherwise a toast could still be
 * there, because toasts do not time out while the page is hidden.
 */
export function clearMessages(): void {
  for (const { remove } of toastStore.getState()) remove()
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

/** The live region is outside of the app's root, which is inert while a sheet is open. */
export function liveRegion(): HTMLElement {
  const existingRegion = document.getElementById('live')
  if (existingRegion !== null) return existingRegion
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
 * Ms per byte in UTF-8, for slow readers. A Chinese character has three bytes, so it counts as
 * three letters.
 */
const MS_PER_BYTE = 60

function toastDurationMs(text: string, kind: MessageKind): number {
  return Math.max(MIN_TOAST_MS[kind], new TextEncoder().encode(text).length * MS_PER_BYTE)
}

const toastStore = createStore<readonly { text: string; kind: MessageKind; remove: () => void }[]>(() => [])

/**
 * Plain DOM in the first load: a toast often says that the network has failed, so it must not need
 * more code. Screen readers ignore it, because the live region has its text.
 */
function showToast(text: string, kind: MessageKind): void {
  const duplicate = toastStore.getState().find((other) => other.text === text)
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
  const holdHandler = (held: boolean) => () => {
    isHeld = held
    restartTimer()
  }
  const dismiss = () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', restartTimer)
    document.removeEventListener('play', dismiss, true)
    const otherToasts = toastStore.getState().filter((other) => other.remove !== dismiss)
    toastStore.setState(otherToasts, true)
    toast.remove()
  }
  toast.addEventListener('pointerenter', holdHandler(true))
  toast.addEventListener('pointerleave', holdHandler(false))
  toast.addEventListener('click', dismiss)
  document.addEventListener('visibilitychange', restartTimer)
  // A plain toast must not cover a video that starts.
  if (kind === 'plain') document.addEventListener('play', dismiss, true)
  toastStore.setState([...toastStore.getState(), { text, kind, remove: dismiss }], true)
  toastContainer().append(toast)
  restartTimer()
}

/**
 * Called when a sheet opens, and when a form succeeds, because an older toast may say that the form
 * failed.
 */
export function removePlainToasts(): void {
  for (const { kind, remove } of toastStore.getState()) if (kind === 'plain') remove()
}

/** The toasts are outside of the app's root, which is inert while a sheet is open. */
function toastContainer(): HTMLElement {
  const existingContainer = document.getElementById('toasts')
  const element = existingContainer ?? document.createElement('div')
  if (existingContainer === null) {
    element.id = 'toasts'
    element.setAttribute('aria-hidden', 'true')
    document.body.append(element)
    // A toast may outlast its screen. It must then be above the bars of the next screen.
    screenSlots.subscribe(moveAboveBars)
  }
  moveAboveBars()
  return element
}

function moveAboveBars(): void {
  document.getElementById('toasts')?.style.setProperty('--foot', `${bottomBarsHeight()}px`)
}
