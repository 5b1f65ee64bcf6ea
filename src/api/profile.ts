import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { type Sex, accountQueries } from './account'
import { get, post } from './client'
import { anything } from './fields'

export async function setAvatar(avatarUrl: string): Promise<void> {
  await post('/member/uploadHeaderImg', { header_img: avatarUrl }, anything, { acceptsBareText: true })
}

/** The platform wants GET, so never retry, cache or log it (reading 24). Settable once. */
export async function setRealName(name: string): Promise<void> {
  await get('/member/setName', { name }, anything, { acceptsBareText: true })
}

export async function setSex(value: Sex): Promise<void> {
  await post('/member/setSex', { sex: value === 'male' ? 1 : 2 }, anything, { acceptsBareText: true })
}

/** Four digits, settable once (reading 88). */
export async function setFundPassword(fundPassword: string): Promise<void> {
  await post('/member/setPayPassword', { paypassword: fundPassword }, anything, { acceptsBareText: true })
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
