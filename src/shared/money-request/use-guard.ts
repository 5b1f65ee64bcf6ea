import { useState } from 'react'
import { useSecondsLeft } from '@/ui/Countdown'

/** Epoch ms; 0 for none. */
export interface SentAt {
  read: () => number
  write: (sentAt: number) => void
}

export interface Guard {
  ms: number
  /** For a guard that also holds on another screen and after a restart. */
  sentAt?: SentAt
}

/** `isActive` reads the clock, `isGuarded` is the rendered state. */
export function useGuard({ ms, sentAt }: Guard): { isGuarded: boolean; isActive: () => boolean; start: () => void } {
  const [inMemory] = useState(memorySentAt)
  const kept = sentAt ?? inMemory
  const endOf = () => guardEnd(kept.read(), ms, Date.now())
  const [endsAt, setEndsAt] = useState(endOf)
  const isGuarded = useSecondsLeft(endsAt) > 0
  return {
    isGuarded,
    isActive: () => Date.now() < endOf(),
    start: () => {
      kept.write(Date.now())
      setEndsAt(endOf())
    },
  }
}

/** A last request in the future means that the clock was set back: no guard. */
export function guardEnd(sentAt: number, ms: number, now: number): number {
  return sentAt > now ? 0 : sentAt + ms
}

function memorySentAt(): SentAt {
  let kept = 0
  return {
    read: () => kept,
    write: (sentAt) => {
      kept = sentAt
    },
  }
}
