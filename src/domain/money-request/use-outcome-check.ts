import { useQueryClient } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'
import { sessionStore, useSession } from '@/session/store'
import { lookUp } from './look-up'
import { moneyStore } from './money-store'
import { createRecordReader } from './record-baseline'
import { useRequestText, useShowMessageToast } from './texts'
import { useMarkRead } from './use-money-request'

/**
 * Returns the properties of `LostRequest` for an order or a withdrawal that is still without a
 * known outcome, for a sheet outside of the screen that sent the request. Null for any other
 * request, as for a top-up, whose own screen compares the platform's total.
 */
export function useOutcomeCheck(id: string) {
  const queryClient = useQueryClient()
  const requestText = useRequestText()
  const showToast = useShowMessageToast()
  const { token } = useSession()
  const pendingRequests = useSyncExternalStore(moneyStore.requests.subscribe, moneyStore.requests.list)
  const isBusy = useSyncExternalStore(moneyStore.busy.subscribe, () => moneyStore.busy.has(id))
  const pending = pendingRequests.find((request) => request.id === id) ?? null
  const [wasOpen] = useState(pending !== null)
  // The sheet shows the outcome that a look-up finds, so no toast has to show it.
  useMarkRead(wasOpen ? id : null)
  const request = pending?.request
  if (pending === null || request === undefined || request.kind === 'topUp') return null
  const isSameSession = () => sessionStore.get().token === token
  const notifier = {
    channel: () => (isSameSession() ? ('sheet' as const) : ('none' as const)),
    toast: showToast,
    canLookUp: isSameSession,
  }
  return {
    request,
    pending,
    what: requestText(request),
    lookUp: isBusy ? ('checking' as const) : pending.lookUp,
    onCheckAgain: () => void lookUp(moneyStore, pending, createRecordReader(queryClient), notifier),
    onDismiss: () => {
      if (!moneyStore.busy.has(id)) moneyStore.requests.remove(id)
    },
  }
}
