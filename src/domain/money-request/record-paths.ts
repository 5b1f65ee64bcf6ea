import { paths } from '@/paths'

/** The screens with the platform's record of each kind. The platform has no record of top-ups. */
export const RECORD_PATHS = { order: paths.orderRecord(), withdrawal: paths.withdrawals() } as const
