import { configureClient, type ClientContext } from '@/api/caller'

/** Sends calls as a member. If the test answers them, import `wire` before this. */
export function callAs(context: Partial<ClientContext> = {}): void {
  configureClient({
    getToken: () => '1001',
    getSessionNumber: () => 1,
    getLocaleCode: () => 'vi_vi',
    onSessionExpired: () => undefined,
    ...context,
  })
}
