import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { PayoutOption } from '@/api/games'
import { countUnreadable } from '@/api/listing'
import { orderQueries } from '@/api/orders'
import { formatDecimal } from '@/lib/decimal-text'
import type { GameRules } from '@/lib/game-rules'
import type { Money } from '@/lib/money/text'
import { DottedLine } from '@/ui/DescriptionList'
import { SectionHeading } from '@/ui/text'
import { Card, SplitRow } from '@/ui/layout'
import { Note } from '@/ui/Note'
import { chancePercent, commonOdds, type Odds as KnownOdds } from './game'
import type { AmountProblem } from '@/lib/money/amount-text'
import { AmountPills, AmountField } from '@/ui/AmountField'
import { FieldError } from '@/ui/fields'
import { IconButton } from '@/ui/Button'
import { OptionTiles } from './OptionTiles'
import { OppositePicksWarning } from './ReturnDistribution'
import { offeredStakes } from './rules'
import { useRefusalText } from './order-texts'
import type { useOrderDraft } from './use-order-draft'
import styles from './draws.module.css'

const ERROR_ID = 'options-error'
/** The amount field and the button refer to the form by this id, because they are outside of it. */
export const ORDER_FORM_ID = 'order'

export function OrderFields({
  form: { draft, amountText, chosen, refusal, field, tiles, toggle, changeAmount },
  rules,
  options,
  balance,
  isDisabled,
  onOdds,
}: {
  form: ReturnType<typeof useOrderDraft>
  rules: GameRules | null
  options: readonly PayoutOption[]
  /** Null if the balance cannot be read. */
  balance: Money | null
  isDisabled: boolean
  onOdds: () => void
}) {
  const { t } = useTranslation('reservation')
  const textOfRefusal = useRefusalText()
  const { data: orders, isPending } = useQuery(orderQueries.list())
  // If some orders cannot be read, the member's latest stake is unknown.
  const isLastStakeKnown = orders !== undefined && countUnreadable(orders) === 0
  const isRefusalAboutOptions = refusal?.kind === 'chooseNumber'
  const sharedOdds = commonOdds(rules, options)
  const refusalMessage = refusal === null ? null : textOfRefusal(refusal)
  return (
    <>
      <div>
        <SectionHeading
          action={
            !isRefusalAboutOptions && (
              <button type="button" onClick={onOdds}>
                <Odds odds={sharedOdds} />
              </button>
            )
          }
        >
          {/* The message replaces the heading, because an extra line would move the amount
              field under a finger. */}
          {isRefusalAboutOptions ? (
            <span id={ERROR_ID} className={styles['choose']} role="alert">
              {refusalMessage}
            </span>
          ) : (
            t('choose')
          )}
        </SectionHeading>
        <OptionTiles
          ref={tiles}
          rules={rules}
          options={options}
          hasCommonOdds={sharedOdds !== null}
          chosen={chosen}
          isDisabled={isDisabled}
          errorId={isRefusalAboutOptions ? ERROR_ID : undefined}
          onToggle={toggle}
        />
      </div>
      <div>
        {!isDisabled && (
          <AmountCard
            amountText={amountText}
            field={field}
            offered={isPending ? undefined : isLastStakeKnown && balance !== null ? offeredStakes(orders, balance) : []}
            error={isRefusalAboutOptions ? null : refusalMessage}
            onChange={changeAmount}
          />
        )}
        {/* The warning is below the amount field, because a warning above the field would
              move the field under a finger. */}
        <OppositePicksWarning rules={rules} options={options} types={draft.types} perNote={draft.perNote} />
      </div>
    </>
  )
}

/** The text of the button that opens the odds: "Each 50.0% · pays 1.95× ›". */
function Odds({ odds }: { odds: KnownOdds | null }) {
  const { t } = useTranslation('reservation')
  const withArrow = (text: string) => (
    <>
      <span>{text}</span>
      <span aria-hidden="true">{'\u00a0›'}</span>
    </>
  )
  if (odds === null) return withArrow(t('seeOdds'))
  const { chance, payout } = odds
  const chanceText = chance === null ? t('rulesUnknown') : t('chanceEach', { chance: chancePercent(chance) })
  const parts = [
    `${chanceText.charAt(0).toUpperCase()}${chanceText.slice(1)}`,
    withArrow(payout === null ? t('payoutUnknown') : t('paysShort', { payout: formatDecimal(payout) })),
  ]
  return (
    <>
      <span className="visually-hidden">{t('seeOdds')}</span>{' '}
      {chance === null && payout === null ? withArrow(t('oddsUnknown')) : <DottedLine parts={parts} />}
    </>
  )
}

function AmountCard({
  amountText,
  field,
  offered,
  error,
  onChange,
}: {
  amountText: string
  field: RefObject<HTMLInputElement | null>
  /** The suggested stakes. Undefined while they load; their space is then reserved. */
  offered: readonly Money[] | undefined
  error: string | null
  onChange: (amountText: string, problem?: AmountProblem | null) => void
}) {
  const { t } = useTranslation(['reservation', 'shared'])
  const clearAmount = () => {
    onChange('')
    // The clear button disappears with the text, so the focus moves to the field.
    field.current?.focus()
  }
  return (
    <Card>
      <SplitRow align="baseline" gap="4px 12px">
        <Note as="label" kind="hint" htmlFor="amount">
          {t('amount')}
        </Note>
        <AmountField
          ref={field}
          id="amount"
          name="amount"
          form={ORDER_FORM_ID}
          size="small"
          draft={amountText}
          separator="comma"
          isWrong={error !== null}
          onChange={onChange}
        >
          {amountText !== '' && <IconButton icon="close" label={t('clear')} onClick={clearAmount} />}
        </AmountField>
      </SplitRow>
      {offered === undefined ? (
        <div className={styles['awaited']} />
      ) : (
        <AmountPills label={t('shared:amounts')} amounts={offered} separator="comma" onChoose={onChange} />
      )}
      {error !== null && (
        <div className={styles['error']} role="alert">
          <FieldError id="amount-error">{error}</FieldError>
        </div>
      )}
    </Card>
  )
}
