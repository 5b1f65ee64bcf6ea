import { useTranslation } from 'react-i18next'
import { formatPercent, formatWhole } from '@/lib/decimal-text'
import { Note } from '@/ui/Note'
import { noticeableOf, type AuditRow as Row } from './audit'
import { Figure } from './Figure'
import { usePWords } from './use-p-words'

/** One test: what it asks, of how many draws, what came out, and what it would have noticed. */
export function AuditRow({ row }: { row: Row }) {
  const { t } = useTranslation('fairness')
  const pWords = usePWords()
  const { test, sample, p, adjusted, verdict } = row
  const noticeable = noticeableOf(row)
  return (
    <Figure name={t(`test.${test}.name`)} verdict={verdict}>
      <Note kind="hint">{t(`test.${test}.asks`)}</Note>
      <Note>{t(test === 'repeats' ? 'audit.pairs' : 'audit.sample', { number: formatWhole(sample) })}</Note>
      {p !== null && adjusted !== null && <Note>{pWords(p, adjusted)}</Note>}
      {noticeable !== null && (
        <Note>
          {t(`notices.${test}`, {
            share: formatPercent(noticeable.share, 1),
            fair: formatPercent(noticeable.fair, 1),
          })}
        </Note>
      )}
    </Figure>
  )
}
