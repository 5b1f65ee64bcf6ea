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
  /** `Variables` are what is sent and may hold a secret. */
  mutation: UseMutationOptions<void, ApiError, Variables>
  guard?: Throttle
  /** Why it may not leave: asked at the tap, and again just before it leaves. */
  refusalNow: (request: Request, variables: Variables) => Refusal | null
  /** The same by a record that must be read first, which takes a while. */
  refusalByRecord?: (request: Request) => Promise<Refusal | null>
  /** True while the member sees the state; otherwise a toast reports the outcome. */
  isWatched: boolean
  /** False where nothing on the screen shows that it was accepted: a toast tells it then. */
  showsAccepted?: boolean
  /** The request leaves now: from here on, what was typed for it is kept no more (reading 99). */
  onSend: (request: Request) => void
  onAccepted?: (request: Request, seen: { isWatched: boolean; pending: PendingRequest }) => void
  /** The record holds a request of this screen's whose answer was lost; as given at its Confirm. */
  onFound?: (request: Request) => void
}

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
  const anyOpen = useOpenRequest<Request>(memberId, kind)
  const isUnreadable = useUnreadableRequests(memberId).length > 0
  const state = withRefusalNow(useFollowed(local), anyOpen, useOnline())
  const open = state.status === 'sending' ? null : anyOpen
  const { onFound } = options
  const confirmed = useFound('requestId' in local ? local.requestId : null)
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
    /** An earlier one that holds back the next. */
    open,
    /** Why none can be reviewed now. */
    blockedBy: open ?? (isUnreadable ? ({ kind: 'unreadableRequest' } as const) : null),
    review: machine.review,
    /** @returns true when the request is on its way. */
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
      // It sends requests of its own kind alone.
      confirmed.expect((found) => onFound?.(found as Request))
      return true
    },
    edit: machine.edit,
    /** Shows what becomes of the open one. */
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

/** One for as long as the screen is there. */
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
 * What takes a while to check, just before the request leaves.
 * @throws where somebody else has logged in meanwhile
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
  // The answer proves the connection, which the browser may be wrong about. Without it, a request
  // whose answer is lost could not be found in the record.
  if (!isOnline() && !(await readBaseline(request))) return { kind: 'offline' }
  if (!(await proveConnection())) return { kind: 'offline' }
  const refusal = (await options.refusalByRecord?.(request)) ?? null
  if (!isSameSession()) throw new Error('the session has ended')
  // Meanwhile the round may have closed.
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
 * Tells once that the last request of this screen was found, also behind a closed sheet.
 * @param requestId of the one that the sheet shows; null for none
 */
function useFound(requestId: string | null) {
  const [lastId, setLastId] = useState(requestId)
  if (requestId !== null && requestId !== lastId) setLastId(requestId)
  const messages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const news = messages.find(({ id }) => id === lastId)?.news
  const foundId = news?.outcome === 'found' ? lastId : null
  const tell = useRef<((request: MoneyRequest) => void) | null>(null)
  const tellOnce = useEffectEvent((_id: string) => {
    if (news?.outcome === 'found') tell.current?.(news.request)
    tell.current = null
  })
  useEffect(() => {
    if (foundId !== null) tellOnce(foundId)
  }, [foundId])
  return {
    /** Of the request that is confirmed now. */
    expect: (task: (request: MoneyRequest) => void): void => {
      tell.current = task
    },
  }
}

/** While another request is open, that is the reason; otherwise our own reason of the last tap. */
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
 * What a screen has drawn of an outcome while the member was on it, and the page visible, is read:
 * not before, for its code may be lost or break. After each drawing: the same request may have
 * another outcome.
 * @param requestId null while nothing of one is drawn
 */
export function useMarkRead(requestId: string | null): void {
  const isHere = useIsStillOnScreen()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (requestId !== null && isVisible && isHere()) markRead(moneyStore.messages, requestId)
  })
}

/** Asked when the answer comes: the sheet may be closed by then, or its screen left. */
function useIsWatched(isShown: boolean): () => boolean {
  const isHere = useIsStillOnScreen()
  const shown = useLatest(isShown)
  return () => shown.current && isHere()
}

/** For code that runs after the render. */
function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return latest
}

interface Throttle {
  /** Between one request and the next. */
  ms: number
  /** Epoch ms; where the guard also holds on another screen and after a restart. */
  sentAt?: { read: () => number; write: (sentAt: number) => void }
}

/** `isActive` reads the clock, `isGuarded` is the rendered state. */
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
