import { lazyPart } from '@/shared/load/lazy-part'

/** No draw waits for what became of its past: see `LedgerAlarms` in `shared`. */
export const LedgerAlarms = lazyPart(() => import('@/shared/ledger/LedgerAlarms'), { missing: () => null })
