import type { Sex } from './account'
import { get, post } from './client'
import { anything } from './fields'

/** `avatarUrl` is a preset's address (reading 73). */
export async function setAvatar(avatarUrl: string): Promise<void> {
  await post('/member/uploadHeaderImg', { header_img: avatarUrl }, anything, { acceptsBareText: true })
}

/** By GET, as the platform wants it, so never retried, cached or logged (reading 24). Settable once. */
export async function setRealName(name: string): Promise<void> {
  await get('/member/setName', { name }, anything, { acceptsBareText: true })
}

export async function setSex(value: Sex): Promise<void> {
  await post('/member/setSex', { sex: value === 'male' ? 1 : 2 }, anything, { acceptsBareText: true })
}

/** Four digits. Settable once (reading 88). */
export async function setFundPassword(fundPassword: string): Promise<void> {
  await post('/member/setPayPassword', { paypassword: fundPassword }, anything, { acceptsBareText: true })
}

/** By GET, as `setRealName` (reading 24). */
export async function setLoginPassword(change: { current: string; next: string }): Promise<void> {
  await get('/member/setLoginPassword', { old_password: change.current, new_password: change.next }, anything, {
    acceptsBareText: true,
  })
}
