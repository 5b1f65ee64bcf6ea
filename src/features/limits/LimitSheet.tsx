import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { wholeDateTime } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import type { Money } from '@/lib/money/text'
import type { ProvenTime } from '@/lib/server-clock'
import { COUNTED, type LimitKind, changeLimit, mostAt, takeBack, waitingAt, type Limit } from '@/domain/limits/limit'
import { limitOf, withLimit } from '@/domain/limits/store'
import { isTold, useBegin, useOwnLimits } from '@/domain/limits/use-own-limits'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { AmountField } from '@/ui/AmountField'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Field, TextField } from '@/ui/fields'
import { FilledForm } from '@/ui/filled-form'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Stack } from '@/ui/layout'
import { wishOfMinutes, wishOfMoney, type WishRefusal } from './rules'

/** What is counted, where the name of a limit does not say it. */
function sourceOf(kind: LimitKind): 'lost' | 'toppedUp' | 'play' | null {
  if (kind === 'playDay') return 'play'
  if (kind === 'perOrder' || COUNTED[kind].of === 'staked') return null
  return COUNTED[kind].of
}

export function LimitSheet({
  memberId,
  kind,
  used,
  onClose,
}: {
  memberId: string
  kind: LimitKind
  used: string | null
  onClose: () => void
}) {
  const { t } = useTranslation(['limits', 'shared'])
  const { mostText } = useMostText()
  const { limit, now, change } = useLimit(memberId, kind)
  const most = mostAt(limit, now)
  const waiting = waitingAt(limit, now)
  const source = sourceOf(kind)
  const form = useAmountDraft<object, WishRefusal>(
    () => ({ amount: readAmount('') }),
    () => undefined,
  )
  const begin = (next: Change) => {
    change(next)
    onClose()
  }
  const wish = (most: Money | null) => begin((limit, at) => changeLimit(limit, most, at))
  const submit = () => {
    const { amount } = form.draft
    const { most, refusal } = kind === 'playDay' ? wishOfMinutes(amount.text) : wishOfMoney(amount)
    form.refuse(refusal)
    if (most !== null) wish(most)
    else form.field.current?.focus()
  }
  return (
    <Sheet title={t(`kind.${kind}`)} onClose={onClose}>
      <Facts>
        <Fact name={t('holds')} weight="strong">
          {mostText(kind, most)}
        </Fact>
        {kind !== 'perOrder' && <Fact name={t('soFar')}>{used ?? t('shared:notKnown')}</Fact>}
        {waiting !== null && (
          <Fact name={isTold(waiting.from) ? t('waits', { time: wholeDateTime(waiting.from) }) : t('waitsUntold')}>
            {mostText(kind, waiting.most)}
          </Fact>
        )}
      </Facts>
      <FilledForm onSubmit={submit}>
        <Stack gap={4}>
          <WishField kind={kind} form={form} />
          {waiting !== null && now === null && !isTold(waiting.from) && <Note kind="hint">{t('noTime')}</Note>}
          <Note>{joinSentences([source === null ? '' : t(`source.${source}`), t('rule')])}</Note>
          <SheetFoot>
            <Stack gap={3}>
              <Button type="submit" isWide>
                {t('set')}
              </Button>
              {(waiting !== null || most !== null) && (
                <Button isWide tone="plain" onClick={() => (waiting === null ? wish(null) : begin(takeBack))}>
                  {t(waiting === null ? 'remove' : 'takeBack')}
                </Button>
              )}
            </Stack>
          </SheetFoot>
        </Stack>
      </FilledForm>
    </Sheet>
  )
}

type Change = (limit: Limit, now: ProvenTime | null) => Limit

function useLimit(memberId: string, kind: LimitKind) {
  const { doneText } = useMostText()
  const { own, now } = useOwnLimits(memberId)
  const begin = useBegin(memberId)
  return {
    limit: limitOf(own, kind),
    now,
    change: (next: Change) =>
      begin(
        // Another tab may have changed it since it was drawn.
        (before, at) => withLimit(before, kind, next(limitOf(before, kind), at)),
        (own) => doneText(kind, limitOf(own, kind)),
      ),
  }
}

function WishField({
  kind,
  form: { draft, refusal, field, changeAmount },
}: {
  kind: LimitKind
  form: ReturnType<typeof useAmountDraft<object, WishRefusal>>
}) {
  const { t } = useTranslation(['limits', 'messages'])
  const id = useId()
  const words = () => {
    switch (refusal?.kind) {
      case undefined:
        return null
      case 'wrongAmount':
        return t('messages:wrongAmount')
      case 'zero':
      case 'minutes':
        return t(`error.${refusal.kind}`)
      case 'unreadable':
        return t(`messages:amountProblem.${refusal.problem}`)
    }
  }
  const error = words()
  const { text } = draft.amount
  if (kind === 'playDay')
    return (
      <TextField
        ref={field}
        name="most"
        label={t('newMinutes')}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={error}
        onChange={(minutes) => changeAmount(minutes)}
      />
    )
  return (
    <Field id={id} label={t('newLimit')} error={error}>
      <AmountField
        ref={field}
        id={id}
        name="most"
        draft={text}
        separator="comma"
        size="small"
        isWrong={error !== null}
        onChange={changeAmount}
      />
    </Field>
  )
}

export function useMostText() {
  const { t } = useTranslation(['limits', 'shared'])
  const mostText = (kind: LimitKind, most: Money | null): string => {
    if (most === null) return t('none')
    return kind === 'playDay' ? t('shared:minutes', { minutes: most }) : moneyText(most)
  }
  const doneText = (kind: LimitKind, { most, waiting }: Limit): string => {
    const limit = t(`kind.${kind}`)
    if (waiting === null) return t('done.now', { limit, most: mostText(kind, most) })
    if (!isTold(waiting.from)) return t('done.untold', { limit })
    const time = wholeDateTime(waiting.from)
    if (waiting.most === null) return t('done.none', { limit, time })
    return t('done.later', { limit, most: mostText(kind, waiting.most), time })
  }
  return { mostText, doneText }
}
