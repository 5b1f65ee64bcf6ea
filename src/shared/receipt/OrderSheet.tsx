import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { formatServerTime } from '@/i18n/server-time'
import { resettle } from '../resettlement'
import type { OrderLineDetails } from '../use-order-line-details'
import { useSettlementEvidence } from '../use-settlement-evidence'
import { isDemo } from '../is-demo'
import { usePlatform } from '../use-platform'
import { OrderNumbers } from '../OrderNumbers'
import { Eyebrow } from '@/ui/Eyebrow'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { NetAmount } from '@/ui/NetAmount'
import { Sheet } from '@/ui/Sheet'
import { config } from '@/config'
import { OrderPicks } from './OrderPicks'
import { receiptOf } from './receipt'
import { ReceiptActions } from './ReceiptActions'
import { ResettlementMark } from './ResettlementMark'
import { useResettlementWords } from './use-resettlement-words'

/** The receipt of an order. Needs the sections `record`, `reservation` and `shared`. */
export function OrderSheet({ order, facts, onClose }: { order: Order; facts: OrderLineDetails; onClose: () => void }) {
  const { t } = useTranslation(['record', 'common', 'shared'])
  const status = order.statusText || t(order.isSettled ? 'settled' : 'pending')
  const receipt = receiptOf(order, facts, {
    isDemo: isDemo(config, usePlatform()),
    status,
  })
  const resettled = useResettled(order, facts)
  return (
    <Sheet title={t('detail', { period: order.period })} onClose={onClose}>
      <Facts>
        <Fact name={order.gameName}>
          <OrderNumbers order={order} undrawn={t('hiddenNumbers')} />
        </Fact>
        <Fact name={t('statusText')}>{status}</Fact>
        <Fact name={t('shared:staked')}>{moneyText(order.total)}</Fact>
        {receipt.returned !== null && <Fact name={t('shared:returned')}>{moneyText(receipt.returned)}</Fact>}
        {order.isSettled && (
          <Fact name={t('shared:net')} isStrong>
            {receipt.net === null ? t('shared:notKnown') : <NetAmount amount={receipt.net} />}
          </Fact>
        )}
        <Fact name={t('placed')}>{formatServerTime(order.lines[0]?.placedAt || '—')}</Fact>
        <Fact name={t('updated')}>{formatServerTime(order.updatedAt || '—')}</Fact>
      </Facts>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
      <OrderPicks order={order} facts={facts} />
      {resettled !== null && <ResettlementMark verdict={resettled.verdict} words={resettled.words} />}
      <ReceiptActions receipt={receipt} differences={resettled?.verdict === 'differs' ? resettled.words.texts : []} />
    </Sheet>
  )
}

/** Null for an open order, and until this device's record is read. */
function useResettled(order: Order, facts: OrderLineDetails) {
  const evidence = useSettlementEvidence([order], facts)
  const wordsOf = useResettlementWords(facts)
  if (evidence === null || !order.isSettled) return null
  const resettlement = resettle(order, evidence)
  return { verdict: resettlement.verdict, words: wordsOf(resettlement) }
}
