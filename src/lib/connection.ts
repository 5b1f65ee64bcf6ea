import { createStore } from 'zustand/vanilla'

/**
 * Whether the device has a connection, as far as is known. `navigator.onLine` is a hint: behind a
 * VPN and in some web views it is false while every answer arrives. An answer to a request that was
 * sent after the browser's last event proves a connection. A request without an answer, or another
 * event of the browser, withdraws that proof.
 */
interface Connection {
  isProven: boolean
  /** `performance.now()` of the last `online` or `offline` event of the browser. */
  browserEventAt: number
  /** Set for `RECONNECT_THROTTLE_MS` after a return; `isRepeated`: it has returned again. */
  reconnectThrottle: { isRepeated: boolean; timer: ReturnType<typeof setTimeout> } | null
}

const UNKNOWN: Connection = { isProven: false, browserEventAt: 0, reconnectThrottle: null }

const connection = createStore(() => UNKNOWN)

/** False in Node, where the build renders the first screens: Node has no `navigator.onLine`. */
const saysOffline = () => typeof navigator !== 'undefined' && Object.is(navigator.onLine, false)

/** Changes only what is shown. It disables no control: a tap may always try. */
export function isOnline(): boolean {
  return connection.getState().isProven || !saysOffline()
}

function setProven(isProven: boolean): void {
  if (isProven !== connection.getState().isProven) connection.setState({ isProven })
}

/** @param sentAt `performance.now()`; a request from before the last event proves nothing */
export function recordAnswer(sentAt: number): void {
  if (sentAt >= connection.getState().browserEventAt && saysOffline()) setProven(true)
}

export function recordNoAnswer(): void {
  setProven(false)
}

/** Calls the listener when `isOnline` may have changed. @returns ends the subscription */
export function onConnection(listener: () => void): () => void {
  watchBrowser()
  return connection.subscribe(listener)
}

/** Listeners of `onReconnect` are called at most twice in this time: at its start and its end. */
export const RECONNECT_THROTTLE_MS = 10_000

/** The return of the network that was reported last; `since` in epoch ms. */
const lastReconnect = createStore(() => ({ since: 0 }))

/**
 * Calls the listener at a return of the network. If the network returns again within
 * `RECONNECT_THROTTLE_MS`, calls it once more at the end of that time, with the same `since`.
 * @param listener `since` is the epoch ms of the first return. An answer that arrived later
 * need not be requested again.
 */
export function onReconnect(listener: (event: { since: number }) => void): () => void {
  watchBrowser()
  return lastReconnect.subscribe(({ since }) => listener({ since }))
}

function startThrottle(): void {
  const since = Date.now()
  const end = () => {
    const isRepeated = connection.getState().reconnectThrottle?.isRepeated === true
    connection.setState({ reconnectThrottle: null })
    if (isRepeated) lastReconnect.setState({ since })
  }
  connection.setState({ reconnectThrottle: { isRepeated: false, timer: setTimeout(end, RECONNECT_THROTTLE_MS) } })
  lastReconnect.setState({ since })
}

function onBrowser({ type }: Event): void {
  const { reconnectThrottle } = connection.getState()
  const isRepeated = reconnectThrottle !== null && (reconnectThrottle.isRepeated || type === 'online')
  connection.setState({
    isProven: false,
    browserEventAt: performance.now(),
    reconnectThrottle: reconnectThrottle && { ...reconnectThrottle, isRepeated },
  })
  if (type === 'online' && reconnectThrottle === null) startThrottle()
}

/** Idempotent: the browser ignores a listener that is added twice. */
function watchBrowser(): void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onBrowser)
}

/** Restores the state of a page that has just been opened. */
export function forgetConnection(): void {
  clearTimeout(connection.getState().reconnectThrottle?.timer)
  connection.setState(UNKNOWN)
}
