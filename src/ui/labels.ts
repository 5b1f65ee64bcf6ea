import { createContext, use } from 'react'

type LabelOf = (
  name: 'back' | 'clearSearch' | 'close' | 'hidePassword' | 'loading' | 'retry' | 'showPassword',
) => string

const LabelContext = createContext<LabelOf | null>(null)

/** The app fills it once: `ui` does not know the translations. */
export const LabelProvider = LabelContext.Provider

export function useLabel(): LabelOf {
  const label = use(LabelContext)
  if (label === null) throw new Error('LabelProvider is missing')
  return label
}

/** The title of the screen or sheet that a block stands in. */
export const SubjectContext = createContext('')

/** What a block is about, for one that says what has failed. */
export function useSubject(): string {
  return use(SubjectContext)
}
