import { useTranslation } from 'react-i18next'
import type { Game, PayoutOption } from '@/api/games'
import {
  grossReturn,
  hasPublishedRules,
  jointOutcomes,
  keptOnAverage,
  OUTCOMES,
  pickOfType,
  winningOutcomes,
  type Pick,
} from '@/lib/draw-rules'
import { subtract } from '@/lib/money/sums'
import { formatAmount, money, type Money } from '@/lib/money/text'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import styles from './Draw.module.css'
import { optionName } from './option-name'
import { percent } from './percent'

/** What the averages are told for. */
const PER = money('1000')

/** Odds, what the payout means, closing and settlement: what is known, and in so many words what is not (readings 33, 35, 81). */
export function RulesSheet({
  game,
  options,
  chosen,
  perNote,
  onClose,
}: {
  game: Game
  options: readonly PayoutOption[]
  chosen: ReadonlySet<string>
  perNote: Money | null
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'common'])
  const isPublished = hasPublishedRules(game.id)
  const payout = options[0]?.payout ?? null
  return (
    <Sheet title={t('rulesTitle')} onClose={onClose}>
      <div className={styles['rules']}>
        <h3>{t('rulesOfPlatform')}</h3>
        <p>{game.description === '' ? t('rulesNoText') : game.description}</p>
        {isPublished ? <p>{t('rulesDraw')}</p> : <p>{t('rulesNotPublished')}</p>}
        {isPublished && <OddsTable game={game} options={options} />}
        {isPublished && <JointTable options={options} chosen={chosen} perNote={perNote} />}
        <h3>{t('rulesPayoutTitle')}</h3>
        {payout === null ? (
          <p>{t('rulesPayoutUnknown')}</p>
        ) : (
          <PayoutMeaning payout={payout} isPublished={isPublished} />
        )}
        <h3>{t('rulesTimingTitle')}</h3>
        <p>{t('rulesTiming')}</p>
      </div>
    </Sheet>
  )
}

function OddsTable({ game, options }: { game: Game; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  return (
    <>
      <h3 id="odds">{t('rulesOddsTitle')}</h3>
      <table className={styles['table']} aria-labelledby="odds">
        <thead>
          <tr>
            <th scope="col">{t('rulesOption')}</th>
            <th scope="col">{t('rulesChanceHead')}</th>
            <th scope="col">{t('rulesPayoutHead')}</th>
          </tr>
        </thead>
        <tbody>
          {options.map((option) => {
            const pick = pickOfType(option.type)
            const winning = pick === null ? null : winningOutcomes(pick)
            return (
              <tr key={option.type}>
                <th scope="row">{optionName(game.id, option, t)}</th>
                <td>
                  {winning === null
                    ? t('rulesUnknown')
                    : `${t('rulesChance', { hits: winning, outcomes: OUTCOMES })} (${percent(winning, OUTCOMES)})`}
                </td>
                <td>{option.payout ?? t('payoutUnknown')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

function JointTable({
  options,
  chosen,
  perNote,
}: {
  options: readonly PayoutOption[]
  chosen: ReadonlySet<string>
  perNote: Money | null
}) {
  const { t } = useTranslation('reservation')
  const mine = options.filter(({ type }) => chosen.has(type))
  const picks = mine.flatMap(({ type }): Pick[] => {
    const pick = pickOfType(type)
    return pick === null ? [] : [pick]
  })
  const payout = mine[0]?.payout ?? null
  const hasReturn = payout !== null && perNote !== null && mine.every((option) => option.payout === payout)
  return (
    <>
      <h3 id="joint">{t('rulesJointTitle')}</h3>
      {picks.length < 2 ? (
        <p>{t('rulesJointPick')}</p>
      ) : (
        <>
          <p>{t('rulesJointText')}</p>
          <table className={styles['table']} aria-labelledby="joint">
            <thead>
              <tr>
                <th scope="col">{t('rulesHits')}</th>
                <th scope="col">{t('rulesChanceHead')}</th>
                {hasReturn && <th scope="col">{t('rulesReturn')}</th>}
              </tr>
            </thead>
            <tbody>
              {jointOutcomes(picks).map(({ hits, outcomes }) => (
                <tr key={hits}>
                  <th scope="row">{hits}</th>
                  <td>
                    {t('rulesChance', { hits: outcomes, outcomes: OUTCOMES })} ({percent(outcomes, OUTCOMES)})
                  </td>
                  {hasReturn && <td>{formatAmount(grossReturn(perNote, payout, hits))}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

function PayoutMeaning({ payout, isPublished }: { payout: string; isPublished: boolean }) {
  const { t } = useTranslation('reservation')
  const gross = grossReturn(PER, payout, 1)
  const winning = winningOutcomes('big')
  return (
    <>
      <p>
        {t('rulesPayoutGross', {
          payout,
          stake: moneyText(PER),
          gross: moneyText(gross),
          net: moneyText(subtract(gross, PER)),
        })}
      </p>
      {isPublished && (
        <p>
          {t('rulesBreakEven', {
            needed: percent(1, Number(payout)),
            chance: percent(winning, OUTCOMES),
            kept: moneyText(keptOnAverage(PER, payout, winning)),
            per: formatAmount(PER),
          })}
        </p>
      )}
    </>
  )
}
