import { useTranslation } from 'react-i18next'
import { formatWhole } from '@/lib/decimal-text'
import { HARDLY_CHANCE_FROM, UNUSUAL_FROM, type Verdict } from '@/lib/stats/evidence'
import { Fact, Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'

/** Nothing of too few draws. */
export function EvidenceFigure({ log, verdict }: { log: number; verdict: Verdict }) {
  const { t } = useTranslation('fairness')
  if (verdict === 'tooFew') return null
  return (
    <div>
      <Facts>
        <Fact name={t('evidence')}>{evidenceText(log)}</Fact>
      </Facts>
      <Note>
        {t('evidenceText', { unusual: formatWhole(UNUSUAL_FROM), hardlyChance: formatWhole(HARDLY_CHANCE_FROM) })}
      </Note>
    </div>
  )
}

function evidenceText(log: number): string {
  if (log < 0) return '< 1'
  const isBeyond = log >= Math.log(HARDLY_CHANCE_FROM)
  return isBeyond ? `≥ ${formatWhole(HARDLY_CHANCE_FROM)}` : formatWhole(Math.floor(Math.exp(log)))
}
