import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { orderQueries } from '@/api/orders.queries'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useCopied } from '@/shared/copies/use-copied'
import { Alarms } from '@/shared/ledger/LedgerAlarms'
import { useLedger } from '@/shared/ledger/use-ledger'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { useAwaited } from '@/shared/use-awaited'
import { useOrderLineDetails } from '@/shared/use-order-line-details'
import { useSettlementEvidence } from '@/shared/use-settlement-evidence'
import { EmptyState } from '@/ui/EmptyState'
import { Lead } from '@/ui/Lead'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Title } from '@/ui/Title'
import { AuditCard } from './AuditCard'
import { CardsSkeleton } from './CardsSkeleton'
import { LedgerCard } from './LedgerCard'
import { OwnCard } from './OwnCard'
import { SettledCard } from './SettledCard'

/** Whether draws, results and settlements are what they should be, as far as a device can tell. */
export default function FairnessScreen() {
  const { t } = useTranslation(['fairness', 'shared'])
  const [search] = useSearchParams()
  const [key, id] = [search.get('key') ?? '', search.get('id') ?? '']
  return (
    <PushedScreen
      hasMoney
      title={t('shared:checkDraws')}
      fallback={key === '' || id === '' ? paths.draws() : paths.draw({ key, id })}
    >
      {key === '' || id === '' ? <GameNotFound /> : <OfGame key={`${key}|${id}`} gameKey={key} gameId={id} />}
    </PushedScreen>
  )
}

function OfGame({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation('fairness')
  const game = useCopied(gameQueries.one(gameKey))
  const entries = useLedger(gameId)
  const history = useCopied(gameQueries.history(gameKey))
  const orders = useCopied(orderQueries.list())
  // Each of the cards has a height of its own, and all stand above each other.
  const isAwaited = useAwaited(entries === null || [game, history, orders].some(({ isPending }) => isPending))
  if (game.data !== undefined && game.data.id !== gameId) return <GameNotFound />
  if (isAwaited)
    return (
      <LoadingBlock>
        <CardsSkeleton heights={[64, 214, 240, 200]} />
      </LoadingBlock>
    )
  return (
    <Stack>
      <AsyncBlock query={game} showsStale={false} skeleton={<CardsSkeleton heights={[214, 240]} />}>
        {(data) => <OfDraws game={data} />}
      </AsyncBlock>
      <OfOrders />
      <Note isCentered>{t('chance')}</Note>
    </Stack>
  )
}

function OfDraws({ game }: { game: Game }) {
  const { t } = useTranslation('fairness')
  const entries = useLedger(game.id)
  const history = useCopied(gameQueries.history(game.key))
  return (
    <Stack>
      <div>
        <Title>{game.name}</Title>
        <Lead>{t('lead')}</Lead>
        {entries !== null && <Alarms entries={entries} game={game} />}
      </div>
      {entries === null ? (
        <LoadingBlock>
          <CardsSkeleton heights={[214, 240]} />
        </LoadingBlock>
      ) : (
        <>
          <AsyncBlock query={history} skeleton={<CardsSkeleton heights={[214]} />}>
            {(draws) => <AuditCard gameId={game.id} entries={entries} history={draws} />}
          </AsyncBlock>
          <LedgerCard game={game.name} entries={entries} />
        </>
      )}
    </Stack>
  )
}

function OfOrders() {
  const orders = useCopied(orderQueries.list())
  const facts = useOrderLineDetails(orders.data ?? [])
  const evidence = useSettlementEvidence(orders.data ?? [], facts)
  const skeleton = <CardsSkeleton heights={[214, 240]} />
  return (
    <AsyncBlock query={orders} skeleton={skeleton}>
      {(list) =>
        evidence === null ? (
          <LoadingBlock>{skeleton}</LoadingBlock>
        ) : (
          <Stack>
            <OwnCard orders={list} payoutOf={facts.payoutOf} />
            <SettledCard orders={list} evidence={evidence} />
          </Stack>
        )
      }
    </AsyncBlock>
  )
}

function GameNotFound() {
  const { t } = useTranslation('reservation')
  return (
    <EmptyState
      icon="draws"
      title={t('gameNotFound')}
      text={t('gameNotFoundText')}
      action={
        <LinkButton to={paths.draws()} replace>
          {t('toHall')}
        </LinkButton>
      }
    />
  )
}
