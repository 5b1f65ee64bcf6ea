import type { Section } from './sections.ts'

/**
 * Sections with all texts that Log-in, Register and Home show when they open. They form the first
 * file of a language. All other sections form the second file. A single file would add 9 kB before
 * the first content; a file for each section would need six requests for each screen.
 */
export const START_SECTIONS = ['auth', 'common', 'footer', 'index', 'shared'] as const satisfies readonly Section[]

export const PACK_NAMES = ['start', 'rest'] as const

export type PackName = (typeof PACK_NAMES)[number]
