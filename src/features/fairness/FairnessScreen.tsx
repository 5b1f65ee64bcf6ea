import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { gameQueries } from '@/api/games'
import { type Order, orderQueries } from '@/api/orders'
import { formatWhole } from '@/lib/decimal-text'
import { rulesOf } from '@/lib/game-rules'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useCopied } from '@/domain/copies/use-copied'
import { useLedger, useSettlementSources } from '@/domain/ledger/use-ledger'
import { PushedScreen } from '@/kit/PushedScreen'
import { hasFailed, useIsPendingCapped } from '@/kit/query/query-state'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Card, Stack } from '@/ui/layout'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { MenuRow } from '@/ui/Row'
import { Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Caption } from '@/ui/text'
import { CHECK_NAMES, worstOf, type CheckName, type FairnessChecks, Sign, VerdictLine } from './fairness-checks'
import { useUnchangedResultsCheck, useSettlementCheck } from './LedgerChecks'
import { useDrawsCheck, useOwnResultsCheck } from './StatisticChecks'

/** Whether draws, results and settlements are what they should be, as far as a device can tell. */
export default function FairnessScreen() {
  const { t } = useTranslation(['fairness', 'shared'])
  const [search] = useSearchParams()
  const [key, id] = [search.get('key') ?? '', search.get('id') ?? '']
  if (key === '' || id === '') return <Navigate to={paths.draws()} replace />
  return (
    <PushedScreen title={t('checkDraws')} fallback={paths.draw({ key, id })}>
      <GameFairness key={`${key}|${id}`} gameKey={key} gameId={id} />
    </PushedScreen>
  )
}

const NONE: readonly Order[] = []

function GameFairness({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation('fairness')
  const game = useCopied(gameQueries.one(gameKey))
  const observations = useLedger(gameId)
  const history = useCopied(gameQueries.history(gameKey))
  const orders = useCopied(orderQueries.list())
  const details = useOrderLineDetails(orders.data ?? NONE)
  const evidence = useSettlementSources(orders.data ?? NONE, details)
  const checks: FairnessChecks = {
    draws: useDrawsCheck(rulesOf(gameId), observations, history.data),
    past: useUnchangedResultsCheck(game.data, observations),
    own: useOwnResultsCheck(details.isComplete ? orders.data : undefined, details.payoutOf),
    settled: useSettlementCheck(orders.data, evidence),
  }
  const seen = useMemo(() => {
    const drawn = (history.data ?? []).filter(({ numbers }) => numbers !== null)
    return new Set([...(observations ?? []), ...drawn].map(({ period }) => period)).size
  }, [observations, history.data])
  const queries = [game, history, orders]
  const isWhole = CHECK_NAMES.every((name) => checks[name] !== undefined)
  // The verdict stands above all rows, and moves them if it comes late.
  const isAwaited = useIsPendingCapped(!isWhole && !queries.some(hasFailed))
  if (game.data !== undefined && game.data.id !== gameId) return <Navigate to={paths.draws()} replace />
  if (isAwaited)
    return (
      <LoadingBlock>
        <Stack>
          <Skeleton height={88} />
          <SkeletonRows count={CHECK_NAMES.length} height={52} isFlat isOneLine />
        </Stack>
      </LoadingBlock>
    )
  const worst = worstOf(checks)
  return (
    <Stack>
      {(worst !== null || isWhole) && (
        <Card>
          <Stack gap={2}>
            {game.data !== undefined && <Caption as="p">{game.data.name}</Caption>}
            <Overall checks={checks} worst={worst} seen={seen} />
          </Stack>
        </Card>
      )}
      <AsyncBlock
        queries={{ game, history, orders }}
        what={t([game, history].some(hasFailed) ? 'row.draws' : 'row.settled')}
        skeleton={<SkeletonRows count={1} height={52} isFlat isOneLine />}
      />
      <Rows checks={checks} verdictCheck={worst ?? (isWhole ? 'draws' : null)} />
      <Note>{t('chance')}</Note>
    </Stack>
  )
}

function Overall({ checks, worst, seen }: { checks: FairnessChecks; worst: CheckName | null; seen: number }) {
  const { t } = useTranslation(['fairness', 'reservation'])
  // A game whose rules are not published stays untested, however many draws are seen.
  const named = worst ?? (checks.draws?.tone === 'open' ? 'draws' : null)
  const part = named === null ? undefined : checks[named]
  const verdict =
    named === null || part === undefined
      ? t('seen', { verdict: t('usual'), number: formatWhole(seen) })
      : (part.verdict ?? t('reservation:forOptions', { options: t(`row.${named}`), text: part.value }))
  return <VerdictLine tone={part?.tone ?? 'usual'}>{verdict}</VerdictLine>
}

/** @param told of which the verdict above them tells */
function Rows({ checks, verdictCheck }: { checks: FairnessChecks; verdictCheck: CheckName | null }) {
  const { t } = useTranslation('fairness')
  const sheets = useSheets<CheckName>()
  const opened = CHECK_NAMES.find((name) => name === sheets.current)
  const part = opened === undefined ? undefined : checks[opened]
  return (
    <div>
      {CHECK_NAMES.map((name) => {
        const { tone, value } = checks[name] ?? {}
        if (tone === undefined) return null
        return (
          <MenuRow
            key={name}
            as="button"
            aria-haspopup="dialog"
            label={t(`row.${name}`)}
            value={name === verdictCheck ? undefined : value}
            picture={<Sign tone={tone} />}
            onClick={() => sheets.open(name)}
          />
        )
      })}
      {opened !== undefined && part !== undefined && (
        <Sheet title={t(`asks.${opened}`)} onClose={sheets.close}>
          <Stack>
            {part.isSaidBelow !== true && <VerdictLine tone={part.tone}>{part.verdict ?? part.value}</VerdictLine>}
            {part.text !== '' && <Note kind="hint">{part.text}</Note>}
            {part.figures}
          </Stack>
        </Sheet>
      )}
    </div>
  )
}
