import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { gameQueries } from '@/api/games'
import { type Order, orderQueries } from '@/api/orders'
import { formatWholeNumber } from '@/lib/decimal-text'
import { rulesOf } from '@/lib/game-rules'
import { paths } from '@/paths'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { useCopied } from '@/domain/copies/use-copied'
import { recordVerdict } from '@/domain/ledger/draws-alarm'
import { useLedger, useSettlementSources } from '@/domain/ledger/use-ledger'
import { PushedScreen } from '@/kit/PushedScreen'
import { hasFailed, useTimeLimitedPending } from '@/kit/query/query-state'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Card, Stack } from '@/ui/layout'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { MenuRow } from '@/ui/Row'
import { Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Caption } from '@/ui/text'
import { CHECK_NAMES, worstOf, type CheckName, type FairnessChecks, ToneIcon, VerdictLine } from './fairness-checks'
import { useUnchangedResultsCheck, useSettlementCheck } from './LedgerChecks'
import { useDrawsCheck, useOwnResultsCheck } from './StatisticChecks'

/** Shows checks of a game's draws, results and settlements, as far as a device can check them. */
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

const NO_ORDERS: readonly Order[] = []

function GameFairness({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation('fairness')
  const game = useCopied(gameQueries.one(gameKey))
  const observations = useLedger(gameId)
  const history = useCopied(gameQueries.history(gameKey))
  const orders = useCopied(orderQueries.list())
  const details = useOrderLineDetails(orders.data ?? NO_ORDERS)
  const sources = useSettlementSources(orders.data ?? NO_ORDERS, details)
  const checks: FairnessChecks = {
    draws: useDrawsCheck(rulesOf(gameId), observations, history.data),
    past: useUnchangedResultsCheck(game.data, observations),
    own: useOwnResultsCheck(details.isComplete ? orders.data : undefined, details.payoutOf),
    settled: useSettlementCheck(orders.data, sources),
  }
  const drawsTone = checks.draws?.tone
  useEffect(() => {
    if (drawsTone !== undefined) recordVerdict(gameId, drawsTone === 'alarm')
  }, [gameId, drawsTone])
  const drawCount = useMemo(() => {
    const drawsWithNumbers = (history.data ?? []).filter(({ numbers }) => numbers !== null)
    return new Set([...(observations ?? []), ...drawsWithNumbers].map(({ period }) => period)).size
  }, [observations, history.data])
  const queries = [game, history, orders]
  const isComplete = CHECK_NAMES.every((name) => checks[name] !== undefined)
  // The screen waits up to 4 s for the verdict, because a late verdict would move the rows below
  // it.
  const isAwaited = useTimeLimitedPending(!isComplete && !queries.some(hasFailed))
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
  const worstCheck = worstOf(checks)
  return (
    <Stack>
      {(worstCheck !== null || isComplete) && (
        <Card>
          <Stack gap={2}>
            {game.data !== undefined && <Caption as="p">{game.data.name}</Caption>}
            <OverallVerdict checks={checks} worst={worstCheck} drawCount={drawCount} />
          </Stack>
        </Card>
      )}
      <AsyncBlock
        queries={{ game, history, orders }}
        contentName={t([game, history].some(hasFailed) ? 'row.draws' : 'row.settled')}
        skeleton={<SkeletonRows count={1} height={52} isFlat isOneLine />}
      />
      <CheckRows checks={checks} verdictCheck={worstCheck ?? (isComplete ? 'draws' : null)} />
      <Note>{t('chance')}</Note>
    </Stack>
  )
}

function OverallVerdict({
  checks,
  worst,
  drawCount,
}: {
  checks: FairnessChecks
  worst: CheckName | null
  drawCount: number
}) {
  const { t } = useTranslation(['fairness', 'reservation'])
  // Without published rules or enough draws, the verdict says why the draws cannot be judged.
  const checkName = worst ?? (checks.draws?.tone === 'open' ? 'draws' : null)
  const check = checkName === null ? undefined : checks[checkName]
  const verdict =
    checkName === null || check === undefined
      ? t('seen', { verdict: t('usual'), number: formatWholeNumber(drawCount) })
      : (check.verdict ?? t('reservation:forOptions', { options: t(`row.${checkName}`), text: check.value }))
  return <VerdictLine tone={check?.tone ?? 'usual'}>{verdict}</VerdictLine>
}

/** The row of `verdictCheck` shows no value, because its verdict is above the rows. */
function CheckRows({ checks, verdictCheck }: { checks: FairnessChecks; verdictCheck: CheckName | null }) {
  const { t } = useTranslation('fairness')
  const sheets = useSheets<CheckName>()
  const openCheckName = CHECK_NAMES.find((name) => name === sheets.current)
  const check = openCheckName === undefined ? undefined : checks[openCheckName]
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
            picture={<ToneIcon tone={tone} />}
            onClick={() => sheets.open(name)}
          />
        )
      })}
      {openCheckName !== undefined && check !== undefined && (
        <Sheet title={t(`asks.${openCheckName}`)} onClose={sheets.close}>
          <Stack>
            {check.isVerdictInFigures !== true && (
              <VerdictLine tone={check.tone}>{check.verdict ?? check.value}</VerdictLine>
            )}
            {check.text !== '' && <Note kind="hint">{check.text}</Note>}
            {check.figures}
          </Stack>
        </Sheet>
      )}
    </div>
  )
}
