import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import type { ApiError } from '@/api/errors'
import { sessionStore, useSession } from '@/session/store'
import { submitOnce, useSayOffline } from '@/shared/forms/use-submit'
import { useErrorText } from '@/shared/query/use-error-text'
import { useIsHere } from '@/shared/use-back'
import { useIsVisible } from '@/ui/use-is-seen'
import { desk, type Telling } from './desk'
import type { ReadAlike } from './evidence'
import { createMachine } from './machine'
import { markRead } from './messages'
import type { RequestNote } from './notes'
import type { MoneyRequest } from './request'
import { stateOf } from './state'
import { useToastOf } from './use-message-text'
import { useGuard, type Guard } from './use-guard'

export interface RequestOptions<Request extends MoneyRequest, Variables, Refusal> {
  memberId: string
  kind: Request['kind']
  /** `Variables` are what is sent and may hold a secret. */
  mutation: UseMutationOptions<void, ApiError, Variables>
  readAlike: ReadAlike<Request> | null
  /** Whether a request of before holds back the next one; one that may hold it back by default. */
  blocks?: (note: RequestNote, now: number) => boolean
  guard: Guard
  check: (request: Request, variables: Variables) => Refusal | null
  /** What takes a while to check; a record that must be read first. */
  permit?: (request: Request) => Promise<Refusal | null>
  /** What must stand on the device before the request leaves: where it breaks, nothing is sent. */
  prepare?: (variables: Variables) => void
  /** True while the member sees the state; otherwise a toast reports the outcome. */
  isWatched: boolean
  /** False where another screen shows that it was accepted. */
  showsAccepted?: boolean
  onAccepted?: (request: Request, seen: { isWatched: boolean; note: RequestNote }) => void
  /** The record holds a request whose answer was lost. */
  onFound?: (request: Request) => void
}

const always = () => true

export function useMoneyRequest<Request extends MoneyRequest, Variables, Refusal>(
  options: RequestOptions<Request, Variables, Refusal>,
) {
  const { memberId, kind, readAlike, blocks = always, showsAccepted = true } = options
  const member = useLatest(memberId)
  const [machine] = useState(() =>
    createMachine<Request, Refusal>({ desk, memberId: () => member.current, kind, readAlike, blocks }),
  )
  const { token } = useSession()
  const mutation = useMutation(options.mutation)
  const guard = useGuard(options.guard)
  const isWatched = useIsWatched(options.isWatched)
  const errorText = useErrorText()
  const toast = useToastOf()
  const sayOffline = useSayOffline()
  const local = useSyncExternalStore(machine.subscribe, machine.getState)
  const state = useFollowed(local)
  const onFound = useEffectEvent((request: Request) => options.onFound?.(request))
  const found = state.status === 'found' ? state.request : null
  useEffect(() => {
    if (found !== null) onFound(found)
  }, [found])
  useMarkRead(
    'noteId' in local && options.isWatched && (showsAccepted || local.status !== 'accepted') ? local.noteId : null,
  )

  const telling: Telling = {
    way: () => {
      const current = sessionStore.get().token
      if (current !== token && current !== null) return 'nobody'
      return isWatched() ? 'sheet' : 'toast'
    },
    toast,
    canLookUp: () => sessionStore.get().token === token,
  }
  return {
    state,
    isLocked: state.status === 'sending' || guard.isGuarded,
    review: machine.review,
    /** @returns true when the request is on its way. */
    confirm: (request: Request, variables: Variables): boolean => {
      if (sayOffline() || guard.isActive() || sessionStore.get().token !== token) return false
      const isSent = machine.confirm({
        refusal: options.check(request, variables),
        permit: async () => {
          const refusal = (await options.permit?.(request)) ?? null
          // Meanwhile the round may have closed, or somebody else have logged in.
          if (sessionStore.get().token !== token) throw new Error('the session has ended')
          return refusal ?? options.check(request, variables)
        },
        prepare: () => options.prepare?.(variables),
        send: async () => (await submitOnce(mutation, variables)).error,
        wordsOf: errorText,
        telling,
        onAccepted: (note) => options.onAccepted?.(request, { isWatched: isWatched(), note }),
      })
      if (isSent) guard.start()
      return isSent
    },
    edit: machine.edit,
    follow: machine.follow,
    checkAgain: () => {
      if (state.status === 'unknown') void machine.check(state.note.id, telling)
    },
    dismiss: () => {
      if (state.status === 'unknown') machine.dismiss(state.note)
    },
    close: machine.close,
  }
}

function useFollowed<Request, Refusal>(local: Parameters<typeof stateOf<Request, Refusal>>[0]) {
  const id = local.status === 'following' ? local.noteId : ''
  const notes = useSyncExternalStore(desk.notes.subscribe, desk.notes.list)
  const isChecking = useSyncExternalStore(desk.busy.subscribe, () => desk.busy.has(id))
  const note = notes.find((one) => one.id === id) ?? null
  return stateOf<Request, Refusal>(local, { note, message: desk.messages.get(id) }, isChecking)
}

/**
 * What a screen has drawn of an outcome while the member was on it, and the page visible, is read:
 * not before, for its code may be lost or break. After each drawing: the same request may have
 * another outcome.
 * @param noteId null while nothing of one is drawn
 */
export function useMarkRead(noteId: string | null): void {
  const isHere = useIsHere()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (noteId !== null && isVisible && isHere()) markRead(desk.messages, noteId)
  })
}

/** Asked when the answer comes: the sheet may be closed by then, or its screen left. */
function useIsWatched(isShown: boolean): () => boolean {
  const isHere = useIsHere()
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
