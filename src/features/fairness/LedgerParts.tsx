import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Game } from '@/api/games'
import { formatWhole } from '@/lib/decimal-text'
import { formatDateTime } from '@/i18n/format'
import { utcText } from '@/lib/time'
import { type Observation, alarmsIn, firstResults } from '@/shared/ledger/entries'
import { LedgerAlarms } from '@/shared/ledger/LedgerAlarms'
import { saveCsv } from '@/shared/records/save-csv'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { notify } from '@/ui/feedback'
import { Note } from '@/ui/Note'
import type { Order } from '@/api/orders'
import { paths } from '@/paths'
import { LinkButton } from '@/shared/links'
import type { ResettlementTotals, SettlementEvidence } from '@/shared/ledger/resettlement'
import { useResettlementTotals } from '@/shared/ledger/use-ledger'
import { type Part, useKept } from './parts'

export function usePastPart(game: Game | undefined, entries: readonly Observation[] | null): Part | undefined {
  const { t } = useTranslation('fairness')
  const changes = useMemo(() => alarmsIn(entries ?? []).length, [entries])
  if (game === undefined || entries === null) return undefined
  const [first] = entries
  const rest = {
    text: t('ledger.text'),
    figures: (
      <>
        <LedgerAlarms entries={entries} game={game} most={Infinity} isInSheet />
        {first !== undefined && (
          <>
            <LedgerFacts entries={entries} began={first.seenAt} />
            <Export game={game.name} entries={entries} />
          </>
        )}
      </>
    ),
  }
  if (changes > 0) return { tone: 'alarm', value: t('ledger.changed', { number: changes }), ...rest }
  if (first === undefined) return { tone: 'open', value: t('ledger.none'), ...rest }
  return { tone: 'usual', value: t('ledger.same'), ...rest }
}

function LedgerFacts({ entries, began }: { entries: readonly Observation[]; began: number }) {
  const { t } = useTranslation('fairness')
  return (
    <Facts>
      <Fact name={t('ledger.rounds')}>{formatWhole(firstResults(entries).length)}</Fact>
      <Fact name={t('ledger.began')}>{formatDateTime(began)}</Fact>
    </Facts>
  )
}

/** As evidence: each result as it was seen, with the time of no zone in particular. */
function Export({ game, entries }: { game: string; entries: readonly Observation[] }) {
  const { t } = useTranslation(['fairness', 'messages', 'record'])
  const save = async () => {
    await saveCsv('tiga-draws.csv', {
      head: [t('record:csv.game'), t('record:csv.period'), t('ledger.details')],
      items: entries,
      rowsOf: ({ period, numbers, seenAt, source }) => {
        const seen = { numbers: numbers.join('\u00a0·\u00a0'), time: `${utcText(seenAt)} UTC` }
        return [[game, period, t(`messages:changed.seen.${source}`, seen)]]
      },
    })
    notify(t('record:exported'))
  }
  return (
    <Button tone="quiet" onClick={() => void save()}>
      {t('record:exportCsv')}
    </Button>
  )
}

export function useSettledPart(
  orders: readonly Order[] | undefined,
  evidence: SettlementEvidence | null,
): Part | undefined {
  const { t } = useTranslation('fairness')
  const totals = useKept(useResettlementTotals(orders, evidence))
  if (totals === undefined) return undefined
  const { settled, agreed, differing, unknown } = totals
  const rest = { text: t('settled.text'), figures: <SettledFigures totals={totals} /> }
  if (settled === 0) return { tone: 'open', value: t('settled.none'), ...rest }
  if (differing > 0) return { tone: 'alarm', value: t('settled.differ', { differing, settled }), ...rest }
  const value = unknown > 0 ? t('settled.agreedSome', { agreed, unknown }) : t('settled.agreed', { agreed, settled })
  return { tone: agreed === 0 ? 'open' : 'usual', value, ...rest }
}

function SettledFigures({ totals }: { totals: ResettlementTotals }) {
  const { t } = useTranslation(['fairness', 'common'])
  const { settled, agreed, differing, unknown } = totals
  if (settled === 0) return null
  return (
    <>
      <Facts>
        <Fact name={t('settled.agreedName')}>{formatWhole(agreed)}</Fact>
        <Fact name={t('settled.differName')}>{formatWhole(differing)}</Fact>
        <Fact name={t('settled.unknownName')}>{formatWhole(unknown)}</Fact>
      </Facts>
      <Note>{t('settled.unknownText')}</Note>
      <LinkButton to={paths.orderRecord()} replace>
        {t('common:taskRecord')}
      </LinkButton>
    </>
  )
}
