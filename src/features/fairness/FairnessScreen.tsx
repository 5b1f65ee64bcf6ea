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
import { useLedger, useSettlementEvidence } from '@/domain/ledger/use-ledger'
import { PushedScreen } from '@/kit/PushedScreen'
import { hasFailed, useAwaited } from '@/kit/query/query-state'
import { useOrderLineDetails } from '@/domain/records/use-order-line-details'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Card, Stack } from '@/ui/layout'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { MenuRow } from '@/ui/Row'
import { Note } from '@/ui/Note'
import { Sheet } from '@/ui/Sheet'
import { Eyebrow } from '@/ui/text'
import { PARTS, worstOf, type PartName, type Parts, Sign, VerdictLine } from './parts'
import { usePastPart, useSettledPart } from './LedgerParts'
import { useDrawsPart, useOwnPart } from './StatisticParts'

/** Whether draws, results and settlements are what they should be, as far as a device can tell. */
export default function FairnessScreen() {
  const { t } = useTranslation(['fairness', 'shared'])
  const [search] = useSearchParams()
  const [key, id] = [search.get('key') ?? '', search.get('id') ?? '']
  if (key === '' || id === '') return <Navigate to={paths.draws()} replace />
  return (
    <PushedScreen title={t('checkDraws')} fallback={paths.draw({ key, id })}>
      <OfGame key={`${key}|${id}`} gameKey={key} gameId={id} />
    </PushedScreen>
  )
}

const NONE: readonly Order[] = []

function OfGame({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation('fairness')
  const game = useCopied(gameQueries.one(gameKey))
  const entries = useLedger(gameId)
  const history = useCopied(gameQueries.history(gameKey))
  const orders = useCopied(orderQueries.list())
  const details = useOrderLineDetails(orders.data ?? NONE)
  const evidence = useSettlementEvidence(orders.data ?? NONE, details)
  const parts: Parts = {
    draws: useDrawsPart(rulesOf(gameId), entries, history.data),
    past: usePastPart(game.data, entries),
    own: useOwnPart(details.isComplete ? orders.data : undefined, details.payoutOf),
    settled: useSettledPart(orders.data, evidence),
  }
  const seen = useMemo(() => {
    const drawn = (history.data ?? []).filter(({ numbers }) => numbers !== null)
    return new Set([...(entries ?? []), ...drawn].map(({ period }) => period)).size
  }, [entries, history.data])
  const queries = [game, history, orders]
  const isWhole = PARTS.every((name) => parts[name] !== undefined)
  // The verdict stands above all rows, and moves them if it comes late.
  const isAwaited = useAwaited(!isWhole && !queries.some(hasFailed))
  if (game.data !== undefined && game.data.id !== gameId) return <Navigate to={paths.draws()} replace />
  if (isAwaited)
    return (
      <LoadingBlock>
        <Stack>
          <Skeleton height={88} />
          <SkeletonRows count={PARTS.length} height={52} isFlat isOneLine />
        </Stack>
      </LoadingBlock>
    )
  const worst = worstOf(parts)
  return (
    <Stack>
      {(worst !== null || isWhole) && (
        <Card>
          <Stack gap={2}>
            {game.data !== undefined && <Eyebrow as="p">{game.data.name}</Eyebrow>}
            <Overall parts={parts} worst={worst} seen={seen} />
          </Stack>
        </Card>
      )}
      <AsyncBlock
        queries={{ game, history, orders }}
        what={t([game, history].some(hasFailed) ? 'row.draws' : 'row.settled')}
        skeleton={<SkeletonRows count={1} height={52} isFlat isOneLine />}
      />
      <Rows parts={parts} told={worst ?? (isWhole ? 'draws' : null)} />
      <Note>{t('chance')}</Note>
    </Stack>
  )
}

function Overall({ parts, worst, seen }: { parts: Parts; worst: PartName | null; seen: number }) {
  const { t } = useTranslation(['fairness', 'reservation'])
  // A game whose rules are not published stays untested, however many draws are seen.
  const named = worst ?? (parts.draws?.tone === 'open' ? 'draws' : null)
  const part = named === null ? undefined : parts[named]
  const verdict =
    named === null || part === undefined
      ? t('seen', { verdict: t('usual'), number: formatWhole(seen) })
      : (part.verdict ?? t('reservation:forOptions', { options: t(`row.${named}`), text: part.value }))
  return <VerdictLine tone={part?.tone ?? 'usual'}>{verdict}</VerdictLine>
}

/** @param told of which the verdict above them tells */
function Rows({ parts, told }: { parts: Parts; told: PartName | null }) {
  const { t } = useTranslation('fairness')
  const sheets = useSheets<PartName>()
  const opened = PARTS.find((name) => name === sheets.current)
  const part = opened === undefined ? undefined : parts[opened]
  return (
    <div>
      {PARTS.map((name) => {
        const { tone, value } = parts[name] ?? {}
        if (tone === undefined) return null
        return (
          <MenuRow
            key={name}
            as="button"
            aria-haspopup="dialog"
            label={t(`row.${name}`)}
            value={name === told ? undefined : value}
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
