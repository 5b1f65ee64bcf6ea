import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { type Sex, accountQueries } from './account'
import { get, submit } from './client'
import { anything } from './fields'

export function setAvatar(avatarUrl: string): Promise<void> {
  return submit('/member/uploadHeaderImg', { header_img: avatarUrl })
}

/** The platform wants GET, so never retry, cache or log it (reading 24). Settable once. */
export async function setRealName(name: string): Promise<void> {
  await get('/member/setName', { name }, anything, { acceptsBareText: true })
}

export function setSex(value: Sex): Promise<void> {
  return submit('/member/setSex', { sex: value === 'male' ? 1 : 2 })
}

/** Four digits, settable once (reading 88). */
export function setFundPassword(fundPassword: string): Promise<void> {
  return submit('/member/setPayPassword', { paypassword: fundPassword })
}

/** By GET too (reading 24). */
export async function setLoginPassword(change: { current: string; next: string }): Promise<void> {
  await get('/member/setLoginPassword', { old_password: change.current, new_password: change.next }, anything, {
    acceptsBareText: true,
  })
}

/** Secrets must not stay in memory: the query client's `gcTime: 0` drops them (reading 24). */
export function profileMutations(queryClient: QueryClient) {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  return {
    avatar: () => mutationOptions({ mutationFn: setAvatar, onSettled }),
    realName: () => mutationOptions({ mutationFn: setRealName, onSettled }),
    sex: () => mutationOptions({ mutationFn: setSex, onSettled }),
    fundPassword: () => mutationOptions({ mutationFn: setFundPassword, onSettled }),
    loginPassword: () => mutationOptions({ mutationFn: setLoginPassword }),
  }
}
