/**
 * How old an answer may be, in ms, before a screen that opens asks for it anew: `staleTime` of
 * every query. A refresh, a poll and a change ask whatever the age.
 */

/**
 * Money, orders and draws. Long enough for the press of a finger and its screen, and for the parts
 * of a screen that arrive one by one, to share an answer; too short for two visits.
 */
export const LIVE = 2_000

/**
 * What the platform's people may change at any time: notices, Home, the bank account, what a
 * withdrawal may be.
 */
export const RECENT = 30_000

/** Names, people, odds and the addresses of streams: they hardly change within a visit. */
export const SETTLED = 300_000

/** A list that is read page by page is asked for anew by `restartVideoList` alone. */
export const FOR_GOOD = 'static'

/** So is one that has something: an answer of nothing may have been a mistake, and grows old. */
export const FOR_GOOD_ONCE =
  <Data>(isFilled: (data: Data | undefined) => boolean) =>
  ({ state }: { state: { data: Data | undefined } }) =>
    isFilled(state.data) ? FOR_GOOD : RECENT

/** Where an older answer would not do: an outcome is looked for, or money depends on it. */
export const ASK_NOW = 0

export type Age = typeof LIVE | typeof RECENT | typeof SETTLED
