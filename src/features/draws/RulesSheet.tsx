import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format-list'
import { chanceOf, grossReturn, jointOutcomes, keptOnAverage, ruleOf, type GameRules } from '@/lib/game-rules'
import { subtract } from '@/lib/money/sums'
import { money, type Money } from '@/lib/money/text'
import { formatDecimal, formatPercent } from '@/lib/decimal-text'
import { optionName, useOptionNames } from '@/shared/option-name'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { Prose } from '@/ui/Prose'
import { chancePercent, oddsGroups } from './odds'
import styles from './RulesSheet.module.css'
import { useChanceText } from './use-chance-text'

const PER = money('1000')

/** Says what is known, and explicitly what is not (readings 33, 35, 81). */
export function RulesSheet({
  rules,
  description,
  options,
  chosen,
  perNote,
  way,
  onClose,
}: {
  /** Null: not published. */
  rules: GameRules | null
  description: string
  options: readonly PayoutOption[]
  chosen: ReadonlySet<string>
  perNote: Money | null
  /** To where more is known. */
  way?: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation(['reservation', 'common'])
  return (
    <Sheet title={t('rulesTitle')} onClose={onClose}>
      <Prose className={styles['rules']}>
        <h3>{t('rulesOfPlatform')}</h3>
        <p>{description === '' ? t('rulesNoText') : description}</p>
        {rules === null ? (
          <p>{t('rulesNotPublished')}</p>
        ) : (
          <>
            <h3>{t('rulesAsRead')}</h3>
            <p>{t('rulesDraw')}</p>
            <OddsTable rules={rules} options={options} />
            <p>{t('rulesAssumption')}</p>
            <JointTable rules={rules} options={options.filter(({ type }) => chosen.has(type))} perNote={perNote} />
          </>
        )}
        <h3>{t('rulesPayoutTitle')}</h3>
        <PayoutMeaning rules={rules} options={options} />
        <h3>{t('rulesTimingTitle')}</h3>
        <p>{t('rulesTiming')}</p>
      </Prose>
      {way}
    </Sheet>
  )
}

function OddsTable({ rules, options }: { rules: GameRules; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const chanceText = useChanceText()
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
            const rule = ruleOf(rules, option.type)
            return (
              <tr key={option.type}>
                <th scope="row">{optionName(rules, option, t)}</th>
                <td>{rule === null ? t('rulesUnknown') : chanceText(chanceOf(rules, rule))}</td>
                <td>{option.payout === null ? t('payoutUnknown') : formatDecimal(option.payout)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

/** Not the product of the chances: the options depend on each other. */
function JointTable({
  rules,
  options,
  perNote,
}: {
  rules: GameRules
  options: readonly PayoutOption[]
  perNote: Money | null
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const chanceText = useChanceText()
  const chosen = options.flatMap(({ type }) => ruleOf(rules, type) ?? [])
  const payout = options[0]?.payout ?? null
  const hasReturn = payout !== null && perNote !== null && options.every((option) => option.payout === payout)
  return (
    <>
      <h3 id="joint">{t('rulesJointTitle')}</h3>
      {chosen.length < 2 ? (
        <p>{t('rulesJointPick')}</p>
      ) : (
        <>
          <p>{t('rulesJointText')}</p>
          <table className={styles['table']} aria-labelledby="joint">
            <thead>
              <tr>
                <th scope="col">{t('rulesHits')}</th>
                <th scope="col">{t('rulesChanceHead')}</th>
                {hasReturn && <th scope="col">{t('shared:returned')}</th>}
              </tr>
            </thead>
            <tbody>
              {jointOutcomes(rules, chosen).map(({ hits, chance }) => (
                <tr key={hits}>
                  <th scope="row">{hits}</th>
                  <td>{chanceText(chance)}</td>
                  {hasReturn && <td>{moneyText(grossReturn(perNote, payout, hits))}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </>
  )
}

function PayoutMeaning({ rules, options }: { rules: GameRules | null; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const payouts = [...new Set(options.flatMap(({ payout }) => payout ?? []))]
  const groups = oddsGroups(rules, options) ?? []
  if (payouts.length === 0) return <p>{t('rulesPayoutUnknown')}</p>
  return (
    <>
      {payouts.map((payout) => {
        const gross = grossReturn(PER, payout, 1)
        const net = subtract(gross, PER)
        const amounts = { stake: moneyText(PER), gross: moneyText(gross), net: moneyText(net) }
        return <p key={payout}>{t('rulesPayoutGross', { payout: formatDecimal(payout), ...amounts })}</p>
      })}
      {groups.map(({ types, chance, payout }) => {
        const text = t('rulesBreakEven', {
          needed: formatPercent(1, Number(payout)),
          chance: chancePercent(chance),
          kept: moneyText(keptOnAverage(PER, payout, chance)),
          per: moneyText(PER),
        })
        const options = formatList(types.map(nameOf))
        return <p key={types.join()}>{groups.length > 1 ? t('forOptions', { options, text }) : text}</p>
      })}
    </>
  )
}
