import { useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { desk } from '@/shared/money-request/desk'
import { heldFigures, useHeldFigures } from '@/shared/held-figures'
import { useSecondsLeft } from '@/ui/use-deadline'
import { heldRound, nextChange, type WatchedRound } from './slips'

/** Holds the figures shown from the moment a round closes until its numbers have turned. */
export function useHold(rounds: readonly WatchedRound[]): void {
  const queryClient = useQueryClient()
  const { refreshedAt } = useHeldFigures()
  const now = desk.now()
  useSecondsLeft(nextChange(rounds, now))
  const round = heldRound(rounds, { now, refreshedAt })
  const begin = useEffectEvent(() => {
    if (round !== null) heldFigures.begin(queryClient, round)
  })
  const isHeld = round !== null
  useLayoutEffect(() => heldFigures.forget, [])
  useLayoutEffect(() => {
    if (!isHeld) return
    begin()
    return heldFigures.end
  }, [isHeld])
}
