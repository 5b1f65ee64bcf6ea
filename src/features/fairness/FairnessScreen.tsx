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

/** Checks draws, results and settlements of a game, as far as a device can. */
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
  const sources = useSettlementSources(orders.data ?? NONE, details)
  const checks: FairnessChecks = {
    draws: useDrawsCheck(rulesOf(gameId), observations, history.data),
    past: useUnchangedResultsCheck(game.data, observations),
    own: useOwnResultsCheck(details.isComplete ? orders.data : undefined, details.payoutOf),
    settled: useSettlementCheck(orders.data, sources),
  }
  const drawCount = useMemo(() => {
    const drawn = (history.data ?? []).filter(({ numbers }) => numbers !== null)
    return new Set([...(observations ?? []), ...drawn].map(({ period }) => period)).size
  }, [observations, history.data])
  const queries = [game, history, orders]
  const isComplete = CHECK_NAMES.every((name) => checks[name] !== undefined)
  // The verdict is above all rows and would move them if it appeared late.
  const isAwaited = useIsPendingCapped(!isComplete && !queries.some(hasFailed))
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
      {(worst !== null || isComplete) && (
        <Card>
          <Stack gap={2}>
            {game.data !== undefined && <Caption as="p">{game.data.name}</Caption>}
            <Overall checks={checks} worst={worst} drawCount={drawCount} />
          </Stack>
        </Card>
      )}
      <AsyncBlock
        queries={{ game, history, orders }}
        what={t([game, history].some(hasFailed) ? 'row.draws' : 'row.settled')}
        skeleton={<SkeletonRows count={1} height={52} isFlat isOneLine />}
      />
      <Rows checks={checks} verdictCheck={worst ?? (isComplete ? 'draws' : null)} />
      <Note>{t('chance')}</Note>
    </Stack>
  )
}

function Overall({ checks, worst, drawCount }: { checks: FairnessChecks; worst: CheckName | null; drawCount: number }) {
  const { t } = useTranslation(['fairness', 'reservation'])
  // A game whose rules are not published cannot be tested, however many draws were seen.
  const named = worst ?? (checks.draws?.tone === 'open' ? 'draws' : null)
  const check = named === null ? undefined : checks[named]
  const verdict =
    named === null || check === undefined
      ? t('seen', { verdict: t('usual'), number: formatWhole(drawCount) })
      : (check.verdict ?? t('reservation:forOptions', { options: t(`row.${named}`), text: check.value }))
  return <VerdictLine tone={check?.tone ?? 'usual'}>{verdict}</VerdictLine>
}

/** @param props.verdictCheck the check that the verdict above is about; its row repeats no value */
function Rows({ checks, verdictCheck }: { checks: FairnessChecks; verdictCheck: CheckName | null }) {
  const { t } = useTranslation('fairness')
  const sheets = useSheets<CheckName>()
  const opened = CHECK_NAMES.find((name) => name === sheets.current)
  const check = opened === undefined ? undefined : checks[opened]
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
      {opened !== undefined && check !== undefined && (
        <Sheet title={t(`asks.${opened}`)} onClose={sheets.close}>
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
