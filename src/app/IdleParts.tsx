import { useEffect, useSyncExternalStore } from 'react'
import { useKnownMember } from '@/shared/member/member'
import { onServerDate, serverClockVersion } from '@/lib/server-clock'
import { keysBeginningWith } from '@/lib/storage'
import { useIsLoggedIn } from '@/session/store'
import { keptCode } from '@/shared/load/load-code'
import { awaitedPeriods } from '@/shared/money-request/awaited'
import { desk } from '@/shared/money-request/desk'
import { isUntold, storedMessages } from '@/shared/money-request/messages'
import { requestNotes } from '@/shared/money-request/notes'
import { useImport } from '@/shared/load/use-idle'
import { CopyFeed } from './CopyFeed'
import { LedgerFeed } from './LedgerFeed'
import { PressedLinks } from './PressedLinks'
import { SetClock } from './SetClock'

/**
 * Tells members what became of their money, keeps what was seen of draws and copies of records,
 * asks for a pressed link's data, and for everything once the clock was set back.
 */
export default function IdleParts() {
  const memberId = useKnownMember().data?.id
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      <LedgerFeed memberId={memberId} />
      <CopyFeed memberId={memberId} />
      <LeftLimits memberId={memberId} />
      <PressedLinks />
      <SetClock />
    </>
  )
}

const code = keptCode(() => import('@/shared/limits/end-own'))

/**
 * Removes own limits that an erasure of this device had to leave, once they are proven to be over.
 * A member's own stay as they are.
 */
function LeftLimits({ memberId }: { memberId: string | undefined }) {
  const isVisitor = !useIsLoggedIn()
  const version = useSyncExternalStore(onServerDate, serverClockVersion)
  useEffect(() => {
    // Nothing ends before a time is proven, and what was begun begins with its time.
    if ((memberId === undefined && !isVisitor) || version === 0) return
    const left = keysBeginningWith('tiga.limits.').filter((key) => key !== `tiga.limits.${memberId}`)
    if (left.length === 0) return
    code.forget()
    code
      .load()
      .then(({ dropEnded }) => dropEnded(memberId ?? null))
      .catch(() => undefined)
  }, [memberId, isVisitor, version])
  return null
}

/** Loads the watch only for a member with an open request, or an order whose end is not told. */
function MoneyFollower({ memberId }: { memberId: string }) {
  const notes = useSyncExternalStore(requestNotes.subscribe, requestNotes.list)
  const awaited = useSyncExternalStore(awaitedPeriods.subscribe, awaitedPeriods.list)
  const messages = useSyncExternalStore(storedMessages.subscribe, storedMessages.list)
  const untold = messages.filter((message) => isUntold(message, desk.now()))
  const hasWork = [...notes, ...awaited, ...untold].some((entry) => entry.memberId === memberId)
  const watch = useImport(() => import('./money-watch/MoneyWatch'), hasWork)
  return watch === null ? null : <watch.default memberId={memberId} />
}
