import { createContext, use } from 'react'

export interface Labels {
  back: string
  clearSearch: string
  close: string
  hidePassword: string
  loading: string
  retry: string
  showPassword: string
}

const LabelsContext = createContext<Labels | null>(null)

/** The app fills it once: `ui` does not know the translations. */
export const LabelsProvider = LabelsContext.Provider

export function useLabels(): Labels {
  const labels = use(LabelsContext)
  if (labels === null) throw new Error('LabelsProvider is missing')
  return labels
}

/** The title of the screen or sheet that a block stands in. */
export const SubjectContext = createContext('')

/** What a block is about, for one that says what has failed. */
export function useSubject(): string {
  return use(SubjectContext)
}
