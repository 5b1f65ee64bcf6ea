/** The longest amount a member can type, in digits: no balance is longer. */
export const MAX_AMOUNT_DIGITS = 15

/** The fund password has exactly this many digits. */
export const FUND_PASSWORD_LENGTH = 4
