import { createStore } from 'zustand/vanilla'

interface DemoAccess {
  members: readonly { username: string; password: string; kind: 'regular' | 'fullView' | 'ordersBlocked' }[]
  inviteCodes: readonly string[]
}

/** Of a build of the mock, which tells it at the start; null in any other. */
export const demoAccess = createStore<DemoAccess | null>(() => null)
