import { createContext, use } from 'react'

/** The title of the screen or sheet that a block stands in. */
export const SubjectContext = createContext('')

/** What a block is about, for one that says what has failed. */
export function useSubject(): string {
  return use(SubjectContext)
}
