import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { grossReturn, hasPublishedRules, jointOutcomes, pickOfType } from '@/lib/draw-rules'
import { subtract } from '@/lib/money/sums'
import { formatAmount } from '@/lib/money/text'
import { formatList } from '@/i18n/format'
import { formatDuration } from '@/lib/time'
import { LinkButton } from '@/shared/LinkButton'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { useSecondsLeft } from '@/ui/use-deadline'
import styles from './Draw.module.css'
import { useOptionNames } from './option-name'
import { useRefusalText } from './use-refusal-text'
import { refusalNow, type OrderStep, type ReviewedOrder } from './use-order-flow'

export interface ConfirmSheetProps {
  step: OrderStep
  game: Game
  member: Member
  options: readonly PayoutOption[]
  isLocked: boolean
  onConfirm: (order: ReviewedOrder) => void
  onMoveToOpenPeriod: (order: ReviewedOrder) => void
  onCheckAgain: () => void
  onDismissUnknown: () => void
  onClose: () => void
}

/** Review, sending, and what came of it: everything about one order stays in this sheet. */
export function ConfirmSheet(props: ConfirmSheetProps) {
  const { t } = useTranslation(['reservation', 'common'])
  const { step } = props
  const titles = {
    review: t('confirm.title'),
    sending: t('confirm.title'),
    accepted: t('confirm.doneTitle'),
    unknown: t('confirm.unknownTitle'),
  } as const
  return (
    <Sheet title={titles[step.step]} onClose={props.onClose}>
      {(step.step === 'review' || step.step === 'sending') && <Review {...props} step={step} />}
      {step.step === 'accepted' && <Accepted step={step} onClose={props.onClose} />}
      {step.step === 'unknown' && <Unknown {...props} step={step} />}
    </Sheet>
  )
}

function Review({
  step,
  game,
  member,
  options,
  isLocked,
  onConfirm,
  onMoveToOpenPeriod,
  onClose,
}: ConfirmSheetProps & { step: Extract<OrderStep, { step: 'review' | 'sending' }> }) {
  const { t } = useTranslation(['reservation', 'common'])
  const refusalText = useRefusalText()
  const nameOf = useOptionNames(game.id, options)
  const { order } = step
  // Re-reads the clock each second, so a period that ends under the open sheet is refused as it ends.
  const orderSecondsLeft = useSecondsLeft(order.closesAt)
  const secondsLeft = useSecondsLeft(game.closesAt)
  const refusal = step.step === 'sending' ? null : (refusalNow(order, game, member) ?? step.refusal)
  const serverWords = step.step === 'review' ? step.serverWords : null
  // What the platform said stands until the next tap, also when the balance it brought would refuse the order by itself.
  const failure =
    serverWords !== null ? `${t('confirm.notTaken')} ${serverWords}` : refusal === null ? null : refusalText(refusal)
  const isClosed = refusal?.reason === 'closed'
  const canMove = isClosed && game.openPeriod !== order.period && secondsLeft > 0
  const returned = useReturned(order, game, options)
  return (
    <>
      <p className={styles['confirmLead']}>
        {t('confirm.lead', { amount: moneyText(order.perNote), options: formatList(order.draft.types.map(nameOf)) })}
      </p>
      <Facts>
        <Fact name={t('confirm.period')}>{order.period}</Fact>
        <Fact name={t('confirm.notes')}>{order.draft.types.length}</Fact>
        <Fact name={t('confirm.perNote')}>{moneyText(order.perNote)}</Fact>
        <Fact name={t('confirm.total')} isStrong>
          {moneyText(order.total)}
        </Fact>
        <Fact name={t('confirm.balanceAfter')}>{moneyText(subtract(member.balance, order.total))}</Fact>
        <Fact name={returned.name}>{returned.value}</Fact>
      </Facts>
      {failure === null ? (
        <p className={styles['small']}>
          {t('confirm.periodCloses', { time: formatDuration(orderSecondsLeft) })} {t('confirm.platformFinal')}
          {returned.isKnown && ` ${t('confirm.returnedNote')}`}
        </p>
      ) : (
        <p className={styles['failure']} role="alert">
          {failure}
        </p>
      )}
      <div className={styles['pair']}>
        <Button tone="quiet" onClick={onClose}>
          {/* An order under way cannot be called back; what comes of it is told outside of the sheet too. */}
          {step.step === 'sending' ? t('common:close') : t('common:cancel')}
        </Button>
        {canMove ? (
          <Button onClick={() => onMoveToOpenPeriod(order)}>
            {t('confirm.newPeriod', { period: game.openPeriod })}
          </Button>
        ) : (
          <Button isDisabled={isClosed} isBusy={isLocked} onClick={() => onConfirm(order)}>
            {step.step === 'sending' ? t('confirm.sending') : t('confirm.confirm', { amount: moneyText(order.total) })}
          </Button>
        )}
      </div>
    </>
  )
}

/** "Returned for 2 / 1 / 0 hits: 7,800 · 3,900 · 0", only what can happen; or that nothing is published (reading 33). */
function useReturned(
  order: ReviewedOrder,
  game: Game,
  options: readonly PayoutOption[],
): { name: string; value: string; isKnown: boolean } {
  const { t } = useTranslation('reservation')
  const chosen = options.filter(({ type }) => order.draft.types.includes(type))
  const picks = chosen.flatMap(({ type }) => pickOfType(type) ?? [])
  const payout = chosen[0]?.payout ?? null
  const isOnePayout = payout !== null && chosen.every((option) => option.payout === payout)
  if (!isOnePayout) return { name: t('confirm.returned', { hits: '…' }), value: t('payoutUnknown'), isKnown: false }
  const isKnown = hasPublishedRules(game.id) && picks.length === chosen.length
  const counts = isKnown
    ? jointOutcomes(picks).map(({ hits }) => hits)
    : Array.from({ length: chosen.length + 1 }, (_, index) => chosen.length - index)
  return {
    name: t('confirm.returned', { hits: counts.join(' / ') }),
    isKnown: true,
    value: counts.map((hits) => formatAmount(grossReturn(order.perNote, payout, hits))).join(' · '),
  }
}

function Accepted({ step, onClose }: { step: Extract<OrderStep, { step: 'accepted' }>; onClose: () => void }) {
  const { t } = useTranslation('reservation')
  return (
    <div role="status">
      <p className={styles['confirmLead']}>{t('confirm.done', { period: step.order.period })}</p>
      <Facts>
        <Fact name={t('confirm.doneStaked')} isStrong>
          {moneyText(step.order.total)}
        </Fact>
        {step.balance !== null && <Fact name={t('confirm.doneBalance')}>{moneyText(step.balance)}</Fact>}
      </Facts>
      {step.unexpectedChange !== null && (
        <p className={styles['failure']} role="alert">
          {t('confirm.balanceDiffers', {
            changed: moneyText(step.unexpectedChange),
            total: moneyText(step.order.total),
          })}
        </p>
      )}
      <Button isWide onClick={onClose}>
        {t('confirm.doneContinue')}
      </Button>
    </div>
  )
}

function Unknown({
  step,
  onCheckAgain,
  onDismissUnknown,
  onClose,
}: ConfirmSheetProps & { step: Extract<OrderStep, { step: 'unknown' }> }) {
  const { t } = useTranslation('reservation')
  const { period } = step.order
  const words = {
    checking: t('confirm.unknownChecking'),
    failed: '',
    missing: t('confirm.unknownMissing', { period }),
    unclear: t('confirm.unknownUnclear'),
    found: t('confirm.unknownFound', { period }),
  } as const
  const isFound = step.verdict === 'found'
  return (
    <div role="status">
      {!isFound && <p className={styles['failure']}>{t('confirm.unknown')}</p>}
      <Facts>
        <Fact name={t('confirm.period')}>{period}</Fact>
        <Fact name={t('confirm.notes')}>{step.order.types.length}</Fact>
        <Fact name={t('confirm.perNote')}>{moneyText(step.order.perNote)}</Fact>
      </Facts>
      <p className={styles['confirmLead']}>{words[step.verdict]}</p>
      <div className={styles['stack']}>
        {isFound ? (
          <Button isWide onClick={onClose}>
            {t('confirm.doneContinue')}
          </Button>
        ) : (
          <>
            <Button isWide isBusy={step.verdict === 'checking'} onClick={onCheckAgain}>
              {t('checkAgain')}
            </Button>
            <LinkButton to={paths.orderRecord()} replace>
              {t('confirm.seeRecord')}
            </LinkButton>
            <Button isWide tone="plain" onClick={onDismissUnknown}>
              {t('confirm.unknownDismiss')}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}
