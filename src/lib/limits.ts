export const MAX_AMOUNT_DIGITS = 15

export const FUND_PASSWORD_LENGTH = 4
