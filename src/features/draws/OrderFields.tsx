import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { unreadableIn } from '@/api/listing'
import { orderQueries } from '@/api/orders'
import { formatDecimal } from '@/lib/decimal-text'
import type { GameRules } from '@/lib/game-rules'
import { money, type Money } from '@/lib/money/text'
import { DottedLine } from '@/ui/Facts'
import { SectionHeading } from '@/ui/text'
import { Stack } from '@/ui/layout'
import { Warning } from '@/ui/Note'
import { AmountCard } from './AmountCard'
import { chancePercent, commonOdds, type CommonOdds } from './game'
import { OptionTiles } from './OptionTiles'
import { OppositeNote } from './OppositeNote'
import { offeredStakes } from './own-orders'
import { amountOf, wantsMoney } from './rules'
import type { useOrderDraft } from './use-order-draft'
import { useRefusalText } from './use-refusal-text'

/** Of an order whose amount is not typed yet. */
const PER = money('1000')

export function OrderFields({
  form: { draft, chosen, refusal, toggle, changeAmount },
  rules,
  options,
  balance,
  isDisabled,
  onOdds,
}: {
  form: Pick<ReturnType<typeof useOrderDraft>, 'draft' | 'chosen' | 'refusal' | 'toggle' | 'changeAmount'>
  rules: GameRules | null
  options: readonly PayoutOption[]
  /** Null: not readable. */
  balance: Money | null
  isDisabled: boolean
  onOdds: () => void
}) {
  const { t } = useTranslation(['reservation', 'messages'])
  const refusalText = useRefusalText()
  const { data: orders, isPending } = useQuery(orderQueries.list())
  // Of a record that is not known whole, the last stake is not known.
  const isKnown = orders !== undefined && unreadableIn(orders) === 0
  const isAboutOptions = refusal?.kind === 'chooseNumber'
  const common = commonOdds(rules, options)
  const words = refusal === null ? null : refusalText(refusal)
  return (
    <div>
      <SectionHeading
        action={
          <button type="button" onClick={onOdds}>
            <Odds odds={common} />
          </button>
        }
      >
        {t('choose')}
      </SectionHeading>
      <Stack>
        <div>
          <OptionTiles
            rules={rules}
            options={options}
            areOddsSaid={common !== null}
            chosen={chosen}
            isDisabled={isDisabled}
            error={isAboutOptions ? words : null}
            onToggle={toggle}
          />
          <OppositeNote rules={rules} options={options} types={draft.types} perNote={amountOf(draft) ?? PER} />
        </div>
        <AmountCard
          amountText={draft.amountText}
          offered={isPending ? undefined : isKnown && balance !== null ? offeredStakes(orders, balance) : []}
          isDisabled={isDisabled}
          error={isAboutOptions ? null : words}
          onChange={changeAmount}
        />
        {wantsMoney(refusal) && <Warning>{t('messages:neverPay')}</Warning>}
      </Stack>
    </div>
  )
}

/** "each 50.0% · pays 1.95× ›": what opens the odds says them. */
function Odds({ odds }: { odds: CommonOdds | null }) {
  const { t } = useTranslation('reservation')
  const more = <span aria-hidden="true">{'\u00a0'}›</span>
  if (odds === null)
    return (
      <>
        {t('seeOdds')}
        {more}
      </>
    )
  const { chance, payout } = odds
  return (
    <>
      <span className="visually-hidden">{t('seeOdds')}</span>{' '}
      {chance === null && payout === null ? (
        <>
          {t('oddsUnknown')}
          {more}
        </>
      ) : (
        <DottedLine
          parts={[
            chance === null ? t('rulesUnknown') : t('chanceEach', { chance: chancePercent(chance) }),
            <>
              {payout === null ? t('payoutUnknown') : t('paysShort', { payout: formatDecimal(payout) })}
              {more}
            </>,
          ]}
        />
      )}
    </>
  )
}
