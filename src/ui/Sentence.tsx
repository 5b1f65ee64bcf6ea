import type { ReactNode } from 'react'

/** Stands in a sentence for the part that is more than text: `t('closesIn', { time: PART })`. */
export const PART = '\uFFFC'

/** A whole sentence of a pack with one part, such as a countdown, that is drawn by itself. */
export function Sentence({ text, children }: { text: string; children: ReactNode }) {
  const [before, after] = text.split(PART)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
