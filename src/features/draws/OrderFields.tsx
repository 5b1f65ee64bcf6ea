import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { PayoutOption } from '@/api/games'
import { unreadableIn } from '@/api/listing'
import { orderQueries } from '@/api/orders.queries'
import type { GameRules } from '@/lib/game-rules'
import { money, type Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { Stack } from '@/ui/Stack'
import { Warning } from '@/ui/Warning'
import { AmountCard } from './AmountCard'
import { KeepsNote } from './KeepsNote'
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
  const { t } = useTranslation(['reservation', 'messages', 'shared'])
  const refusalText = useRefusalText()
  const { data: orders, isPending } = useQuery(orderQueries.list())
  // Of a record that is not known whole, the last stake is not known.
  const isKnown = orders !== undefined && unreadableIn(orders) === 0
  const isAboutOptions = refusal?.kind === 'chooseNumber'
  const words = refusal === null ? null : refusalText(refusal)
  return (
    <div>
      <SectionHeading
        action={
          <button type="button" onClick={onOdds}>
            {t('seeOdds')}
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
        <KeepsNote rules={rules} options={options} />
        <Note isCentered>
          <Link to={paths.limits()}>{t('shared:limits')}</Link>
        </Note>
      </Stack>
    </div>
  )
}
