import { configureClient, type ClientContext } from '@/api/caller'

/** Has calls go out as those of a member; import `wire` before, if the test answers them. */
export function callAs(context: Partial<ClientContext> = {}): void {
  configureClient({
    getToken: () => '1001',
    getSessionNumber: () => 1,
    getLocaleCode: () => 'vi_vi',
    onSessionExpired: () => undefined,
    ...context,
  })
}
