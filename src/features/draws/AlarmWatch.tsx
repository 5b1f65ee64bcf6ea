import { useEffect } from 'react'
import { alarmsIn } from '@/shared/ledger/entries'
import { useLedger } from '@/shared/ledger/use-ledger'

/** Tells whether this device has seen a result of the game change. */
export default function AlarmWatch({ gameId, onTell }: { gameId: string; onTell: (hasAlarm: boolean) => void }) {
  const entries = useLedger(gameId)
  const hasAlarm = entries !== null && alarmsIn(entries).length > 0
  useEffect(() => onTell(hasAlarm), [hasAlarm, onTell])
  return null
}
