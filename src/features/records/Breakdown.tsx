import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '@/api/orders'
import { add, subtract } from '@/lib/money/sums'
import { isZero, type Money, ZERO } from '@/lib/money/text'
import { paths } from '@/paths'
import { RowLink } from '@/kit/links'
import { useWithBeforeRoundText } from '@/domain/spoiler-guard'
import { dayOf } from '@/domain/records/order-sums'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Figure, moneyText, NetAmount, signedMoneyText } from '@/ui/Money'
import { Lead, Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { rowsInSpan, useSpanDates } from './time-span'
import styles from './Breakdown.module.css'

interface NetFigure {
  name: string
  amount: Money
  returned: Money
  staked: Money
  /** The orders that the figure is about. If `isOfPlatform` is false, only settled orders count. */
  orders: readonly Order[]
  isFiltered?: boolean
  /** True for a figure of the platform. Its breakdown links to the screen with these orders. */
  isOfPlatform?: boolean
  /** Stakes of open rounds that `staked` includes. */
  openStakes?: Money
}

/** A tap opens the breakdown of a net figure: the return less the stakes. */
export function Breakdown({ children, ...figure }: NetFigure & { children: ReactNode }) {
  const { t } = useTranslation('record')
  const sheets = useSheets<'breakdown'>()
  const { name, amount, isOfPlatform = false } = figure
  const countedOrders = isOfPlatform ? figure.orders : figure.orders.filter(({ isSettled }) => isSettled)
  // A single order of the list is already on the screen, so a breakdown would add nothing.
  const hasBreakdown = countedOrders.length > (isOfPlatform ? 0 : 1)
  if (!hasBreakdown) return children
  return (
    <>
      <button
        type="button"
        className={styles['breakdown']}
        aria-label={t('breakdown.see', { figure: `${name} ${signedMoneyText(amount)}` })}
        onClick={() => sheets.open('breakdown')}
      >
        <span className={styles['figure']}>{children}</span>
      </button>
      {sheets.current === 'breakdown' && (
        <BreakdownSheet {...figure} orders={countedOrders} isOfPlatform={isOfPlatform} onClose={sheets.close} />
      )}
    </>
  )
}

function BreakdownSheet({
  name,
  amount,
  returned,
  staked,
  orders,
  isFiltered = false,
  isOfPlatform,
  openStakes = ZERO,
  onClose,
}: NetFigure & { onClose: () => void }) {
  const { t } = useTranslation(['record', 'shared', 'report'])
  const spanDates = useSpanDates()
  const withBeforeRoundText = useWithBeforeRoundText()
  const { from, to } = rowsInSpan(orders, 'all', dayOf)
  const orderCount = orders.length
  const countedText =
    to !== '' &&
    withBeforeRoundText(t('totalsOver', { number: orderCount, count: orderCount, dates: spanDates({ from, to }) }))
  return (
    <Sheet title={name} name={t('breakdown.title', { figure: name })} onClose={onClose}>
      <Lead>{t(isOfPlatform ? 'breakdown.platform' : 'breakdown.record')}</Lead>
      <DescriptionList>
        <Detail name={t('shared:returned')}>
          <Figure>{signedMoneyText(returned)}</Figure>
        </Detail>
        <Detail name={t('shared:staked')}>
          <Figure>{signedMoneyText(subtract(ZERO, staked))}</Figure>
        </Detail>
        <Detail name={name} weight="strong">
          <NetAmount amount={amount} />
        </Detail>
        {!isZero(openStakes) && (
          <Detail name={t('settledNet')} weight="strong">
            <NetAmount amount={add(amount, openStakes)} />
          </Detail>
        )}
      </DescriptionList>
      {!isZero(openStakes) && <Note>{t('report:stakesPending', { amount: moneyText(openStakes) })}</Note>}
      {countedText !== false && isOfPlatform && (
        <RowLink
          to={paths.orderRecord() + (orders.every(({ isSettled }) => isSettled) ? '?state=settled' : '')}
          replace
          label={countedText}
        />
      )}
      {countedText !== false && !isOfPlatform && <Note>{countedText}</Note>}
      {isFiltered && <Note>{t('breakdown.filtered')}</Note>}
    </Sheet>
  )
}
