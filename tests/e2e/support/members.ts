/** Tokens of the seeded members: user ids, as the app stores them. */
export const WULAN = '1001'
/** Has the full-view right and a bound card. */
export const BUDI = '1002'
/** Blocked from ordering; has neither a card nor a fund password. */
export const SITI = '1003'
