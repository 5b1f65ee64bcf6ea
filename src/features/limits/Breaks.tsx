import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { joinSentences, wholeDateTime } from '@/i18n/format'
import { shownNow } from '@/lib/server-clock'
import { DialogText } from '@/shared/sheets/Dialog'
import { BreakWords } from '@/shared/limits/BreakNotice'
import { BREAK_LENGTHS, breakAt, endOfBreak, isWorthwhile, takeBreak, type BreakLength } from '@/shared/limits/breaks'
import { UNTOLD } from '@/shared/limits/limit'
import { isOwnStored } from '@/shared/limits/store'
import { isTold, useBegin, useOwnLimits } from '@/shared/limits/use-own-limits'
import { useSheets } from '@/shared/sheets/use-sheets'
import { ArmedButton } from '@/ui/ArmedButton'
import { Button } from '@/ui/Button'
import { Card, Stack } from '@/ui/layout'
import { notify } from '@/ui/feedback'
import { RadioList } from '@/ui/RadioList'
import { Sheet, SheetFoot } from '@/ui/Sheet'

/** Those that would end sooner than the one that holds are not offered: it cannot be shortened. */
export function Breaks({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own, now } = useOwnLimits(memberId)
  const begin = useBegin(memberId)
  const sheets = useSheets<'break'>()
  const until = breakAt(own.breakUntil, now)
  const offered = BREAK_LENGTHS.filter((length) => isWorthwhile(length, own, shownNow()))
  const take = (length: BreakLength) => {
    const begun = begin((before) => ({ ...before, ...takeBreak(before, length) }))
    sheets.close()
    void begun.then(({ breakUntil }) => {
      const end = breakUntil ?? UNTOLD
      const words = isTold(end) ? t('breakUntil', { time: wholeDateTime(end) }) : t('refusal.onBreak')
      notify(isOwnStored(memberId) ? words : joinSentences([words, t('notStored')]))
    })
  }
  return (
    <section aria-label={t('breaks')}>
      <Stack gap={3}>
        {until !== null && (
          <Card>
            <BreakWords until={until} />
          </Card>
        )}
        {offered.length > 0 && (
          <Button tone="quiet" isWide onClick={() => sheets.open('break')}>
            {t(until === null ? 'breakTake' : 'breakLonger')}
          </Button>
        )}
      </Stack>
      {sheets.current === 'break' && (
        <BreakSheet
          title={t(until === null ? 'breakTake' : 'breakLonger')}
          offered={offered}
          endOf={(length) => (now === null ? null : endOfBreak(length, now))}
          onTake={take}
          onClose={sheets.close}
        />
      )}
    </section>
  )
}

/** What is chosen is told with its end above the button, which starts it. */
function BreakSheet({
  title,
  offered,
  endOf,
  onTake,
  onClose,
}: {
  title: string
  offered: readonly BreakLength[]
  /** Null while the platform tells no time. */
  endOf: (length: BreakLength) => number | null
  onTake: (length: BreakLength) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['limits', 'shared'])
  const [wanted, setWanted] = useState<BreakLength | null>(null)
  // Another tab may have taken a longer one meanwhile.
  const chosen = offered.find((length) => length === wanted) ?? offered[0]
  if (chosen === undefined) return null
  const names: Readonly<Record<BreakLength, string>> = {
    day: t('breakDay'),
    week: t('shared:span.week'),
    days30: t('shared:span.days30'),
    weeks6: t('breakWeeks6'),
  }
  const end = endOf(chosen)
  return (
    <Sheet title={title} onClose={onClose}>
      <Stack gap={3}>
        <RadioList
          label={title}
          options={offered.map((key) => ({ key, name: names[key] }))}
          chosen={chosen}
          onChoose={setWanted}
        />
        <DialogText>
          {joinSentences(
            end === null
              ? [t('breakUntold'), t('breakRule')]
              : [t('breakHolds', { time: wholeDateTime(end) }), t('breakRule'), t('breakOpen')],
          )}
        </DialogText>
        <SheetFoot>
          <ArmedButton isWide onClick={() => onTake(chosen)}>
            {t('breakStart')}
          </ArmedButton>
        </SheetFoot>
      </Stack>
    </Sheet>
  )
}
