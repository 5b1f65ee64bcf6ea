import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatWhole } from '@/lib/decimal-text'
import { formatDateTime, wholeDateTime } from '@/i18n/format-date-time'
import { alarmsIn, summaryOf, type LedgerEntry, type LedgerSummary } from '@/shared/ledger/entries'
import { Fact, Facts } from '@/ui/Facts'
import { Note } from '@/ui/Note'
import { Warning } from '@/ui/Warning'
import { Explained, Finding, Fold } from './Finding'
import { LedgerFile } from './LedgerFile'
import { gapsOf } from './gaps'
import { useLedgerState, type LedgerState } from './use-ledger-state'

/** What this device keeps of a game's results, and whether any of them has changed. */
export function LedgerCard({ gameId, entries }: { gameId: string; entries: readonly LedgerEntry[] }) {
  const { t } = useTranslation('fairness')
  const state = useLedgerState(gameId, entries)
  const changes = useMemo(() => alarmsIn(entries).length, [entries])
  const summary = useMemo(() => summaryOf(entries), [entries])
  const { periods } = summary
  const verdict = () => {
    if (changes > 0) return t('ledger.changed', { number: changes })
    return periods === 0 ? t('ledger.none') : t('ledger.same', { number: formatWhole(periods) })
  }
  return (
    <Finding
      question={t('ledger.title')}
      tone={changes > 0 ? 'alarm' : periods === 0 ? 'open' : 'fine'}
      verdict={verdict()}
    >
      <Explained>{t('ledger.text')}</Explained>
      {state !== null && <Losses state={state} />}
      <Fold name={t('ledger.details')}>
        {periods > 0 && <LedgerFacts summary={summary} state={state} />}
        <LedgerFile canSave={periods > 0} />
      </Fold>
    </Finding>
  )
}

/** What a member has to know of the record itself before they trust it. */
function Losses({ state: { chain, memory } }: { state: LedgerState }) {
  const { t } = useTranslation('fairness')
  const lost = memory.mark?.lost ?? null
  return (
    <>
      {chain.status === 'broken' && <Warning>{t('ledger.brokenText', { line: formatWhole(chain.at + 1) })}</Warning>}
      {lost !== null && (
        <Warning>{t('ledger.forgot', { began: wholeDateTime(lost.began), number: formatWhole(lost.lines) })}</Warning>
      )}
      {!memory.isLasting && <Warning>{t('ledger.notLasting')}</Warning>}
    </>
  )
}

function LedgerFacts({ summary, state }: { summary: LedgerSummary; state: LedgerState | null }) {
  const { t } = useTranslation('fairness')
  const { began, oldest, newest, gaps } = summary
  const { places, missing } = gapsOf(gaps)
  const gapsText = () => {
    if (places === 0) return t('ledger.gapsNone')
    const number = formatWhole(places)
    return missing === 0
      ? t('ledger.gapsUnclear', { places: number })
      : t('ledger.gapsOf', { places: number, missing: formatWhole(missing) })
  }
  return (
    <div>
      <Facts>
        <Fact name={t('ledger.began')}>{began === null ? '—' : formatDateTime(began)}</Fact>
        <Fact name={t('ledger.oldest')}>
          <span className="num">{oldest ?? '—'}</span>
        </Fact>
        <Fact name={t('ledger.newest')}>
          <span className="num">{newest ?? '—'}</span>
        </Fact>
        <Fact name={t('ledger.gaps')}>{gapsText()}</Fact>
        <Fact name={t('ledger.chain')}>{state === null ? '—' : t(`ledger.${state.chain.status}`)}</Fact>
      </Facts>
      <Note>{t('ledger.chainText')}</Note>
    </div>
  )
}
