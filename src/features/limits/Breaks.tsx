import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { shownNow } from '@/lib/server-clock'
import { BreakWords } from '@/shared/limits/BreakNotice'
import { BREAK_LENGTHS, breakAt, endOfBreak, isWorthwhile, takeBreak, type BreakLength } from '@/shared/limits/breaks'
import { UNTOLD } from '@/shared/limits/limit'
import { isOwnStored } from '@/shared/limits/store'
import { isTold, useBegin, useOwnLimits } from '@/shared/limits/use-own-limits'
import { useSheets } from '@/shared/use-sheets'
import { Card } from '@/ui/Card'
import { notify } from '@/ui/feedback'
import { MenuRow } from '@/ui/MenuRow'
import { Note } from '@/ui/Note'
import { SectionHeading } from '@/ui/SectionHeading'
import { Stack } from '@/ui/Stack'

/** Those that would end sooner than the one that holds are not offered: it cannot be shortened. */
export function Breaks({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const { own, now } = useOwnLimits(memberId)
  const begin = useBegin(memberId)
  const lengthName = useLengthName()
  const sheets = useSheets<`break.${BreakLength}`>()
  const until = breakAt(own.breakUntil, now)
  const offered = BREAK_LENGTHS.filter((length) => isWorthwhile(length, own, shownNow()))
  const chosen = offered.find((length) => sheets.current === `break.${length}`)
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
    <section aria-labelledby="breaks">
      <SectionHeading id="breaks">{t('breaks')}</SectionHeading>
      <Stack gap={3}>
        {until !== null && (
          <Card>
            <BreakWords until={until} />
          </Card>
        )}
        {offered.length > 0 && (
          <Card tight>
            {offered.map((length) => (
              <MenuRow
                key={length}
                as="button"
                label={lengthName(length)}
                value={now === null ? undefined : t('breakEnds', { time: wholeDateTime(endOfBreak(length, now)) })}
                onClick={() => sheets.open(`break.${length}`)}
              />
            ))}
          </Card>
        )}
        {offered.length > 0 && <Note>{until === null ? t('breakOffer') : t('breakLonger')}</Note>}
      </Stack>
      {chosen !== undefined && (
        <ConfirmDialog
          title={t('breakTitle', { length: lengthName(chosen) })}
          text={joinSentences([
            now === null
              ? t('breakUntold', { length: lengthName(chosen) })
              : t('breakHolds', { time: wholeDateTime(endOfBreak(chosen, now)) }),
            t('breakRule'),
            t('breakOpen'),
          ])}
          confirmLabel={t('breakStart')}
          onConfirm={() => take(chosen)}
          onClose={sheets.close}
        />
      )}
    </section>
  )
}

function useLengthName(): (length: BreakLength) => string {
  const { t } = useTranslation(['limits', 'shared'])
  const names: Record<BreakLength, string> = {
    day: t('breakDay'),
    week: t('shared:span.week'),
    days30: t('shared:span.days30'),
    weeks6: t('breakWeeks6'),
  }
  return (length) => names[length]
}
