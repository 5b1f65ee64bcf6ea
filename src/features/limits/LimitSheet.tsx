import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import type { Money } from '@/lib/money/text'
import type { ProvenTime } from '@/lib/server-clock'
import {
  COUNTING_RULES,
  type LimitKind,
  requestLimit,
  capAt,
  cancelRaise,
  pendingRaiseAt,
  type Limit,
} from '@/domain/limits/limit'
import { limitOfKind, withLimit } from '@/domain/limits/store'
import { isTimeKnown, useChangeLimits, useOwnLimits } from '@/domain/limits/use-own-limits'
import { readAmount, useAmountDraft } from '@/kit/forms/amount-draft'
import { AmountField } from '@/ui/AmountField'
import { Button } from '@/ui/Button'
import { Detail, DescriptionList } from '@/ui/DescriptionList'
import { Field, TextField } from '@/ui/fields'
import { AutofillForm } from '@/ui/autofill-form'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Stack } from '@/ui/layout'
import { requestedLimitOfMinutes, requestedLimitOfMoney, type RequestedLimitRefusal } from './rules'

/** Returns the key of a text on how the limit is counted; null if the limit's name says enough. */
function explanationKeyOf(kind: LimitKind): 'lost' | 'toppedUp' | 'play' | null {
  if (kind === 'playDay') return 'play'
  if (kind === 'perOrder' || COUNTING_RULES[kind].of === 'staked') return null
  return COUNTING_RULES[kind].of
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
  const { capText } = useCapTexts()
  const { limit, now, change } = useLimit(memberId, kind)
  const cap = capAt(limit, now)
  const pendingRaise = pendingRaiseAt(limit, now)
  const explanationKey = explanationKeyOf(kind)
  const form = useAmountDraft<object, RequestedLimitRefusal>(
    () => ({ amount: readAmount('') }),
    () => undefined,
  )
  const applyAndClose = (next: LimitChange) => {
    change(next)
    onClose()
  }
  const submitCap = (newCap: Money | null) => applyAndClose((before, time) => requestLimit(before, newCap, time))
  const submit = () => {
    const { amount } = form.draft
    const { cap, refusal } = kind === 'playDay' ? requestedLimitOfMinutes(amount.text) : requestedLimitOfMoney(amount)
    form.refuse(refusal)
    if (cap !== null) submitCap(cap)
    else form.field.current?.focus()
  }
  return (
    <Sheet title={t(`kind.${kind}`)} onClose={onClose}>
      <DescriptionList>
        <Detail name={t('holds')} weight="strong">
          {capText(kind, cap)}
        </Detail>
        {kind !== 'perOrder' && <Detail name={t('soFar')}>{used ?? t('shared:notKnown')}</Detail>}
        {pendingRaise !== null && (
          <Detail
            name={
              isTimeKnown(pendingRaise.from)
                ? t('waits', { time: formatNonBreakingDateTime(pendingRaise.from) })
                : t('waitsUntold')
            }
          >
            {capText(kind, pendingRaise.most)}
          </Detail>
        )}
      </DescriptionList>
      <AutofillForm onSubmit={submit}>
        <Stack gap={3}>
          <RequestedLimitField kind={kind} form={form} />
          {pendingRaise !== null && now === null && !isTimeKnown(pendingRaise.from) && (
            <Note kind="hint">{t('noTime')}</Note>
          )}
          <Note>{joinSentences([explanationKey === null ? '' : t(`source.${explanationKey}`), t('rule')])}</Note>
          <SheetFoot>
            <Stack gap={3}>
              <Button type="submit" isWide>
                {t('set')}
              </Button>
              {(pendingRaise !== null || cap !== null) && (
                <Button
                  isWide
                  tone="plain"
                  onClick={() => (pendingRaise === null ? submitCap(null) : applyAndClose(cancelRaise))}
                >
                  {t(pendingRaise === null ? 'remove' : 'takeBack')}
                </Button>
              )}
            </Stack>
          </SheetFoot>
        </Stack>
      </AutofillForm>
    </Sheet>
  )
}

type LimitChange = (limit: Limit, now: ProvenTime | null) => Limit

function useLimit(memberId: string, kind: LimitKind) {
  const { doneText } = useCapTexts()
  const { own, now } = useOwnLimits(memberId)
  const changeLimits = useChangeLimits(memberId)
  return {
    limit: limitOfKind(own, kind),
    now,
    change: (next: LimitChange) =>
      changeLimits(
        // The limit is read again, because another tab may have changed it since the last render.
        (before, time) => withLimit(before, kind, next(limitOfKind(before, kind), time)),
        (own) => doneText(kind, limitOfKind(own, kind)),
      ),
  }
}

function RequestedLimitField({
  kind,
  form: { draft, refusal, field, changeAmount },
}: {
  kind: LimitKind
  form: ReturnType<typeof useAmountDraft<object, RequestedLimitRefusal>>
}) {
  const { t } = useTranslation(['limits', 'messages'])
  const id = useId()
  const errorText = () => {
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
  const error = errorText()
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

export function useCapTexts() {
  const { t } = useTranslation(['limits', 'shared'])
  const capText = (kind: LimitKind, most: Money | null): string => {
    if (most === null) return t('none')
    return kind === 'playDay' ? t('shared:minutes', { minutes: most }) : moneyText(most)
  }
  const doneText = (kind: LimitKind, { most, waiting }: Limit): string => {
    const limitName = t(`kind.${kind}`)
    if (waiting === null) return t('done.now', { limit: limitName, most: capText(kind, most) })
    if (!isTimeKnown(waiting.from)) return t('done.untold', { limit: limitName })
    const time = formatNonBreakingDateTime(waiting.from)
    if (waiting.most === null) return t('done.none', { limit: limitName, time })
    return t('done.later', { limit: limitName, most: capText(kind, waiting.most), time })
  }
  return { capText, doneText }
}
