import { useMutation, useQueryClient, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { accountQueries } from '@/api/account.queries'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { submitOnce } from '@/shared/submit-once'
import { useErrorText } from '@/shared/use-error-text'
import { notify } from '@/ui/feedback'
import { useSingleFlight } from '@/ui/use-single-flight'
import { compareCounts, type Evidence } from './evidence'
import { newNoteId, type RequestNote, type RequestNotes } from './note'
import { isOpen, isUnsettled, reduce, type RequestState } from './state'
import { useGuard, type Guard } from './use-guard'

export interface MoneyRequestKind<Request, Variables, Refusal> {
  memberId: string
  /** `Variables` are what is sent and may hold a secret. */
  mutation: UseMutationOptions<void, ApiError, Variables>
  notes: RequestNotes<Request>
  /** Null where no record would hold the request. */
  evidence: Evidence<Request> | null
  guard: Guard
  check: (request: Request, variables: Variables) => Refusal | null
  /** True while the member sees the state; otherwise a toast reports the outcome. */
  isWatched: boolean
  /** Toasts; the platform's words follow `refused`. */
  words: { accepted: (request: Request) => string; refused: string; unknown: (request: Request) => string }
  onAccepted?: (request: Request, seen: { isWatched: boolean }) => void | Promise<void>
  /** The record holds a request whose answer was lost. */
  onFound?: (request: Request) => void
}

/** Sends a confirmed request once and never again: a lost answer is looked up in the record. */
export function useMoneyRequest<Request, Variables, Refusal>(kind: MoneyRequestKind<Request, Variables, Refusal>) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const mutation = useMutation(kind.mutation)
  const flight = useSingleFlight()
  const guard = useGuard(kind.guard)
  const isWatched = useIsWatched(kind.isWatched)
  const [state, dispatch] = useReducer(reduce<Request, Refusal>, null, () =>
    restoredState<Request, Refusal>(kind.notes.findOpen(kind.memberId)),
  )

  const lookUp = async (note: RequestNote<Request>) => {
    if (kind.evidence === null) return
    dispatch({ type: 'lookedUp', lookUp: 'checking' })
    const result = await kind.evidence.countNow(note.request).then(
      (now) => compareCounts(note.alikeBefore, now),
      () => 'failed' as const,
    )
    if (result === 'found') {
      kind.notes.end(note, 'found')
      kind.onFound?.(note.request)
    }
    dispatch({ type: 'lookedUp', lookUp: result })
    void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  }

  const send = async (request: Request, variables: Variables) => {
    const note = writeNote(kind, request)
    guard.start()
    dispatch({ type: 'sent', request })
    const { error } = await submitOnce(mutation, variables)
    if (error === null) {
      kind.notes.end(note, 'accepted')
      dispatch({ type: 'accepted' })
      if (!isWatched.current) notify(kind.words.accepted(request))
      await kind.onAccepted?.(request, { isWatched: isWatched.current })
    } else if (isOutcomeUnknown(error)) {
      dispatch({ type: 'lost', note })
      if (!isWatched.current) notify(kind.words.unknown(request))
      await lookUp(note)
    } else {
      kind.notes.end(note, 'refused')
      const words = errorText(error)
      dispatch({ type: 'refused', words })
      if (!isWatched.current) notify(`${kind.words.refused} ${words}`)
    }
  }

  return {
    state,
    isLocked: flight.isLocked || guard.isGuarded,
    review: (request: Request) => {
      dispatch({ type: 'reviewed', request })
      kind.evidence?.prepare()
    },
    /** @returns true when the request is on its way. */
    confirm: (request: Request, variables: Variables): boolean => {
      const refusal = kind.check(request, variables)
      if (refusal !== null) {
        dispatch({ type: 'heldBack', request, refusal })
        return false
      }
      if (flight.isLocked || guard.isActive() || isOpen(state)) return false
      flight.run(() => send(request, variables))
      return true
    },
    edit: () => dispatch({ type: 'edited' }),
    checkAgain: () => {
      if (isUnsettled(state)) void lookUp(state.note)
    },
    dismiss: () => {
      if (state.status !== 'unknown') return
      kind.notes.end(state.note, 'dismissed')
      dispatch({ type: 'dismissed' })
    },
    /** Keeps a request that is under way or unanswered. */
    close: () => dispatch({ type: 'closed' }),
  }
}

function writeNote<Request>(
  { memberId, notes, evidence }: Pick<MoneyRequestKind<Request, never, never>, 'memberId' | 'notes' | 'evidence'>,
  request: Request,
): RequestNote<Request> {
  const sentAt = Date.now()
  const alikeBefore = evidence?.countKnown(request) ?? null
  const note = { id: newNoteId(sentAt), memberId, sentAt, request, alikeBefore }
  notes.write(note)
  return note
}

function restoredState<Request, Refusal>(note: RequestNote<Request> | null): RequestState<Request, Refusal> {
  return note === null ? { status: 'idle' } : { status: 'unknown', request: note.request, note, lookUp: 'failed' }
}

/** A ref, because the screen may be gone when the answer comes. */
function useIsWatched(isShown: boolean) {
  const isWatched = useRef(false)
  useEffect(() => {
    isWatched.current = isShown
    return () => {
      isWatched.current = false
    }
  }, [isShown])
  return isWatched
}
