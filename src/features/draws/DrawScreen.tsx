import { useQuery } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { Game } from '@/api/games'
import { gameQueries } from '@/api/games.queries'
import { paths } from '@/paths'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { StaleNotice } from '@/shared/StaleNotice'
import { useMember } from '@/shared/use-member'
import { EmptyState } from '@/ui/EmptyState'
import { LoadingBlock } from '@/ui/LoadingBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Stack } from '@/ui/Stack'
import { notify } from '@/ui/feedback'
import { DrawOrder } from './DrawOrder'
import { checkEntry } from './rules'
import { useRefusalText } from './use-refusal-text'

export default function DrawScreen() {
  const [search] = useSearchParams()
  const key = search.get('key') ?? ''
  const id = search.get('id') ?? ''
  if (key === '' || id === '') return <GameNotFound />
  return <LoadedDraw key={`${key}|${id}`} gameKey={key} gameId={id} />
}

function LoadedDraw({ gameKey, gameId }: { gameKey: string; gameId: string }) {
  const { t } = useTranslation(['reservation', 'footer'])
  const game = useQuery(gameQueries.one(gameKey))
  const payouts = useQuery(gameQueries.payouts(gameId))
  const member = useMember()
  const loaded =
    game.data?.id === gameId && payouts.data !== undefined && member.data !== undefined
      ? { game: game.data, member: member.data }
      : null
  const isAdmitted = useEntry(loaded, !game.isFetching && !member.isFetching)
  // Before the failures, because an id that belongs to no game has no payouts to load.
  if (game.data !== undefined && game.data.id !== gameId) return <GameNotFound />
  const frame = (block: ReactNode) => (
    <PushedScreen title={game.data?.name || t('footer:draws')} fallback={paths.draws()}>
      {block}
    </PushedScreen>
  )
  return (
    <AsyncBlock queries={{ game, options: payouts, member }} skeleton={<DrawSkeleton />} frame={frame}>
      {(data) =>
        isAdmitted ? (
          <DrawOrder {...data} notice={<StaleNotice queries={[payouts, member]} />} />
        ) : (
          frame(
            <LoadingBlock>
              <DrawSkeleton />
            </LoadingBlock>,
          )
        )
      }
    </AsyncBlock>
  )
}

/**
 * Decided once, on fresh figures (reading 41). A balance that falls later is checked at confirm
 * (reading 84).
 */
function useEntry(loaded: { game: Game; member: Member } | null, isFresh: boolean): boolean {
  const navigate = useNavigate()
  const refusalText = useRefusalText()
  const [isAdmitted, setIsAdmitted] = useState(false)
  const refusal = loaded === null ? null : checkEntry(loaded.game, loaded.member)
  const words = refusal !== null && isFresh && !isAdmitted ? refusalText(refusal) : null
  useEffect(() => {
    if (words === null) return
    notify(words)
    void navigate(paths.home(), { replace: true })
  }, [words, navigate])
  if (loaded !== null && refusal === null && !isAdmitted) setIsAdmitted(true)
  return isAdmitted
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
