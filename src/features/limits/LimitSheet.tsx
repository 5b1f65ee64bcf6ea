import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences, wholeDateTime } from '@/i18n/format'
import type { Money } from '@/lib/money/text'
import type { ProvenTime } from '@/lib/server-clock'
import { COUNTED, type LimitKind, changeLimit, mostAt, takeBack, waitingAt, type Limit } from '@/domain/limits/limit'
import { limitOf, withLimit } from '@/domain/limits/store'
import { isTold, useBegin, useOwnLimits } from '@/domain/limits/use-own-limits'
import { AmountField } from '@/ui/AmountField'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { Field, TextField } from '@/ui/fields'
import { FilledForm } from '@/ui/filled-form'
import { moneyText } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Stack } from '@/ui/layout'
import { readMostMinutes, readMostMoney, type WishProblem } from './rules'

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
  const { mostText, doneText } = useMostText()
  const { own, now } = useOwnLimits(memberId)
  const [draft, setDraft] = useState('')
  const [problem, setProblem] = useState<WishProblem | null>(null)
  const limit = limitOf(own, kind)
  const most = mostAt(limit, now)
  const waiting = waitingAt(limit, now)
  const source = sourceOf(kind)
  const begin = useBegin(memberId)
  const change = (next: (limit: Limit, now: ProvenTime | null) => Limit) => {
    begin(
      // Another tab may have changed it since it was drawn.
      (before, at) => withLimit(before, kind, next(limitOf(before, kind), at)),
      (own) => doneText(kind, limitOf(own, kind)),
    )
    onClose()
  }
  const wish = (most: Money | null) => change((limit, at) => changeLimit(limit, most, at))
  const submit = (event: FormEvent) => {
    const read = kind === 'playDay' ? readMostMinutes(draft) : readMostMoney(draft)
    setProblem(read.problem)
    if (read.most !== null) wish(read.most)
    else event.currentTarget.querySelector('input')?.focus()
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
          <WishField
            kind={kind}
            draft={draft}
            problem={problem}
            onChange={(text, found) => {
              setDraft(text)
              setProblem(found)
            }}
          />
          {waiting !== null && now === null && !isTold(waiting.from) && <Note kind="hint">{t('noTime')}</Note>}
          <Note>{joinSentences([source === null ? '' : t(`source.${source}`), t('rule')])}</Note>
          <SheetFoot>
            <Stack gap={3}>
              <Button type="submit" isWide>
                {t('set')}
              </Button>
              {(waiting !== null || most !== null) && (
                <Button isWide tone="plain" onClick={() => (waiting === null ? wish(null) : change(takeBack))}>
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

function WishField({
  kind,
  draft,
  problem,
  onChange,
}: {
  kind: LimitKind
  draft: string
  problem: WishProblem | null
  onChange: (draft: string, problem: WishProblem | null) => void
}) {
  const { t } = useTranslation(['limits', 'messages'])
  const id = useId()
  const words = () => {
    switch (problem) {
      case null:
        return null
      case 'amount':
        return t('messages:wrongAmount')
      case 'zero':
      case 'minutes':
        return t(`error.${problem}`)
      default:
        return t(`messages:amountProblem.${problem}`)
    }
  }
  const error = words()
  if (kind === 'playDay')
    return (
      <TextField
        name="most"
        label={t('newMinutes')}
        inputMode="numeric"
        autoComplete="off"
        value={draft}
        error={error}
        onChange={(text) => onChange(text, null)}
      />
    )
  return (
    <Field id={id} label={t('newLimit')} error={error}>
      <AmountField
        id={id}
        name="most"
        draft={draft}
        separator="comma"
        size="small"
        isWrong={error !== null}
        onChange={onChange}
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
