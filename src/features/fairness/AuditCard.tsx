import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draw } from '@/api/games'
import { formatList } from '@/i18n/format-list'
import { joinSentences } from '@/i18n/join-sentences'
import { formatWhole } from '@/lib/decimal-text'
import { rulesOf, type GameRules } from '@/lib/game-rules'
import type { Steps } from '@/lib/steps'
import { firstResults, type Observation } from '@/shared/ledger/entries'
import { useSteps } from '@/shared/use-steps'
import { Note } from '@/ui/Note'
import { auditSteps, LEAST_DRAWS, UNUSUAL_BELOW, type Audit } from './audit'
import { AuditRow } from './AuditRow'
import { CardLoading } from './CardsSkeleton'
import { Explained, Finding, Fold, type FindingTone } from './Finding'
import { figureOf } from './p-words'
import { NO_GROUNDS, RAISED_FROM, raises } from './raises'

export function AuditCard({
  gameId,
  entries,
  history,
}: {
  gameId: string
  entries: readonly Observation[]
  /** What the platform lists today; the ledger may not hold it yet. */
  history: readonly Draw[]
}) {
  const { t } = useTranslation('fairness')
  const rules = rulesOf(gameId)
  if (rules === null)
    return (
      <Finding question={t('audit.title')} tone="open" verdict={t('audit.noRules')}>
        <Explained>{t('audit.noRulesText')}</Explained>
      </Finding>
    )
  return <AuditOf rules={rules} entries={entries} history={history} />
}

function AuditOf({
  rules,
  entries,
  history,
}: {
  rules: GameRules
  entries: readonly Observation[]
  history: readonly Draw[]
}) {
  const judge = useCallback(() => judged(rules, entries, history), [rules, entries, history])
  const found = useSteps(judge)
  return found === undefined ? <CardLoading height={230} /> : <Judged {...found} />
}

/** The page may answer between its parts: each goes through all draws. */
function* judged(
  rules: GameRules,
  entries: readonly Observation[],
  history: readonly Draw[],
): Steps<{ audit: Audit; isRaised: boolean }> {
  const listed = history.flatMap(({ period, numbers }) => (numbers === null ? [] : [{ period, numbers }]))
  const draws = [...firstResults(entries), ...listed]
  yield
  const raised = raises({ ...NO_GROUNDS, games: [{ rules, draws }] })
  yield
  return { audit: yield* auditSteps(rules, draws), isRaised: raised.includes('draws') }
}

function Judged({ audit, isRaised }: { audit: Audit; isRaised: boolean }) {
  const { t } = useTranslation('fairness')
  const { verdict, text, tone } = useVerdict(audit, isRaised)
  return (
    <Finding question={t('audit.title')} tone={tone} verdict={verdict}>
      <Explained>{text}</Explained>
      <PastDraws />
      {tone !== 'open' && (
        <Fold name={t('audit.details')}>
          {audit.rows.map((row) => (
            <AuditRow key={row.test} row={row} />
          ))}
          <Note>{t('audit.holm', { level: figureOf(UNUSUAL_BELOW) })}</Note>
        </Fold>
      )}
    </Finding>
  )
}

function PastDraws() {
  const { t } = useTranslation('reservation')
  return <Note>{t('pastDraws')}</Note>
}

function useVerdict(
  { draws, rows, impossible }: Audit,
  isRaised: boolean,
): {
  verdict: string
  text: string
  tone: FindingTone
} {
  const { t } = useTranslation('fairness')
  const number = draws - impossible.length
  if (impossible.length > 0)
    return {
      verdict: t('audit.impossible', { rounds: formatList(impossible.slice(0, 3)) }),
      text: t('audit.unusualText'),
      tone: 'alarm',
    }
  if (number < LEAST_DRAWS)
    return {
      verdict: t('audit.tooFew', { number, least: LEAST_DRAWS }),
      text: t('audit.tooFewText', { least: LEAST_DRAWS }),
      tone: 'open',
    }
  if (isRaised)
    return {
      verdict: t('beyond'),
      text: joinSentences([t('beyondText', { number: formatWhole(RAISED_FROM) }), t('audit.unusualText')]),
      tone: 'alarm',
    }
  const unusual = rows.flatMap(({ test, verdict }) => (verdict === 'unusual' ? t(`test.${test}.name`) : []))
  if (unusual.length > 0)
    return {
      verdict: t('audit.unusual', { tests: formatList(unusual) }),
      text: t('audit.unusualText'),
      tone: 'unusual',
    }
  return { verdict: t('audit.usual', { number }), text: t('audit.usualText'), tone: 'usual' }
}
