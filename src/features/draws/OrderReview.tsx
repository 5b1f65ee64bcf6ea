import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { joinSentences } from '@/i18n/sentences'
import { ruleOf, rulesOf, type GameRules, type PaidPick } from '@/lib/game-rules'
import { multiply, subtract } from '@/lib/money/sums'
import type { ReviewState } from '@/domain/money-request/request-sheets'
import { useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { useOptionNames } from '@/domain/records/use-order-line-details'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Countdown, useHasPassed } from '@/ui/Countdown'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { FormError } from '@/ui/fields'
import { Figure, moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { PeriodId } from '@/ui/PeriodId'
import { SheetFoot } from '@/ui/Sheet'
import { useTimeout } from '@/ui/use-event'
import { ReturnDistribution, OppositePicksWarning } from './ReturnDistribution'
import { useRefusalText } from './order-texts'
import styles from './draws.module.css'
import { orderRequestRefusal, oppositePicksToWarnOf, type OrderRefusal, type OrderRequest } from './rules'
import type { useOrderRequest } from './use-order-request'

export interface OrderSheetProps {
  game: Game
  options: readonly PayoutOption[]
  member: Member
  order: ReturnType<typeof useOrderRequest>
  onClose: () => void
}

interface ReviewProps {
  state: ReviewState<OrderRequest, OrderRefusal>
}

export function OrderReview({
  state,
  game,
  member,
  options,
  order: { isLocked, confirm, moveToOpenPeriod },
  onClose,
}: ReviewProps & OrderSheetProps) {
  const { t } = useTranslation(['reservation', 'common'])
  const order = state.request
  const hasClosed = useHasPassed(game.closesAt)
  const { refusal, failure } = useBlockingReason({ state, game, member })
  const isClosed = refusal?.kind === 'closed'
  const canMoveToOpenPeriod = isClosed && game.openPeriod !== order.period && !hasClosed
  const isBlocked = isClosed || refusal?.kind === 'noPeriod'
  const isSending = state.status === 'sending'
  const confirmLabel = useConfirmLabel(state)
  const onConfirm = () => confirm(order)
  const pickReturns = usePickReturns(order, options)
  const rules = rulesOf(order.gameId)
  const picks = paidPicksOf(rules, order, options)
  const oppositePicks = oppositePicksToWarnOf(rules, options, order.types, order.perNote)
  return (
    <>
      <DescriptionList>
        <Detail name={t('period')}>
          {order.gameId !== game.id && <span>{`${order.gameName} `}</span>}
          <PeriodId id={order.period} />
        </Detail>
        <Detail name={t('confirm.closesIn')}>
          {order.closesAt === null ? t('common:closingUnknown') : <Countdown deadline={order.closesAt} />}
        </Detail>
        {member.balance !== null && (
          <Detail name={t('confirm.balanceAfter')}>
            <Figure>{moneyText(subtract(member.balance, order.total))}</Figure>
          </Detail>
        )}
        {picks === null &&
          pickReturns.facts.map(({ name, value }) => (
            <Detail key={name} name={name}>
              {value}
            </Detail>
          ))}
      </DescriptionList>
      <OppositePicksWarning rules={rules} options={options} types={order.types} perNote={order.perNote} isInReview />
      {rules !== null && picks !== null ? (
        // If the order has only two opposite picks, the warning about them already covers every
        // outcome.
        !(oppositePicks.length > 0 && order.types.length === 2) && (
          <ReturnDistribution rules={rules} picks={picks} perNote={order.perNote} total={order.total} />
        )
      ) : (
        <Note>
          {joinSentences([t('confirm.platformDecides'), pickReturns.isAnyKnown ? t('confirm.returnedNote') : ''])}
        </Note>
      )}
      <SheetFoot>
        <FormError>{failure}</FormError>
        {isSending && <StillSending />}
        <div className={styles['buttons']}>
          <Button tone="plain" onClick={onClose}>
            {/* While the order is being sent, it can no longer be cancelled, so the button says
                "Close". After a tap on Close, a toast reports the outcome. */}
            {isSending ? t('common:close') : t('common:cancel')}
          </Button>
          {/* Because of the different keys, React mounts a new button for the next round, and a
              new `ArmedButton` ignores taps for 600 ms. So if the round closes just before a tap
              on Confirm, the tap does not press the button for the next round. */}
          {canMoveToOpenPeriod ? (
            <ArmedButton key="move" onClick={() => moveToOpenPeriod(order)}>
              {t('confirm.newPeriod', { period: game.openPeriod })}
            </ArmedButton>
          ) : (
            <ArmedButton key={`confirm ${order.period}`} isDisabled={isBlocked} isBusy={isLocked} onClick={onConfirm}>
              {confirmLabel}
            </ArmedButton>
          )}
        </div>
      </SheetFoot>
    </>
  )
}

/** After this time without an answer, a sentence says that the order must not be sent again. */
const STILL_SENDING_MS = 5000

function StillSending() {
  const { t } = useTranslation('reservation')
  const [isLong, setIsLong] = useState(false)
  useTimeout(() => setIsLong(true), STILL_SENDING_MS)
  return <div role="status">{isLong && <Note kind="hint">{t('confirm.stillSending')}</Note>}</div>
}

function useConfirmLabel(state: ReviewState<OrderRequest, OrderRefusal>): string {
  const { t } = useTranslation('reservation')
  const { lookUp } = useUnknownOutcomeTexts()
  if (state.status !== 'sending') return t('confirm.confirm', { amount: moneyText(state.request.total) })
  return state.isChecking ? lookUp('order', 'checking') : t('confirm.sending')
}

function useBlockingReason({ state, game, member }: ReviewProps & Pick<OrderSheetProps, 'game' | 'member'>): {
  refusal: OrderRefusal | null
  failure: string | null
} {
  const { t } = useTranslation(['reservation', 'messages'])
  const textOfRefusal = useRefusalText()
  const { closesAt } = state.request
  // Renders again when the round closes, so an order on the open sheet is refused at once.
  const hasClosed = useHasPassed(closesAt)
  if (state.status === 'sending') return { refusal: null, failure: null }
  const nowMs = (closesAt ?? 0) - (hasClosed ? 0 : 1)
  const currentRefusal = orderRequestRefusal(state.request, game, member, nowMs)
  const refusal = currentRefusal ?? (state.status === 'review' ? state.refusal : null)
  // The platform's refusal is shown even if our own rules now refuse the order as well.
  if (state.status === 'refused')
    return { refusal, failure: t('messages:told', { title: t('messages:order.refused.title'), text: state.words }) }
  return { refusal, failure: refusal === null ? null : textOfRefusal(refusal) }
}

/**
 * Returns a row for each chosen option, with its return if it wins (reading 33). If no payout is
 * known, returns one row that says so.
 */
function usePickReturns(
  order: OrderRequest,
  options: readonly PayoutOption[],
): { facts: { name: string; value: string }[]; isAnyKnown: boolean } {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rulesOf(order.gameId), options)
  const chosenOptions = options.filter(({ type }) => order.types.includes(type))
  const isAnyKnown = chosenOptions.some(({ payout }) => payout !== null)
  const returnRows = chosenOptions.map(({ type, payout }) => ({
    name: t('confirm.optionReturns', { option: nameOf(type) }),
    value: payout === null ? t('payoutUnknown') : moneyText(multiply(order.perNote, payout)),
  }))
  return { isAnyKnown, facts: isAnyKnown ? returnRows : [{ name: t('returnIfAny'), value: t('payoutUnknown') }] }
}

/** Returns null if the rule or the payout of a pick is not published. */
function paidPicksOf(
  rules: GameRules | null,
  { types }: OrderRequest,
  options: readonly PayoutOption[],
): PaidPick[] | null {
  const picks = types.flatMap((type) => {
    const rule = ruleOf(rules, type)
    const payout = options.find((option) => option.type === type)?.payout ?? null
    return rule === null || payout === null ? [] : [{ rule, payout }]
  })
  return picks.length === types.length ? picks : null
}
