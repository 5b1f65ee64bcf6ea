import { createContext, use } from 'react'

type LabelOf = (
  name: 'back' | 'clearSearch' | 'close' | 'hidePassword' | 'loading' | 'retry' | 'showPassword',
) => string

const LabelContext = createContext<LabelOf | null>(null)

/** Provided once by the app, because `ui` does not know the translations. */
export const LabelProvider = LabelContext.Provider

export function useLabel(): LabelOf {
  const label = use(LabelContext)
  if (label === null) throw new Error('LabelProvider is missing')
  return label
}
