import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { Game, PayoutOption } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { useMember } from '@/shared/use-member'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { StaleNotice } from '@/shared/StaleNotice'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { DrawOrder } from './DrawOrder'
import { useRefusalText } from './use-refusal-text'
import { checkEntry } from './rules'

/** One game: /Lottery?key&id. Game, what its options pay and the member are needed before anything can be ordered. */
export default function DrawScreen() {
  const [search] = useSearchParams()
  const key = search.get('key') ?? ''
  const id = search.get('id') ?? ''
  if (key === '' || id === '') return <GameNotFound />
  return <LoadedDraw key={`${key}|${id}`} gameKey={key} gameId={id} />
}

function LoadedDraw({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation('reservation')
  const game = useQuery(gameQueries.one(gameKey))
  const payouts = useQuery(gameQueries.payouts(gameId))
  const member = useMember()
  // Before the failures: what an id of no game pays is not to be had.
  if (game.data !== undefined && game.data.id !== gameId) return <GameNotFound />
  const isFresh = !game.isFetching && !member.isFetching
  return (
    <AsyncBlock
      queries={{ game, options: payouts, member }}
      skeleton={<DrawSkeleton />}
      frame={(block) => (
        <PushedScreen title={game.data?.name || t('hallTitle')} fallback={paths.draws()}>
          {block}
        </PushedScreen>
      )}
    >
      {(data) => (
        // The period's card tells by itself when the game's result is late.
        <EnteredDraw {...data} isFresh={isFresh} notice={<StaleNotice queries={[payouts, member]} />} />
      )}
    </AsyncBlock>
  )
}

/**
 * Entry is decided once, on fresh figures: who has less than the game asks for is told the true reason and led Home (reading 41).
 * A balance that falls later is checked at confirm (reading 84).
 */
function EnteredDraw({
  game,
  options,
  member,
  isFresh,
  notice,
}: {
  game: Game
  options: PayoutOption[]
  member: Member
  isFresh: boolean
  notice: ReactNode
}) {
  const { t } = useTranslation('reservation')
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const [isAdmitted, setIsAdmitted] = useState(false)
  const refusal = checkEntry(game, member)
  const words = refusal !== null && isFresh && !isAdmitted ? refusalText(refusal) : null
  useEffect(() => {
    if (words === null) return
    notify(words)
    void navigate(paths.home(), { replace: true })
  }, [words, navigate])
  if (refusal === null && !isAdmitted) setIsAdmitted(true)
  if (refusal !== null && !isAdmitted)
    return (
      <PushedScreen title={game.name === '' ? t('hallTitle') : game.name} fallback={paths.draws()}>
        <LoadingBlock>
          <DrawSkeleton />
        </LoadingBlock>
      </PushedScreen>
    )
  return <DrawOrder game={game} options={options} member={member} notice={notice} />
}

function GameNotFound() {
  const { t } = useTranslation('reservation')
  return (
    <PushedScreen title={t('gameNotFound')} fallback={paths.draws()}>
      <EmptyState
        icon="draws"
        title={t('gameNotFoundText')}
        action={
          <LinkButton to={paths.draws()} replace>
            {t('toHall')}
          </LinkButton>
        }
      />
    </PushedScreen>
  )
}

function DrawSkeleton() {
  return (
    <Stack>
      <Skeleton height={196} />
      <Skeleton height={190} />
      <Skeleton height={110} />
    </Stack>
  )
}
