type DemoKind = 'regular' | 'fullView' | 'ordersBlocked'

export interface DemoMember {
  readonly username: string
  readonly password: string
  readonly kind: DemoKind
}

export const DEMO_MEMBERS: readonly DemoMember[] = [
  { username: 'wulan_r', password: 'demo1234', kind: 'regular' },
  { username: 'budi_k', password: 'demo1234', kind: 'fullView' },
  { username: 'siti_m', password: 'demo1234', kind: 'ordersBlocked' },
]

/** Each code registers one member. Upper and lower case count as equal. */
export const DEMO_INVITE_CODES: readonly string[] = [
  'TIGA-2026',
  'HELLO-11',
  'HELLO-12',
  'HELLO-13',
  'HELLO-14',
  'HELLO-15',
  'HELLO-16',
  'HELLO-17',
  'HELLO-18',
  'HELLO-19',
]
