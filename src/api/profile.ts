import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { type Sex, accountQueries } from './account'
import type { ChangePath } from './changes'
import { change, submit } from './client'
import { anything } from './fields'

/**
 * Mutations that change the member's own data. Passwords that are sent do not stay in memory,
 * because `gcTime` of mutations is 0 (reading 24).
 */
export function profileMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  const profileMutation = <Sent>(mutationFn: (sent: Sent) => Promise<void>) =>
    mutationOptions({ mutationFn, onSettled })
  return {
    avatar: () => profileMutation((avatarUrl: string) => submit('/member/uploadHeaderImg', { header_img: avatarUrl })),
    /** A real name can be set only once (reading 88). */
    realName: () => profileMutation((name: string) => submitByGet('/member/setName', { name })),
    sex: () => profileMutation((sex: Sex) => submit('/member/setSex', { sex: sex === 'male' ? 1 : 2 })),
    /** A fund password has four digits and can be set only once (reading 88). */
    fundPassword: () => profileMutation((digits: string) => submit('/member/setPayPassword', { paypassword: digits })),
    loginPassword: () =>
      mutationOptions({
        mutationFn: ({ current, next }: { current: string; next: string }) =>
          submitByGet('/member/setLoginPassword', { old_password: current, new_password: next }),
      }),
  }
}

/**
 * Sends a change as a GET, as the platform expects (reading 24). Its parameters are secret, so the
 * request must never be retried, cached or logged.
 */
async function submitByGet(path: ChangePath, params: Record<string, string>): Promise<void> {
  await change(path, anything, { method: 'GET', params })
}
