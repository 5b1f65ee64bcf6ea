import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/format'
import { resettle } from '../ledger/resettlement'
import type { OrderLineDetails } from '../records/use-order-line-details'
import { useSettlementEvidence } from '../ledger/use-ledger'
import { isDemo, usePlatform } from '../member/member'
import { returnOf } from '../records/order-sums'
import { OrderNumbers } from '../records/EntryRow'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText, NetAmount } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { SplitRow } from '@/ui/layout'
import { config } from '@/config'
import { OrderPicks, RETURN_KINDS } from './OrderPicks'
import { receiptOf } from './receipt'
import { ReceiptActions } from './ReceiptActions'
import { ResettlementMark } from './ResettlementMark'
import { useResettlementWords } from './use-resettlement-words'

/** The receipt of an order. */
export function OrderSheet({ order, facts, onClose }: { order: Order; facts: OrderLineDetails; onClose: () => void }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const status = order.statusText || t(order.isSettled ? 'settled' : 'shared:awaitsSettlement')
  const receipt = receiptOf(order, facts, {
    isDemo: isDemo(config, usePlatform()),
    status,
  })
  const resettled = useResettled(order, facts)
  const kind = kindOf(order, facts)
  return (
    <Sheet title={t('detail', { period: order.period })} onClose={onClose}>
      <SplitRow align="center" gap="2px 12px">
        <b>{order.gameName}</b>
        <OrderNumbers order={order} undrawn={t('hiddenNumbers')} />
      </SplitRow>
      <OrderPicks order={order} facts={facts} saysKind={kind === null} />
      <Facts>
        <Fact name={t('statusText')}>{status}</Fact>
        <Fact name={t('shared:staked')}>{moneyText(order.total)}</Fact>
        {receipt.returned !== null && <Fact name={t('shared:returned')}>{moneyText(receipt.returned)}</Fact>}
        {order.isSettled && (
          <Fact name={t('shared:net')} weight="strong">
            {receipt.net === null ? t('shared:notKnown') : <NetAmount amount={receipt.net} />}
          </Fact>
        )}
        <Fact name={t('placed')} weight="plain">
          {formatServerTime(order.lines[0]?.placedAt || '—')}
        </Fact>
        <Fact name={t('updated')} weight="plain">
          {formatServerTime(order.updatedAt || '—')}
        </Fact>
      </Facts>
      {resettled !== null && <ResettlementMark verdict={resettled.verdict} words={resettled.words} />}
      <ReceiptActions
        receipt={receipt}
        notes={[kind === null ? '' : t(RETURN_KINDS[kind]), t('common:serverTime')]}
        differences={resettled?.verdict === 'differs' ? resettled.words.texts : []}
      />
    </Sheet>
  )
}

/** How all returns are read, to be said once; null where the picks differ, or nothing is known. */
function kindOf(order: Order, { payoutOf }: OrderLineDetails): 'gross' | 'net' | null {
  const won = order.lines.filter(({ outcome }) => outcome === 'won')
  const [kind, ...others] = new Set(won.map((line) => returnOf(line, payoutOf(line)).kind))
  return kind === undefined || kind === 'recorded' || others.length > 0 ? null : kind
}

/** Null for an open order, and until this device's record is read. */
function useResettled(order: Order, facts: OrderLineDetails) {
  const evidence = useSettlementEvidence([order], facts)
  const wordsOf = useResettlementWords(facts)
  if (evidence === null || !order.isSettled) return null
  const resettlement = resettle(order, evidence)
  return { verdict: resettlement.verdict, words: wordsOf(resettlement) }
}
