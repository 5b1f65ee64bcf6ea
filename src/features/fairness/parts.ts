import type { ReactNode } from 'react'
import type { Tone } from './Verdict'

/** The four questions of the screen, in the order of their rows. */
export const PARTS = ['draws', 'past', 'own', 'settled'] as const

export type PartName = (typeof PARTS)[number]

/** What was found about one of them. */
export interface Part {
  tone: Tone
  /** In its row. */
  value: string
  /** The sentence above its figures, where that says more. */
  verdict?: string
  text: string
  figures: ReactNode
}

/** Undefined: not worked out, or not to be had. */
export type Parts = Readonly<Record<PartName, Part | undefined>>

/** The first of those that are not as they should be; an alarm comes before what is unusual. */
export function worstOf(parts: Parts): PartName | null {
  const first = (tone: Tone) => PARTS.find((name) => parts[name]?.tone === tone)
  return first('alarm') ?? first('unusual') ?? null
}
