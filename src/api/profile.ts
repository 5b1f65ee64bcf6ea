import type { Sex } from './account'
import { get, post } from './client'
import { anything } from './fields'

/** POST /member/uploadHeaderImg. `avatarUrl` is a preset's address (reading 73). */
export async function setAvatar(avatarUrl: string): Promise<void> {
  await post('/member/uploadHeaderImg', { header_img: avatarUrl }, anything, { acceptsBareText: true })
}

/** GET /member/setName, as the platform wants it (readings 24 and 88): never retried or cached. */
export async function setRealName(name: string): Promise<void> {
  await get('/member/setName', { name }, anything, { acceptsBareText: true })
}

/** POST /member/setSex. */
export async function setSex(value: Sex): Promise<void> {
  await post('/member/setSex', { sex: value === 'male' ? 1 : 2 }, anything, { acceptsBareText: true })
}

/** POST /member/setPayPassword. Four digits, settable once (reading 88). */
export async function setFundPassword(fundPassword: string): Promise<void> {
  await post('/member/setPayPassword', { paypassword: fundPassword }, anything, { acceptsBareText: true })
}

/** GET /member/setLoginPassword, as the platform wants it (reading 24): as `setRealName`. */
export async function setLoginPassword(change: { current: string; next: string }): Promise<void> {
  await get('/member/setLoginPassword', { old_password: change.current, new_password: change.next }, anything, {
    acceptsBareText: true,
  })
}
