import { configureClient, type ClientContext } from '@/api/caller'

/** Makes the API client send calls as member 1001 in Vietnamese. `context` replaces defaults. */
export function callAsTestMember(context: Partial<ClientContext> = {}): void {
  configureClient({
    getToken: () => '1001',
    getSessionNumber: () => 1,
    getLocaleCode: () => 'vi_vi',
    onSessionExpired: () => undefined,
    ...context,
  })
}
