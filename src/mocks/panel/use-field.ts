import { useState } from 'react'

export interface FieldState {
  readonly value: string
  /** What is wrong with the value; null until it has been submitted once. */
  readonly problem: string | null
  readonly change: (value: string) => void
  /** The value without blanks around it; null when it is refused, and then its problem shows. */
  readonly submit: () => string | null
}

/** One text field that keeps what was typed, right or wrong. */
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
