import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import type { Withdrawal } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { lazyPart } from '../lazy-part'
import { PartMissing } from '../PartMissing'
import type { QueryState } from '../query-state'
import type { OrderLineDetails } from '../use-order-line-details'
import { useSheets } from '../use-sheets'
import type { Share, TrailPart } from './rules'
import styles from './Trail.module.css'

/** A figure and what it is the sum of. */
export interface TrailFigure {
  /** Of its own on the screen. */
  id: string
  name: string
  /** What stands on the screen, if it is more than the name and the amount. */
  words?: string
  /** The day or month that the figure is of, if its name does not say it. */
  of?: string | undefined
  amount: Money
  isNet?: boolean
  /** Whose figure it is; the records' own, unless said otherwise. */
  lead?: string
  /** They sum to the amount. Empty where nothing stands between the figure and its entries. */
  parts?: readonly TrailPart[]
  /** Stakes of the listed orders that no net counts yet. */
  stillOpen?: Money | undefined
  /** The share tells which of the orders count. Null: no list tells of it. */
  entries: { orders: readonly Order[]; share: Share } | { withdrawals: readonly Withdrawal[] } | null
  /** What the entries come from, where it may be on its way or lost. */
  query?: QueryState
  /** The figure is the platform's own: its entries are held against it. */
  isHeld?: boolean
  /** Entries that are missing in the list. */
  unreadable?: number
  isFiltered?: boolean
  facts: OrderLineDetails
  /** Epoch ms, where its entries come from this device's copy; that of the orders by default. */
  asOf?: number | null
}

const TrailSheet = lazyPart(() => import('./TrailSheet'), {
  sections: ['record', 'report', 'reservation'],
  missing: ({ figure, onClose }, loss) => (
    <Sheet title={figure.name} onClose={onClose}>
      <PartMissing loss={loss} />
    </Sheet>
  ),
})

/** A figure that unfolds. Needs the section `record`. */
export function Trail({ children, ...figure }: TrailFigure & { children: ReactNode }) {
  const { t } = useTranslation('record')
  const sheets = useSheets<string>()
  const { name, of, amount, isNet = false, words = `${name} ${(isNet ? signedMoneyText : moneyText)(amount)}` } = figure
  const sheet = `trail:${figure.id}`
  return (
    <>
      <button
        type="button"
        className={styles['trail']}
        aria-label={t('trail.see', { figure: of === undefined ? words : `${of} · ${words}` })}
        onClick={() => sheets.open(sheet)}
      >
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === sheet && <TrailSheet figure={figure} onClose={sheets.close} />}
    </>
  )
}
