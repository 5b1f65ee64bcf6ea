import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { type Sex, accountQueries } from './account'
import type { Change } from './changes'
import { change, submit } from './client'
import { anything } from './fields'

/** The query client's `gcTime: 0` drops the secrets from memory (reading 24). */
export function profileMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  const changing = <Sent>(mutationFn: (sent: Sent) => Promise<void>) => mutationOptions({ mutationFn, onSettled })
  return {
    avatar: () => changing((avatarUrl: string) => submit('/member/uploadHeaderImg', { header_img: avatarUrl })),
    /** Can be set once (reading 88). */
    realName: () => changing((name: string) => submitByGet('/member/setName', { name })),
    sex: () => changing((sex: Sex) => submit('/member/setSex', { sex: sex === 'male' ? 1 : 2 })),
    /** Four digits; can be set once (reading 88). */
    fundPassword: () => changing((digits: string) => submit('/member/setPayPassword', { paypassword: digits })),
    loginPassword: () =>
      mutationOptions({
        mutationFn: ({ current, next }: { current: string; next: string }) =>
          submitByGet('/member/setLoginPassword', { old_password: current, new_password: next }),
      }),
  }
}

/** The platform wants these secrets in a GET: never retry, cache or log it (reading 24). */
async function submitByGet(path: Change, params: Record<string, string>): Promise<void> {
  await change(path, anything, { method: 'GET', params })
}
