import { createStore } from 'zustand/vanilla'

interface DemoAccounts {
  members: readonly { username: string; password: string; kind: 'regular' | 'fullView' | 'ordersBlocked' }[]
  inviteCodes: readonly string[]
}

/** Members and invite codes of a mock build, set at its start; null in any other build. */
export const demoAccountsStore = createStore<DemoAccounts | null>(() => null)
