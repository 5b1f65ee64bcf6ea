import { useTranslation } from 'react-i18next'
import type { Game, PayoutOption } from '@/api/games'
import { formatList } from '@/i18n/format'
import { type Chance, expectedLoss, ruleOf, rulesOf, type GameRules } from '@/lib/game-rules'
import { money } from '@/lib/money/text'
import { formatDecimal, formatPercent } from '@/lib/decimal-text'
import { useOptionNames } from '@/domain/records/use-order-line-details'
import { DottedLine } from '@/ui/DescriptionList'
import { moneyText } from '@/ui/Money'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Prose } from '@/ui/text'
import { chancePercent, oddsGroups, oddsOf, statedMinutes } from './game'
import { FairnessLink } from './HistorySheet'
import styles from './RulesSheet.module.css'

const SAMPLE_STAKE = money('1000')

/** Shows the known rules of a game, and says which rules are unknown (readings 33, 35, 81). */
export function RulesSheet({
  game,
  options,
  onClose,
}: {
  game: Game
  options: readonly PayoutOption[]
  onClose: () => void
}) {
  const { t } = useTranslation('reservation')
  const { description } = game
  const isDescriptionOnlyInterval = statedMinutes(description) !== null
  const rules = rulesOf(game.id)
  const areWinRulesKnown = rules !== null && options.every(({ type }) => ruleOf(rules, type) !== null)
  const isAnyPayoutKnown = options.some(({ payout }) => payout !== null)
  const missingRules = [
    ...(description === '' ? (['text'] as const) : []),
    ...(areWinRulesKnown ? [] : (['wins'] as const)),
    ...(options.length > 0 && options.every(({ payout }) => payout !== null) ? [] : (['payout'] as const)),
  ]
  return (
    <Sheet title={t('rulesTitle')} onClose={onClose}>
      <Prose className={styles['rules']}>
        {(rules !== null || isAnyPayoutKnown) && (
          <>
            <OddsOfEach rules={rules} options={options} />
            <BreakEven rules={rules} options={options} />
            {isAnyPayoutKnown && <p>{t('confirm.returnedNote')}</p>}
          </>
        )}
        {rules !== null && (
          <>
            <h3>{t('rulesAsRead')}</h3>
            <p>{t('rulesDraw')}</p>
          </>
        )}
        {missingRules.length > 0 && (
          <p>{t('rulesMissing', { what: formatList(missingRules.map((part) => t(`rulesMissingOf.${part}`))) })}</p>
        )}
        {description !== '' && !isDescriptionOnlyInterval && (
          <>
            <h3>{t('rulesOfPlatform')}</h3>
            <p>{description}</p>
          </>
        )}
        <h3>
          <DottedLine parts={[t('rulesTimingTitle'), ...(isDescriptionOnlyInterval ? [description] : [])]} />
        </h3>
        <p>{t('rulesTiming')}</p>
      </Prose>
      <SheetFoot>
        <FairnessLink game={game} />
      </SheetFoot>
    </Sheet>
  )
}

/** Shows the odds as a table, or as one text if all options have the same odds. */
function OddsOfEach({ rules, options }: { rules: GameRules | null; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const chanceText = (chance: Chance) =>
    t('rulesChance', { hits: chance.winningCount, outcomes: chance.outcomeCount, share: chancePercent(chance) })
  const groups = oddsGroups(rules, options)
  const [firstGroup, ...otherGroups] = groups ?? []
  if (firstGroup !== undefined && otherGroups.length === 0) {
    const payout = t('paysShort', { payout: formatDecimal(firstGroup.payout) })
    return (
      <p className={styles['odds']}>
        <span>{formatList(firstGroup.types.map(nameOf))}</span> <br />
        <b>
          <DottedLine parts={[chanceText(firstGroup.chance), payout]} />
        </b>
      </p>
    )
  }
  const rows = groups ?? options.map((option) => ({ types: [option.type], ...oddsOf(rules, option) }))
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

function BreakEven({ rules, options }: { rules: GameRules | null; options: readonly PayoutOption[] }) {
  const { t } = useTranslation('reservation')
  const nameOf = useOptionNames(rules, options)
  const groups = oddsGroups(rules, options) ?? []
  return groups.map(({ types, chance, payout }) => {
    const text = t('rulesBreakEven', {
      needed: formatPercent(1, Number(payout)),
      kept: moneyText(expectedLoss(SAMPLE_STAKE, payout, chance)),
      per: moneyText(SAMPLE_STAKE),
    })
    return (
      <p key={types.join()}>
        {groups.length > 1 ? t('forOptions', { options: formatList(types.map(nameOf)), text }) : text}
      </p>
    )
  })
}
