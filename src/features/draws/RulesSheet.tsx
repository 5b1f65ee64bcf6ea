import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format'
import { chanceOf, grossReturn, keptOnAverage, ruleOf, type Chance, type GameRules } from '@/lib/game-rules'
import { money } from '@/lib/money/text'
import { formatDecimal, formatPercent } from '@/lib/decimal-text'
import { useOptionNames } from '@/shared/records/use-order-line-details'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import { Prose } from '@/ui/text'
import { chancePercent, oddsGroups } from './game'
import styles from './RulesSheet.module.css'

const PER = money('1000')

/** Says what is known, and explicitly what is not (readings 33, 35, 81). */
export function RulesSheet({
  rules,
  description,
  options,
  way,
  onClose,
}: {
  /** Null: not published. */
  rules: GameRules | null
  description: string
  options: readonly PayoutOption[]
  /** To where more is known. */
  way?: ReactNode
  onClose: () => void
}) {
  const { t } = useTranslation('reservation')
  const isWinKnown = rules !== null && options.every(({ type }) => ruleOf(rules, type) !== null)
  const missing = [
    ...(description === '' ? (['text'] as const) : []),
    ...(isWinKnown ? [] : (['wins'] as const)),
    ...(options.length > 0 && options.every(({ payout }) => payout !== null) ? [] : (['payout'] as const)),
  ]
  return (
    <Sheet title={t('rulesTitle')} onClose={onClose}>
      <Prose className={styles['rules']}>
        {rules !== null && (
          <>
            <h3>{t('rulesAsRead')}</h3>
            <p>{t('rulesDraw')}</p>
            <OddsTable rules={rules} options={options} />
          </>
        )}
        <PayoutMeaning rules={rules} options={options} />
        {rules !== null && <p>{t('rulesAssumption')}</p>}
        {missing.length > 0 && (
          <p>{t('rulesMissing', { what: formatList(missing.map((part) => t(`rulesMissingOf.${part}`))) })}</p>
        )}
        {description !== '' && (
          <>
            <h3>{t('rulesOfPlatform')}</h3>
            <p>{description}</p>
          </>
        )}
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
  const nameOf = useOptionNames(rules, options)
  const rows =
    oddsGroups(rules, options) ??
    options.map(({ type, payout }) => {
      const rule = ruleOf(rules, type)
      return { types: [type], chance: rule === null ? null : chanceOf(rules, rule), payout }
    })
  return (
    <table className={styles['table']} aria-label={t('rulesOddsTitle')}>
      <thead>
        <tr>
          <th scope="col">{t('rulesOption')}</th>
          <th scope="col">{t('rulesChanceHead')}</th>
          <th scope="col">{t('rulesPayoutHead')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ types, chance, payout }) => (
          <tr key={types.join()}>
            <th scope="row">{formatList(types.map(nameOf))}</th>
            <td>{chance === null ? '—' : chanceText(chance)}</td>
            <td>{payout === null ? '—' : formatDecimal(payout)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PayoutMeaning({ rules, options }: { rules: GameRules | null; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const payouts = [...new Set(options.flatMap(({ payout }) => payout ?? []))]
  const groups = oddsGroups(rules, options) ?? []
  return (
    <>
      {payouts.map((payout) => {
        const amounts = { stake: moneyText(PER), gross: moneyText(grossReturn(PER, payout, 1)) }
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

/** "47 of 216 (21.8%)" */
function useChanceText(): (chance: Chance) => string {
  const { t } = useTranslation('reservation')
  return (chance) => t('rulesChance', { hits: chance.winning, outcomes: chance.outcomes, share: chancePercent(chance) })
}
