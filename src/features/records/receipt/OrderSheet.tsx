import { useTranslation } from 'react-i18next'
import { clsx } from 'clsx'
import type { Order, OrderLine } from '@/api/orders'
import { useServerTimeText } from '@/i18n/server-time'
import { DottedLine, Detail, DescriptionList } from '@/ui/DescriptionList'
import { Figure, Money, moneyText, signedMoneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { config } from '@/config'
import { Icon, type IconName } from '@/ui/icons'
import { Note } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { SplitRow } from '@/ui/layout'
import { Caption } from '@/ui/text'
import type { Money as Amount } from '@/lib/money/text'
import { type Difference, type Resettlement, resettle } from '@/domain/ledger/resettlement'
import type { OrderLineDetails } from '@/domain/records/use-order-line-details'
import { isDemo, usePlatform } from '@/domain/member/member'
import { type PayoutOf, isReturnUnreadable, lineFingerprintOf, netOf, returnOf } from '@/domain/records/order-sums'
import { OrderNumbers } from '@/domain/records/EntryRow'
import { useSettlementSources } from '@/domain/ledger/use-ledger'
import { withKeys } from '@/domain/records/keyed-rows'
import { receiptOf, ReceiptActions } from './ReceiptActions'
import styles from './OrderSheet.module.css'

export function OrderSheet({
  order,
  details,
  onClose,
}: {
  order: Order
  details: OrderLineDetails
  onClose: () => void
}) {
  const { t } = useTranslation(['record', 'shared', 'reservation'])
  const status = order.statusText || t(order.isSettled ? 'settled' : 'awaitsSettlement')
  const serverTimeText = useServerTimeText()
  const receipt = receiptOf(order, details, { isDemo: isDemo(config, usePlatform()), status })
  const settlementSources = useSettlementSources([order], details)
  const textsOf = useResettlementTexts(details)
  // The check is null for an open order, and until the stored results and the payouts have loaded.
  const resettlement = settlementSources !== null && order.isSettled ? resettle(order, settlementSources) : null
  const differenceTexts = resettlement === null ? [] : textsOf(resettlement)
  const hasDifferences = resettlement?.verdict === 'differs'
  const hasWon = order.lines.some(({ outcome }) => outcome === 'won')
  return (
    <Sheet
      title={`${order.gameName} · ${receipt.net === null ? status : signedMoneyText(receipt.net)}`}
      name={t('detail', { period: order.period })}
      onClose={onClose}
    >
      <DescriptionList>
        <Detail name={t('reservation:period')}>
          <SplitRow align="center" gap="0 12px">
            <PeriodId id={order.period} />
            <OrderNumbers order={order} undrawn={t('hiddenNumbers')} />
          </SplitRow>
        </Detail>
        <OrderPicks order={order} details={details} />
        {/* Only a settled order has a net result. So the status is left out if the title shows
            one. */}
        {receipt.net === null && <Detail name={t('statusText')}>{status}</Detail>}
        <Detail name={t('shared:staked')}>
          <Figure>{moneyText(order.total)}</Figure>
        </Detail>
        {receipt.returned !== null && (
          <Detail name={t('shared:returned')}>
            <Figure>{moneyText(receipt.returned)}</Figure>
            {hasWon && <Caption as="p">{t(receipt.net === null ? 'recordedOnly' : 'stakeIncluded')}</Caption>}
          </Detail>
        )}
        {isReturnUnreadable(order) && <Detail name={t('shared:returned')}>{t('unreadFigure')}</Detail>}
        {order.isSettled && receipt.net === null && (
          <Detail name={t('shared:net')} weight="strong">
            {t('shared:notKnown')}
          </Detail>
        )}
        <Detail name={t('placed')} weight="plain">
          {serverTimeText(order.lines[0]?.placedAt ?? '')}
        </Detail>
        {resettlement !== null && <ResettlementDetail {...resettlement} />}
      </DescriptionList>
      {differenceTexts.length > 0 && (
        <div className={clsx(styles['why'], hasDifferences && styles['differs'])}>
          {differenceTexts.map((text) => (
            <Note key={text} kind="hint">
              {text}
            </Note>
          ))}
        </div>
      )}
      <ReceiptActions receipt={receipt} differences={hasDifferences ? differenceTexts : []} />
    </Sheet>
  )
}

const ICONS: Record<Resettlement['verdict'], IconName> = { agreed: 'check', differs: 'warning', unknown: 'info' }

/**
 * For a check without differences, says "agrees with itself" if the drawn numbers are only in the
 * order, and not in the ledger (the results that this device has stored).
 */
function ResettlementDetail(resettlement: Resettlement) {
  const { t } = useTranslation('record')
  const { verdict } = resettlement
  const agreesWithItself = verdict === 'agreed' && !resettlement.isConfirmedByLedger
  return (
    <Detail name={t('resettled.name')} weight={verdict === 'differs' ? 'strong' : 'plain'}>
      <span className={clsx(styles['verdict'], verdict === 'differs' && styles['bad'])}>
        <Icon name={ICONS[verdict]} size={16} />
        <span>{t(`resettled.${agreesWithItself ? 'agreedByItself' : verdict}`)}</span>
      </span>
    </Detail>
  )
}

function textPair<T>({ expected, recorded }: { expected: T; recorded: T }, textOf: (value: T) => string) {
  return { expected: textOf(expected), told: textOf(recorded) }
}

/** Returns a function that explains each difference, or each reason why no check is possible. */
function useResettlementTexts({ nameOf }: OrderLineDetails): (resettlement: Resettlement) => string[] {
  const { t } = useTranslation('record')
  const differenceText = (difference: Difference) => {
    switch (difference.what) {
      case 'numbers':
        return t(
          'resettled.numbers',
          textPair(difference, (numbers) => numbers.join('\u00a0·\u00a0')),
        )
      case 'outcome':
        return t('resettled.outcome', {
          option: nameOf(difference.line),
          ...textPair(difference, (outcome) => t(outcome)),
        })
      case 'return':
        return t('resettled.return', { option: nameOf(difference.line), ...textPair(difference, moneyText) })
      case 'total':
        return t('resettled.total', textPair(difference, moneyText))
    }
  }
  return (resettlement) => {
    switch (resettlement.verdict) {
      case 'agreed':
        return []
      case 'differs':
        return resettlement.differences.map(differenceText)
      case 'unknown':
        return resettlement.reasons.map((reason) => t(`resettled.why.${reason}`))
    }
  }
}

/** The signed figure is the net of a pick, so a return never looks like a gain (reading 47). */
function OrderPicks({ order, details: { payoutOf, nameOf } }: { order: Order; details: OrderLineDetails }) {
  const isOnlyPick = order.lines.length === 1
  return withKeys(order.lines, lineFingerprintOf).map((line) => (
    <Detail key={line.key} name={nameOf(line)}>
      <OutcomeFigure line={line} net={isOnlyPick ? null : netOf(line, payoutOf(line))} />
      {!isOnlyPick && (
        <Caption as="p" size="large">
          <LineSums line={line} payoutOf={payoutOf} />
        </Caption>
      )}
    </Detail>
  ))
}

/** If `net` is null, only the name of the outcome is shown. */
function OutcomeFigure({ line, net }: { line: OrderLine; net: Amount | null }) {
  const { t } = useTranslation(['record', 'shared'])
  if (line.outcome === 'pending') return <span>{t('awaitsSettlement')}</span>
  const outcomeName = t(line.outcome)
  if (net === null) return <span>{outcomeName}</span>
  return (
    <>
      <span className="visually-hidden">{`${outcomeName} `}</span>
      <Money amount={net} isSigned />
    </>
  )
}

function LineSums({ line, payoutOf }: { line: OrderLine; payoutOf: PayoutOf }) {
  const { t } = useTranslation('record')
  const { returned, kind } = returnOf(line, payoutOf(line))
  const stakedText = moneyText(line.stake)
  if (line.outcome !== 'won' || returned === null) return <span>{t('line.staked', { staked: stakedText })}</span>
  const sums = { staked: stakedText, returned: moneyText(returned) }
  return <DottedLine parts={t(kind === 'recorded' ? 'stakedRecorded' : 'stakedReturned', sums)} />
}
