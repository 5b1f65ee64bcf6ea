import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { signedMoneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { TextButton } from '@/ui/TextButton'
import { WholePeriods } from '@/ui/WholePeriods'
import { lazyPart } from '../lazy-part'
import { totalsOf } from '../order-sums'
import { OrderPicks } from '../receipt/OrderPicks'
import type { OrderLineDetails } from '../use-order-line-details'
import { SheetsBelow, useSheetStack } from '../use-sheet-stack'
import { MissingSheet } from './MissingSheet'
import { netParts } from './rules'
import { Trail } from './Trail'

const TrailSheet = lazyPart(() => import('./TrailSheet'), {
  sections: ['report'],
  missing: (sheet, loss) => <MissingSheet {...sheet} loss={loss} />,
})

interface Props {
  id: string
  order: Order
  facts: OrderLineDetails
  /** The sheet that holds all of the order, where the figure does not stand on it. */
  receipt?: (onClose: () => void) => ReactNode
}

/** The net of a settled order, in its picks. Needs the sections `record` and `shared`. */
export function OrderNetTrail({ id, order, facts, receipt }: Props) {
  const { t } = useTranslation(['record', 'shared'])
  const { net } = totalsOf([order], facts.payoutOf)
  const name = t('shared:net')
  const of = `${order.gameName} ${order.period}`
  return (
    <Trail
      id={id}
      label={t('trail.see', { figure: `${of} · ${name} ${signedMoneyText(net)}` })}
      sheet={(onClose) => (
        <TrailSheet
          title={t('trail.title', { figure: name })}
          of={of}
          lead={t('trail.record')}
          name={name}
          amount={net}
          isNet
          asOf={facts.asOf}
          parts={netParts([order], facts.payoutOf)}
          onClose={onClose}
        >
          <OrderPicks order={order} facts={facts} />
          {receipt !== undefined && <ToReceipt order={order} receipt={receipt} />}
        </TrailSheet>
      )}
    >
      <NetAmount amount={net} />
    </Trail>
  )
}

function ToReceipt({ order, receipt }: Required<Pick<Props, 'order' | 'receipt'>>) {
  const { t } = useTranslation('record')
  const sheets = useSheetStack()
  return (
    <>
      <TextButton onClick={() => sheets.open('receipt')}>
        <span>
          <WholePeriods text={t('detail', { period: order.period })} />
        </span>
      </TextButton>
      {sheets.current === 'receipt' && (
        <SheetsBelow value={sheets.pathOf('receipt')}>{receipt(sheets.close)}</SheetsBelow>
      )}
    </>
  )
}
