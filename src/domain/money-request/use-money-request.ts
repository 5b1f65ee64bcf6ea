import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { ApiError } from '@/api/errors'
import { proveConnection } from '@/api/platform'
import { isProvenOnline } from '@/lib/connection'
import { sessionStore, useSession } from '@/session/store'
import { useErrorText } from '@/kit/query/use-error-text'
import { useIsStillOnScreen } from '@/kit/history'
import { useHasPassed } from '@/ui/Countdown'
import { useOnline } from '@/ui/use-event'
import { useIsVisible } from '@/ui/use-is-seen'
import { submitOnce } from '@/kit/forms/use-submit'
import { createRecordReader } from './record-baseline'
import { createMachine } from './machine'
import type { MoneyRequest, PendingRequest } from './request'
import { throttleEnd } from './request-rules'
import { sheetStateOf, type RequestState } from './sheet-state'
import { markRead } from './messages'
import { moneyStore, type Notifier } from './money-store'
import type { LocalState, NotSentRefusal } from './table'
import { useShowMessageToast } from './texts'
import { useOpenRequest, useUnreadableRequests, type OpenRequest } from './use-open-requests'

export interface RequestOptions<Request extends MoneyRequest, Variables, Refusal> {
  memberId: string
  kind: Request['kind']
  /** Its `Variables` may contain a secret, so they are never stored. */
  mutation: UseMutationOptions<void, ApiError, Variables>
  /** Shortest time between two requests. */
  guard?: ThrottleOptions
  /**
   * The reason why our rules forbid sending; null if they allow it. Called at the tap on Confirm,
   * and again just before sending.
   */
  refusalNow: (request: Request, variables: Variables) => Refusal | null
  /** Reads the platform's record of requests. Resolves to the reason not to send, or null. */
  refusalByRecord?: (request: Request) => Promise<Refusal | null>
  /**
   * True while the screen shows the state of the request. Otherwise a toast reports the outcome.
   */
  isWatched: boolean
  /**
   * False if another screen shows an acceptance, and marks its message as read. A toast reports the
   * acceptance if that screen has not done so after some seconds.
   */
  showsAccepted?: boolean
  /** Called just before sending, to remove the stored draft of the form (reading 99). */
  onSend: (request: Request) => void
  onAccepted?: (request: Request, seen: { isWatched: boolean; pending: PendingRequest }) => void
  /**
   * Called once if the platform's record of requests shows this screen's last request although its
   * answer was lost or was a refusal. The callback is the one from the render in which Confirm was
   * tapped.
   */
  onFound?: (request: Request) => void
}

/** Connects a screen to the state machine of a money request. */
export function useMoneyRequest<Request extends MoneyRequest, Variables, Refusal extends { kind: string }>(
  options: RequestOptions<Request, Variables, Refusal>,
) {
  const { memberId, kind, showsAccepted = true } = options
  const machine = useMachine<Request, Refusal>(memberId, kind)
  const { token } = useSession()
  const mutation = useMutation(options.mutation)
  const guard = useThrottle(options.guard ?? { ms: 0 })
  const isWatched = useIsWatched(options.isWatched)
  const errorText = useErrorText()
  const showToast = useShowMessageToast()
  const localState = useSyncExternalStore(machine.subscribe, machine.getState)
  const openRequest = useOpenRequest<Request>(memberId, kind)
  const hasUnreadableRequests = useUnreadableRequests(memberId).length > 0
  const state = updateRefusal(useRequestState(localState), openRequest, useOnline())
  // After a refusal, the wait until Confirm works begins when the sheet shows the refusal.
  useEffect(() => void machine.sync())
  const blockingRequest = state.status === 'sending' ? null : openRequest
  const { onFound } = options
  const foundCallback = useFoundCallback('requestId' in localState ? localState.requestId : null)
  useMarkRead(
    'requestId' in localState && options.isWatched && (showsAccepted || localState.status !== 'accepted')
      ? localState.requestId
      : null,
  )
  const isSameSession = () => sessionStore.get().token === token
  const notifier: Notifier = {
    channel: () => {
      const currentToken = sessionStore.get().token
      if (currentToken !== token && currentToken !== null) return 'none'
      return isWatched() ? 'sheet' : 'toast'
    },
    toast: showToast,
    canLookUp: isSameSession,
  }
  return {
    state,
    isLocked: state.status === 'sending' || guard.isGuarded,
    /** Earlier request that blocks the next one; null if none, or while a request is sent. */
    open: blockingRequest,
    /** The reason why no request can be reviewed now; null if a request can be reviewed. */
    blockedBy: blockingRequest ?? (hasUnreadableRequests ? ({ kind: 'unreadableRequest' } as const) : null),
    review: machine.review,
    /** @returns true if sending starts */
    confirm: (request: Request, variables: Variables): boolean => {
      if (guard.isActive() || !isSameSession()) return false
      const hasStartedSending = machine.confirm({
        refusal: options.refusalNow(request, variables),
        preflight: () =>
          runPreflight(request, variables, options, { isSameSession, readBaseline: machine.readBaseline }),
        send: async () => {
          options.onSend(request)
          return (await submitOnce(mutation, variables)).error
        },
        errorText,
        notifier,
        onAccepted: (pending) => options.onAccepted?.(request, { isWatched: isWatched(), pending }),
      })
      if (!hasStartedSending) return false
      guard.start()
      // The cast is safe: the machine sends only requests of this kind.
      foundCallback.set((found) => onFound?.(found as Request))
      return true
    },
    edit: machine.edit,
    /** Shows the earlier request that blocks the next one, with its outcome. */
    follow: () => {
      if (blockingRequest !== null) machine.follow(blockingRequest.pending)
    },
    checkAgain: () => {
      if (state.status === 'unknown') void machine.check(state.pending.id, notifier)
    },
    dismiss: () => {
      if (state.status === 'unknown') machine.dismiss(state.pending)
    },
    close: machine.close,
  }
}

function useMachine<Request extends MoneyRequest, Refusal>(memberId: string, kind: Request['kind']) {
  const queryClient = useQueryClient()
  const latestMemberId = useLatest(memberId)
  const [machine] = useState(() =>
    createMachine<Request, Refusal>({
      store: moneyStore,
      memberId: () => latestMemberId.current,
      kind,
      readerOf: createRecordReader(queryClient),
    }),
  )
  return machine
}

/**
 * Runs the slow checks just before sending. Resolves to a reason not to send, or null.
 * @throws if the session has ended meanwhile
 */
async function runPreflight<Request extends MoneyRequest, Variables, Refusal>(
  request: Request,
  variables: Variables,
  options: Pick<RequestOptions<Request, Variables, Refusal>, 'refusalByRecord' | 'refusalNow'>,
  {
    isSameSession,
    readBaseline,
  }: { isSameSession: () => boolean; readBaseline: (request: Request) => Promise<boolean> },
): Promise<Refusal | NotSentRefusal | null> {
  // Any answer of the platform proves the connection, even if the browser says that it is offline.
  // The first call reads the platform's record, because a request with a lost answer can be found
  // only as a new entry of that record.
  if (!isProvenOnline() && !(await readBaseline(request))) return { kind: 'offline' }
  if (!(await proveConnection())) return { kind: 'offline' }
  const refusal = (await options.refusalByRecord?.(request)) ?? null
  if (!isSameSession()) throw new Error('the session has ended')
  // The rules are checked again, because the period may have closed meanwhile.
  return refusal ?? options.refusalNow(request, variables)
}

function useRequestState<Request, Refusal>(localState: LocalState<Request, Refusal>): RequestState<Request, Refusal> {
  const id = 'requestId' in localState ? localState.requestId : ''
  const requests = useSyncExternalStore(moneyStore.requests.subscribe, moneyStore.requests.list)
  useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const isChecking = useSyncExternalStore(moneyStore.busy.subscribe, () => moneyStore.busy.has(id))
  const pending = requests.find((request) => request.id === id) ?? null
  return sheetStateOf<Request, Refusal>(localState, { pending, message: moneyStore.messages.get(id) }, isChecking)
}

/**
 * Calls a callback once when a look-up finds the last request of this screen, even if the sheet is
 * closed.
 * @param requestId id of the request on the sheet; null if there is none
 */
function useFoundCallback(requestId: string | null) {
  const [lastId, setLastId] = useState(requestId)
  if (requestId !== null && requestId !== lastId) setLastId(requestId)
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const news = messages.find(({ id }) => id === lastId)?.news
  const foundId = news?.outcome === 'found' ? lastId : null
  const callback = useRef<((request: MoneyRequest) => void) | null>(null)
  const callOnce = useEffectEvent((_id: string) => {
    if (news?.outcome === 'found') callback.current?.(news.request)
    callback.current = null
  })
  useEffect(() => {
    if (foundId !== null) callOnce(foundId)
  }, [foundId])
  return {
    /** Sets the callback for the request that is confirmed now. */
    set: (task: (request: MoneyRequest) => void): void => {
      callback.current = task
    },
  }
}

/**
 * Updates the reason why the request cannot be sent. An open earlier request is a reason as long as
 * it is open. The reason "offline" is removed once the browser is online.
 */
function updateRefusal<Request, Refusal extends { kind: string }>(
  state: RequestState<Request, Refusal>,
  open: OpenRequest | null,
  isConnected: boolean,
): RequestState<Request, Refusal> {
  if (state.status !== 'review') return state
  if (open !== null) return { ...state, refusal: { kind: open.kind } }
  const kind = state.refusal?.kind
  const isRefusalOver = kind === 'underWay' || kind === 'unknownPending' || (kind === 'offline' && isConnected)
  return isRefusalOver ? { ...state, refusal: null } : state
}

/**
 * Marks a message as read once a screen that the member still sees has rendered its outcome. Waits
 * for the render, because the screen may fail to load. Runs after every render, because the same
 * request may get another outcome.
 * @param requestId null while no outcome is rendered
 */
export function useMarkRead(requestId: string | null): void {
  const isOnScreen = useIsStillOnScreen()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (requestId !== null && isVisible && isOnScreen()) markRead(moneyStore.messages, requestId)
  })
}

/**
 * Returns a function that reports whether the screen shows the request. It is called when an answer
 * arrives, because the sheet may be closed by then.
 */
function useIsWatched(isShown: boolean): () => boolean {
  const isOnScreen = useIsStillOnScreen()
  const latestIsShown = useLatest(isShown)
  return () => latestIsShown.current && isOnScreen()
}

/** Returns a ref with the value of the latest render, for code that runs later. */
function useLatest<T>(value: T): RefObject<T> {
  const latestValueRef = useRef(value)
  useEffect(() => {
    latestValueRef.current = value
  }, [value])
  return latestValueRef
}

interface ThrottleOptions {
  /** Shortest time between two requests, in ms. */
  ms: number
  /** Reads and writes the epoch ms of the last request, so the wait continues after a restart. */
  sentAt?: { read: () => number; write: (sentAt: number) => void }
}

/** `isActive` checks the clock when it is called; `isGuarded` is the state at the last render. */
function useThrottle({ ms, sentAt }: ThrottleOptions): {
  isGuarded: boolean
  isActive: () => boolean
  start: () => void
} {
  const [endsAt, setEndsAt] = useState(() => throttleEnd(sentAt?.read() ?? 0, ms, Date.now()))
  const isGuarded = !useHasPassed(endsAt)
  const lastSentAt = useRef(0)
  return {
    isGuarded,
    isActive: () => Date.now() < throttleEnd(sentAt?.read() ?? lastSentAt.current, ms, Date.now()),
    start: () => {
      lastSentAt.current = Date.now()
      sentAt?.write(lastSentAt.current)
      setEndsAt(lastSentAt.current + ms)
    },
  }
}
