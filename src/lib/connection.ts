import { createStore } from 'zustand/vanilla'

/**
 * Whether the device has a connection, as far as is known. `navigator.onLine` is a hint: behind a
 * VPN and in some web views it is false while every answer arrives. An answer that came since the
 * browser said so proves a connection; a request without an answer takes that proof back.
 */
interface Connection {
  isProven: boolean
  /** By `performance.now()`: when the browser said something last. */
  saidAt: number
  /** The network has returned less than `RETURN_MS` ago. */
  burst: { isRepeated: boolean; timer: ReturnType<typeof setTimeout> } | null
}

const UNKNOWN: Connection = { isProven: false, saidAt: 0, burst: null }

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
export function noteAnswer(sentAt: number): void {
  if (sentAt >= connection.getState().saidAt && saysOffline()) setProven(true)
}

/** A request had no answer. */
export function noteNoAnswer(): void {
  setProven(false)
}

/** Hears of each change of `isOnline`. */
export function onConnection(listener: () => void): () => void {
  watchBrowser()
  return connection.subscribe(listener)
}

/** Returns of the network within this many ms ask the platform once. */
export const RETURN_MS = 10_000

/** The last return that whoever waits for one was told of. */
const returned = createStore(() => ({ since: 0 }))

/**
 * Calls back at the first return of the network; where it returned again within `RETURN_MS`, once
 * more at the end of them.
 * @param listener `since` is the epoch ms of the first return: a younger answer is new enough
 */
export function onNetworkReturn(listener: (event: { since: number }) => void): () => void {
  watchBrowser()
  return returned.subscribe(({ since }) => listener({ since }))
}

function begin(): void {
  const since = Date.now()
  const end = () => {
    const isRepeated = connection.getState().burst?.isRepeated === true
    connection.setState({ burst: null })
    if (isRepeated) returned.setState({ since })
  }
  connection.setState({ burst: { isRepeated: false, timer: setTimeout(end, RETURN_MS) } })
  returned.setState({ since })
}

function onBrowser({ type }: Event): void {
  const { burst } = connection.getState()
  const isRepeated = burst !== null && (burst.isRepeated || type === 'online')
  connection.setState({ isProven: false, saidAt: performance.now(), burst: burst && { ...burst, isRepeated } })
  if (type === 'online' && burst === null) begin()
}

/** Once, however often it is called: a listener that is added again is the same. */
function watchBrowser(): void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onBrowser)
}

/** As in a page that has just been opened. */
export function forgetConnection(): void {
  clearTimeout(connection.getState().burst?.timer)
  connection.setState(UNKNOWN)
}
