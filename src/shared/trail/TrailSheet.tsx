import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '@/lib/money/text'
import { Fact, Facts } from '@/ui/Facts'
import { Lead } from '@/ui/Lead'
import { moneyText, signedMoneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Sheet } from '@/ui/Sheet'
import { SkeletonRows } from '@/ui/SkeletonRows'
import { WholePeriods } from '@/ui/WholePeriods'
import { AsyncBlock } from '../AsyncBlock'
import { CopyAge } from '../copies/CopyAge'
import type { QueryState } from '../query-state'
import type { TrailPart } from './rules'
import styles from './TrailSheet.module.css'

export interface TrailSheetProps {
  title: string
  /** The order, day or month that the figure is of, if its name does not say it. */
  of?: string | undefined
  /** Whose figure it is. */
  lead: string
  name: string
  amount: Money
  isNet?: boolean
  /** They sum to the amount. Empty where nothing stands between the figure and its lines. */
  parts?: readonly TrailPart[]
  /** What the parts come from, where that is not on the screen. */
  query?: QueryState
  /** Epoch ms, where its lines come from this device's copy. */
  asOf?: number | null | undefined
  onClose: () => void
  children?: ReactNode
}

/** Each figure that unfolds: its parts, the figure, and below them what the caller knows of it. */
export default function TrailSheet({
  title,
  of,
  lead,
  query,
  asOf = null,
  onClose,
  children,
  ...figure
}: TrailSheetProps) {
  return (
    <Sheet title={title} onClose={onClose}>
      {of !== undefined && (
        <p className={styles['of']}>
          <WholePeriods text={of} />
        </p>
      )}
      <Lead>{lead}</Lead>
      {asOf !== null && <CopyAge at={asOf} />}
      {query === undefined ? (
        <Figure {...figure} />
      ) : (
        <AsyncBlock query={query} skeleton={<SkeletonRows count={6} height={44} hasFigure isFlat />}>
          {() => <Figure {...figure} />}
        </AsyncBlock>
      )}
      {children}
    </Sheet>
  )
}

function Figure({
  name,
  amount,
  isNet = false,
  parts = [],
}: Pick<TrailSheetProps, 'name' | 'amount' | 'isNet' | 'parts'>) {
  const { t } = useTranslation(['record', 'report', 'shared'])
  const names: Record<TrailPart['kind'], string> = {
    toppedUp: t('report:toppedUp'),
    withdrawn: t('report:withdrawn'),
    staked: t('shared:staked'),
    returned: t('shared:returned'),
    settled: t('shared:settledOrders'),
    open: t('shared:stillOpen'),
  }
  return (
    <Facts>
      {parts.map((part) => (
        <Fact key={part.kind} name={names[part.kind]}>
          {signedMoneyText(part.amount)}
        </Fact>
      ))}
      <Fact name={name} isStrong>
        {isNet ? <NetAmount amount={amount} /> : moneyText(amount)}
      </Fact>
    </Facts>
  )
}
