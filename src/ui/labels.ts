import { createContext, use } from 'react'

type LabelOf = (
  name: 'back' | 'clearSearch' | 'close' | 'hidePassword' | 'loading' | 'retry' | 'showPassword',
) => string

const LabelContext = createContext<LabelOf | null>(null)

/** The app sets the labels of the components in `ui`, because `ui` has no translations. */
export const LabelProvider = LabelContext.Provider

export function useLabel(): LabelOf {
  const labelOf = use(LabelContext)
  if (labelOf === null) throw new Error('A component that needs a label is outside of the LabelProvider.')
  return labelOf
}
