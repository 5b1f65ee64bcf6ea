import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { isZero } from '@/lib/money/text'
import { useBeforeRoundText } from '@/domain/spoiler-guard'
import { paths } from '@/paths'
import { DottedLine } from '@/ui/DescriptionList'
import { NumbersFaceDown } from '@/ui/DrawnNumbers'
import { moneyText, NetAmount } from '@/ui/Money'
import { ShortPeriodId } from '@/ui/Note'
import { Caption } from '@/ui/text'
import { useHasPassed } from '@/ui/Countdown'
import { type OpenRoundProps, PicksAndStake, type SettledRoundProps, useReveal } from './RoundCard'
import styles from './OwnRound.module.css'

/**
 * The member's round in the card of its draw, whose clock and drawn numbers it does not repeat.
 * @param props.note a line below the picks; if it is null, a line above them names the round
 */
function OwnRound({
  period,
  picks,
  note,
  end,
  isDrawing,
}: {
  period: string
  picks: ReactNode
  note: ReactNode
  end: ReactNode
  isDrawing: boolean
}) {
  const { t } = useTranslation('messages')
  return (
    <Link className={styles['round']} data-drawing={isDrawing} to={paths.orderRecord()}>
      <span className={styles['words']}>
        {note === null && (
          <Caption>
            <DottedLine parts={[t('rounds.own'), <ShortPeriodId key="id" id={period} />]} />
          </Caption>
        )}{' '}
        <b className={styles['picks']}>{picks}</b> {note !== null && <Caption>{note}</Caption>}
      </span>{' '}
      <span className={styles['end']}>{end}</span>
    </Link>
  )
}

/** Says that the round is drawn, and that the balance on the screen is from before the round. */
function Drawing() {
  const { t } = useTranslation(['reservation', 'shared'])
  const beforeRoundText = useBeforeRoundText()
  return (
    <span className={styles['drawing']}>
      <b>{t('phase.waiting')}</b>
      {beforeRoundText !== '' && (
        <Caption>
          <span>{t('shared:balance')}</span> <span>{beforeRoundText}</span>
        </Caption>
      )}
    </span>
  )
}

export function OwnOpenRound({ period: { period, closesAt }, orders }: OpenRoundProps) {
  const hasClosed = useHasPassed(closesAt)
  return (
    <OwnRound
      period={period}
      note={null}
      picks={orders.length > 0 && <PicksAndStake orders={orders} />}
      end={hasClosed ? <Drawing /> : <NumbersFaceDown size="medium" />}
      isDrawing={hasClosed}
    />
  )
}

/** Shows the net result in the same size, place and motion for a gain and a loss. */
export function OwnSettledRound({ orders, ...props }: SettledRoundProps) {
  const { t } = useTranslation(['messages', 'record'])
  const { isRevealed, round } = props
  // The card of the draw turns the numbers over, so this row only waits for them.
  const { pauseProps } = useReveal({ ...props, hasAnimation: true })
  const { period, staked, returned, net, isPartial } = round.settlement
  const sums = { staked: moneyText(staked), returned: moneyText(returned) }
  const returnedText = isZero(returned) ? t('rounds.nothing') : t('rounds.returned', { amount: sums.returned })
  return (
    <div {...pauseProps}>
      <OwnRound
        period={period}
        note={isRevealed ? <DottedLine parts={[isPartial ? t('record:stakedRecorded', sums) : returnedText]} /> : null}
        picks={orders.length > 0 && <PicksAndStake orders={orders} />}
        isDrawing={!isRevealed}
        end={
          isRevealed ? (
            !isPartial && (
              <span className={clsx(styles['net'], styles['told'])}>
                <NetAmount amount={net} size="large" />
              </span>
            )
          ) : (
            <Drawing />
          )
        }
      />
    </div>
  )
}
