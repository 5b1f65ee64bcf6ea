import { useState } from 'react'

export interface FieldState {
  readonly value: string
  readonly problem: string | null
  readonly change: (value: string) => void
  /** Returns the trimmed value; null if it has a problem, which is shown from then on. */
  readonly submit: () => string | null
}

export function useField(initial: string, problemOf: (value: string) => string | null): FieldState {
  const [value, setValue] = useState(initial)
  const [isSubmitted, setIsSubmitted] = useState(false)
  const problem = problemOf(value.trim())
  return {
    value,
    problem: isSubmitted ? problem : null,
    change: setValue,
    submit: () => {
      setIsSubmitted(true)
      return problem === null ? value.trim() : null
    },
  }
}
