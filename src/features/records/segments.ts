import { paths } from '@/paths'

/** Each has the address and the title that the platform's members know. */
export const SEGMENTS = [
  {
    name: 'orders',
    path: paths.orderRecord(),
    title: 'common:taskRecord',
    tab: 'report:orders',
    hasOrders: true,
    hasWithdrawals: false,
  },
  {
    name: 'statement',
    path: paths.statement(),
    title: 'shared:statement',
    tab: 'common:all',
    hasOrders: true,
    hasWithdrawals: true,
  },
  {
    name: 'withdrawals',
    path: paths.withdrawals(),
    title: 'common:withdrawals',
    tab: 'report:withdrawals',
    hasOrders: false,
    hasWithdrawals: true,
  },
] as const

export type Segment = (typeof SEGMENTS)[number]
