import { createLedger, type Ledger } from './ledger'
import { ledgerMark } from './memory'
import { openLedgerStore } from './store'

let opened: Promise<Ledger> | null = null

/** The one ledger of this tab. Never part of what loads at the start. */
export function openLedger(): Promise<Ledger> {
  opened ??= openLedgerStore().then((store) => createLedger({ store, mark: ledgerMark, now: () => Date.now() }))
  return opened
}
