import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { ApiError } from '@/api/errors'
import { proveConnection } from '@/api/platform'
import { isOnline } from '@/lib/connection'
import { sessionStore, useSession } from '@/session/store'
import { useErrorText } from '@/kit/query/use-error-text'
import { useIsStillOnScreen } from '@/kit/history'
import { useHasPassed } from '@/ui/Countdown'
import { useOnline } from '@/ui/use-event'
import { useIsVisible } from '@/ui/use-is-seen'
import { submitOnce } from '@/kit/forms/use-submit'
import { recordReader } from './record-baseline'
import { createMachine } from './machine'
import type { MoneyRequest, PendingRequest } from './request'
import { throttleEnd } from './request-rules'
import { sheetStateOf, type RequestState } from './sheet-state'
import { markRead, moneyStore, type Notifier } from './money-store'
import type { LocalState, NotSent } from './table'
import { useToastOf } from './texts'
import { useOpenRequest, useUnreadableRequests, type OpenRequest } from './use-open-requests'

export interface RequestOptions<Request extends MoneyRequest, Variables, Refusal> {
  memberId: string
  kind: Request['kind']
  /** `Variables` are the values sent; they may hold a secret, so they are never stored. */
  mutation: UseMutationOptions<void, ApiError, Variables>
  /** Shortest time between two requests. */
  guard?: Throttle
  /** Our own reason not to send. Checked at the tap, and again just before sending. */
  refusalNow: (request: Request, variables: Variables) => Refusal | null
  /** Our own reason that depends on a record, which is read first. */
  refusalByRecord?: (request: Request) => Promise<Refusal | null>
  /** True while the member sees the state; otherwise a toast reports the outcome. */
  isWatched: boolean
  /** False if the screen does not show that a request was accepted: a toast then reports it. */
  showsAccepted?: boolean
  /** Called just before sending: the draft of the form is dropped (reading 99). */
  onSend: (request: Request) => void
  onAccepted?: (request: Request, seen: { isWatched: boolean; pending: PendingRequest }) => void
  /**
   * Called once if the record shows this screen's last request, whose outcome was unknown. The
   * callback passed at its Confirm is used.
   */
  onFound?: (request: Request) => void
}

/** Connects a screen to a machine: its state, its actions, and the reports of outcomes. */
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
  const toast = useToastOf()
  const local = useSyncExternalStore(machine.subscribe, machine.getState)
  const openRequest = useOpenRequest<Request>(memberId, kind)
  const isUnreadable = useUnreadableRequests(memberId).length > 0
  const state = withRefusalNow(useFollowed(local), openRequest, useOnline())
  const open = state.status === 'sending' ? null : openRequest
  const { onFound } = options
  const foundCallback = useFoundCallback('requestId' in local ? local.requestId : null)
  useMarkRead(
    'requestId' in local && options.isWatched && (showsAccepted || local.status !== 'accepted')
      ? local.requestId
      : null,
  )
  const isSameSession = () => sessionStore.get().token === token
  const notifier: Notifier = {
    channel: () => {
      const current = sessionStore.get().token
      if (current !== token && current !== null) return 'none'
      return isWatched() && (showsAccepted || machine.getState().status !== 'accepted') ? 'sheet' : 'toast'
    },
    toast,
    canLookUp: isSameSession,
  }
  return {
    state,
    isLocked: state.status === 'sending' || guard.isGuarded,
    /** An earlier request that blocks the next one. */
    open,
    /** Why no request can be reviewed now; null if nothing blocks it. */
    blockedBy: open ?? (isUnreadable ? ({ kind: 'unreadableRequest' } as const) : null),
    review: machine.review,
    /** @returns true once sending starts */
    confirm: (request: Request, variables: Variables): boolean => {
      if (guard.isActive() || !isSameSession()) return false
      const isSent = machine.confirm({
        refusal: options.refusalNow(request, variables),
        preflight: () => preflight(request, variables, options, { isSameSession, readBaseline: machine.readBaseline }),
        send: async () => {
          options.onSend(request)
          return (await submitOnce(mutation, variables)).error
        },
        errorText,
        notifier,
        onAccepted: (pending) => options.onAccepted?.(request, { isWatched: isWatched(), pending }),
      })
      if (!isSent) return false
      guard.start()
      // The machine sends requests of this kind only.
      foundCallback.set((found) => onFound?.(found as Request))
      return true
    },
    edit: machine.edit,
    /** Shows the open request and its outcome. */
    follow: () => {
      if (open !== null) machine.follow(open.pending)
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

/** Creates one machine, which lives as long as the screen. */
function useMachine<Request extends MoneyRequest, Refusal>(memberId: string, kind: Request['kind']) {
  const queryClient = useQueryClient()
  const member = useLatest(memberId)
  const [machine] = useState(() =>
    createMachine<Request, Refusal>({
      store: moneyStore,
      memberId: () => member.current,
      kind,
      readerOf: recordReader(queryClient),
    }),
  )
  return machine
}

/**
 * The slow checks just before sending.
 * @throws if the session has ended meanwhile, or another member has logged in
 */
async function preflight<Request extends MoneyRequest, Variables, Refusal>(
  request: Request,
  variables: Variables,
  options: Pick<RequestOptions<Request, Variables, Refusal>, 'refusalByRecord' | 'refusalNow'>,
  {
    isSameSession,
    readBaseline,
  }: { isSameSession: () => boolean; readBaseline: (request: Request) => Promise<boolean> },
): Promise<Refusal | NotSent | null> {
  // The browser may be wrong about being offline: an answer proves the connection. Without the
  // baseline, a request whose answer is lost could not be found in the record.
  if (!isOnline() && !(await readBaseline(request))) return { kind: 'offline' }
  if (!(await proveConnection())) return { kind: 'offline' }
  const refusal = (await options.refusalByRecord?.(request)) ?? null
  if (!isSameSession()) throw new Error('the session has ended')
  // The period may have closed meanwhile.
  return refusal ?? options.refusalNow(request, variables)
}

function useFollowed<Request, Refusal>(local: LocalState<Request, Refusal>): RequestState<Request, Refusal> {
  const id = 'requestId' in local ? local.requestId : ''
  const requests = useSyncExternalStore(moneyStore.requests.subscribe, moneyStore.requests.list)
  useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const isChecking = useSyncExternalStore(moneyStore.busy.subscribe, () => moneyStore.busy.has(id))
  const pending = requests.find((one) => one.id === id) ?? null
  return sheetStateOf<Request, Refusal>(local, { pending, message: moneyStore.messages.get(id) }, isChecking)
}

/**
 * Calls a callback once when the last request of this screen is found, even if the sheet is closed.
 * @param requestId of the request that the sheet shows; null for none
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
 * Updates the reason shown at the review: an open request is the reason while there is one, and a
 * reason that no longer holds is dropped.
 */
function withRefusalNow<Request, Refusal extends { kind: string }>(
  state: RequestState<Request, Refusal>,
  open: OpenRequest | null,
  isConnected: boolean,
): RequestState<Request, Refusal> {
  if (state.status !== 'review') return state
  if (open !== null) return { ...state, refusal: { kind: open.kind } }
  const kind = state.refusal?.kind
  const isOver = kind === 'underWay' || kind === 'unknownPending' || (kind === 'offline' && isConnected)
  return isOver ? { ...state, refusal: null } : state
}

/**
 * Marks a message as read once a screen has rendered its outcome, on a visible page that the member
 * is still on. Not earlier, because the code of the screen may fail to load or to render. Runs
 * after every render, because the same request may get another outcome.
 * @param requestId null while no outcome is rendered
 */
export function useMarkRead(requestId: string | null): void {
  const isHere = useIsStillOnScreen()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (requestId !== null && isVisible && isHere()) markRead(moneyStore.messages, requestId)
  })
}

/** Returns a check for the time of the answer: the sheet or screen may be closed by then. */
function useIsWatched(isShown: boolean): () => boolean {
  const isHere = useIsStillOnScreen()
  const shown = useLatest(isShown)
  return () => shown.current && isHere()
}

/** A ref with the latest value, for code that runs after the render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

interface Throttle {
  /** Shortest time between two requests. */
  ms: number
  /** Time of the last request, in epoch ms, stored so that the wait also holds after a restart. */
  sentAt?: { read: () => number; write: (sentAt: number) => void }
}

/** `isActive` reads the clock now; `isGuarded` is the rendered state. */
function useThrottle({ ms, sentAt }: Throttle): { isGuarded: boolean; isActive: () => boolean; start: () => void } {
  const [endsAt, setEndsAt] = useState(() => throttleEnd(sentAt?.read() ?? 0, ms, Date.now()))
  const isGuarded = !useHasPassed(endsAt)
  const last = useRef(0)
  return {
    isGuarded,
    isActive: () => Date.now() < throttleEnd(sentAt?.read() ?? last.current, ms, Date.now()),
    start: () => {
      last.current = Date.now()
      sentAt?.write(last.current)
      setEndsAt(last.current + ms)
    },
  }
}
