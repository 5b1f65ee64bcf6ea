import type { Section } from './sections.ts'

/**
 * All words that Log-in, Register and Home show by themselves. They are one file of a language, the
 * other sections are the second. One file with all words would be 9 kB more before the first
 * content, and a file for each section six requests for each screen.
 */
export const START_SECTIONS = ['auth', 'common', 'footer', 'index', 'shared'] as const satisfies readonly Section[]

/** The two files of a language. */
export const PACK_NAMES = ['start', 'rest'] as const

export type PackName = (typeof PACK_NAMES)[number]
