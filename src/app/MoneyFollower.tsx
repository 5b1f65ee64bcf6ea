import { useSyncExternalStore } from 'react'
import { loadSections } from '@/i18n'
import { awaitedPeriods } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { isUntold, storedMessages } from '@/shared/money-request/messages'
import { requestNotes } from '@/shared/money-request/notes'
import { useImport } from '@/shared/use-idle'

/** Loads the watch only for a member with an open request, or an order whose end is not told. */
export function MoneyFollower({ memberId }: { memberId: string }) {
  const notes = useSyncExternalStore(requestNotes.subscribe, requestNotes.list)
  const awaited = useSyncExternalStore(awaitedPeriods.subscribe, awaitedPeriods.list)
  const messages = useSyncExternalStore(storedMessages.subscribe, storedMessages.list)
  const untold = messages.filter((message) => isUntold(message, desk.now()))
  const hasWork = [...notes, ...awaited, ...untold].some((entry) => entry.memberId === memberId)
  const watch = useImport(
    () =>
      Promise.all([import('./money-watch/MoneyWatch'), loadSections(['messages', 'reservation', 'shared'])]).then(
        ([module]) => module,
      ),
    hasWork,
  )
  return watch === null ? null : <watch.default memberId={memberId} />
}
