import type { Section } from './sections.ts'

/**
 * Which sections travel in one file of a language. `start` has all words of Log-in, and with `home`
 * all of Home, a member's too; the others have the words of screens that lead to each other. One
 * file with all words would be 13 kB more before the first content, and a file a section six
 * requests a screen.
 */
export const PACKS = {
  start: ['auth', 'common', 'footer', 'shared'],
  home: ['index', 'my'],
  draws: ['fairness', 'limits', 'messages', 'record', 'report', 'reservation'],
  account: ['bank', 'demo', 'legal', 'notice', 'recharge', 'service', 'setting', 'withdraw'],
  media: ['hosts', 'player', 'video'],
} as const satisfies Readonly<Record<string, readonly Section[]>>

export type PackName = keyof typeof PACKS

export const PACK_NAMES = Object.keys(PACKS) as PackName[]
