/** What Tiga keeps on this device, by the names of the texts that say so in Terms and privacy. */

/** Of the member; it leaves with a log-out. */
export const GOES = [
  'session',
  'messages',
  'requests',
  'awaited',
  'orders',
  'receipts',
  'savedHosts',
  'shownPayouts',
  'readNotices',
  'watched',
  'copies',
] as const

/** It is still there after a log-out. */
export const STAYS = [
  'language',
  'theme',
  'numberFormat',
  'dataSaver',
  'ledger',
  'playTime',
  'realityCheck',
  'limits',
  'hasLoggedIn',
] as const
