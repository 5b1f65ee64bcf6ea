import { createStore } from 'zustand/vanilla'

/**
 * The device's connection, as far as it is known. `navigator.onLine` is only a hint: behind a VPN
 * and in some web views it is false although answers arrive. An answer to a request that was sent
 * after the browser's last event proves a connection. A request without an answer, or a new event
 * of the browser, withdraws that proof.
 */
interface Connection {
  isProven: boolean
  /** `performance.now()` of the last `online` or `offline` event of the browser. */
  browserEventAt: number
  /**
   * Set for `RECONNECT_THROTTLE_MS` after the network has returned. `isRepeated` is true if the
   * network has returned again in that time.
   */
  reconnectThrottle: { isRepeated: boolean; timer: ReturnType<typeof setTimeout> } | null
}

const UNKNOWN_CONNECTION: Connection = { isProven: false, browserEventAt: 0, reconnectThrottle: null }

const connection = createStore(() => UNKNOWN_CONNECTION)

/**
 * Returns true if the browser says that it is offline. Returns false in Node, where the build
 * renders the first screens without `navigator.onLine`.
 */
const browserSaysOffline = () => typeof navigator !== 'undefined' && Object.is(navigator.onLine, false)

/**
 * Returns false if the device seems offline. That may be wrong, so a form still asks the platform
 * before it reports that the device is offline (`proveConnection`).
 */
export function isOnline(): boolean {
  return connection.getState().isProven || !browserSaysOffline()
}

/** For this time after its arrival, an answer proves that the device is online. */
const PROOF_VALIDITY_MS = 10_000

/** `performance.now()` when the last answer arrived that proves a connection. */
const lastProof = createStore(() => ({ at: -Infinity }))

/** Returns false if the browser says offline and no answer in the last ten seconds disproves it. */
export function isProvenOnline(): boolean {
  return !browserSaysOffline() || (isOnline() && performance.now() - lastProof.getState().at <= PROOF_VALIDITY_MS)
}

function setProven(isProven: boolean): void {
  if (isProven !== connection.getState().isProven) connection.setState({ isProven })
}

/**
 * Counts an answer as proof of a connection if the browser says that it is offline. An answer to a
 * request from before the browser's last `online` or `offline` event proves nothing.
 * @param sentAt `performance.now()` when the request was sent
 */
export function recordAnswer(sentAt: number): void {
  if (sentAt < connection.getState().browserEventAt || !browserSaysOffline()) return
  lastProof.setState({ at: performance.now() })
  setProven(true)
}

export function recordNoAnswer(): void {
  setProven(false)
}

/** Calls the listener when the result of `isOnline` may have changed. */
export function onConnectionChange(listener: () => void): () => void {
  watchBrowserEvents()
  return connection.subscribe(listener)
}

/** Listeners of `onReconnect` are called at most twice in this time: at its start and its end. */
export const RECONNECT_THROTTLE_MS = 10_000

/** The last return of the network that was reported to the listeners; `since` is epoch ms. */
const lastReconnect = createStore(() => ({ since: 0 }))

/**
 * Calls the listener when the network returns. If the network returns again within
 * `RECONNECT_THROTTLE_MS`, the listener is called once more at the end of that time, with the same
 * `since`.
 * @param listener `since` is the epoch ms of the first return. Data that arrived after this time
 * need not be requested again.
 */
export function onReconnect(listener: (event: { since: number }) => void): () => void {
  watchBrowserEvents()
  return lastReconnect.subscribe(({ since }) => listener({ since }))
}

function startReconnectThrottle(): void {
  const since = Date.now()
  const endThrottle = () => {
    const isRepeated = connection.getState().reconnectThrottle?.isRepeated === true
    connection.setState({ reconnectThrottle: null })
    if (isRepeated) lastReconnect.setState({ since })
  }
  connection.setState({
    reconnectThrottle: { isRepeated: false, timer: setTimeout(endThrottle, RECONNECT_THROTTLE_MS) },
  })
  lastReconnect.setState({ since })
}

function onBrowserEvent({ type }: Event): void {
  const { reconnectThrottle } = connection.getState()
  const isRepeated = reconnectThrottle !== null && (reconnectThrottle.isRepeated || type === 'online')
  connection.setState({
    isProven: false,
    browserEventAt: performance.now(),
    reconnectThrottle: reconnectThrottle && { ...reconnectThrottle, isRepeated },
  })
  if (type === 'online' && reconnectThrottle === null) startReconnectThrottle()
}

/** May be called several times, because the browser ignores a listener that is added twice. */
function watchBrowserEvents(): void {
  for (const type of ['online', 'offline']) window.addEventListener(type, onBrowserEvent)
}

/** For tests: restores the state of a page that has just been opened. */
export function resetConnection(): void {
  clearTimeout(connection.getState().reconnectThrottle?.timer)
  connection.setState(UNKNOWN_CONNECTION)
  lastProof.setState({ at: -Infinity })
}
