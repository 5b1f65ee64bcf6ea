import { createStore } from 'zustand/vanilla'

/**
 * Whether the device has a connection, as far as is known. `navigator.onLine` is a hint: behind a
 * VPN and in some web views it is false while every answer arrives. An answer that came since the
 * browser said so proves a connection; a request without an answer takes that proof back.
 */
interface Connection {
  isProven: boolean
  /** By `performance.now()`: when the browser said something last. */
  browserEventAt: number
  /** The network has returned less than `RECONNECT_THROTTLE_MS` ago. */
  reconnectThrottle: { isRepeated: boolean; timer: ReturnType<typeof setTimeout> } | null
}

const UNKNOWN: Connection = { isProven: false, browserEventAt: 0, reconnectThrottle: null }

const connection = createStore(() => UNKNOWN)

/** The build renders the first screens without a browser, and Node knows of no connection. */
const saysOffline = () => typeof navigator !== 'undefined' && Object.is(navigator.onLine, false)

/** It colours, and disables nothing: a tap may always try. */
export function isOnline(): boolean {
  return connection.getState().isProven || !saysOffline()
}

function setProven(isProven: boolean): void {
  if (isProven !== connection.getState().isProven) connection.setState({ isProven })
}

/** @param sentAt by `performance.now()`: the answer to an earlier request proves nothing */
export function recordAnswer(sentAt: number): void {
  if (sentAt >= connection.getState().browserEventAt && saysOffline()) setProven(true)
}

/** A request had no answer. */
export function recordNoAnswer(): void {
  setProven(false)
}

/** Hears of each change of `isOnline`. */
export function onConnection(listener: () => void): () => void {
  watchBrowser()
  return connection.subscribe(listener)
}

/** Returns of the network within this many ms ask the platform once. */
export const RECONNECT_THROTTLE_MS = 10_000

/** The last return that whoever waits for one was told of. */
const lastReconnect = createStore(() => ({ since: 0 }))

/**
 * Calls back at the first return of the network; where it returned again within `RECONNECT_THROTTLE_MS`, once
 * more at the end of them.
 * @param listener `since` is the epoch ms of the first return: a younger answer is new enough
 */
export function onReconnect(listener: (event: { since: number }) => void): () => void {
  watchBrowser()
  return lastReconnect.subscribe(({ since }) => listener({ since }))
}

function begin(): void {
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
  if (type === 'online' && reconnectThrottle === null) begin()
}

/** Once, however often it is called: a listener that is added again is the same. */
function watchBrowser(): void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onBrowser)
}

/** As in a page that has just been opened. */
export function forgetConnection(): void {
  clearTimeout(connection.getState().reconnectThrottle?.timer)
  connection.setState(UNKNOWN)
}
