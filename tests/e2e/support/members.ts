/** Tokens of the seeded members: user ids, as the app stores them. */
export const WULAN = '1001'
/** Has a bound card and the full-view right: without it, a video stops at 180 s (reading 52). */
export const BUDI = '1002'
/** Blocked from ordering; has neither a card nor a fund password. */
export const SITI = '1003'
