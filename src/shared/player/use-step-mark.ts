import { useRef, useState } from 'react'

const ONE_ROW_MS = 1000

/** Steps taken in a row, in seconds: below 0 back. `number` counts the steps. */
export interface StepMark {
  seconds: number
  number: number
}

/** Steps that follow each other in one direction are told as one. */
export function useStepMark(): { mark: StepMark | null; show: (seconds: number) => void } {
  const [mark, setMark] = useState<StepMark | null>(null)
  const lastAt = useRef(-Infinity)
  const show = (seconds: number) => {
    const now = performance.now()
    const isInRow = now - lastAt.current <= ONE_ROW_MS
    lastAt.current = now
    setMark((last) => ({
      seconds: isInRow && last !== null && last.seconds * seconds > 0 ? last.seconds + seconds : seconds,
      number: (last?.number ?? 0) + 1,
    }))
  }
  return { mark, show }
}
