export interface DemoAccess {
  members: readonly { username: string; password: string; kind: 'regular' | 'fullView' | 'ordersBlocked' }[]
  inviteCodes: readonly string[]
}

let access: DemoAccess | null = null

export function offerDemoAccess(next: DemoAccess): void {
  access = next
}

export function demoAccess(): DemoAccess | null {
  return access
}
