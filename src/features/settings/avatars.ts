/** The 20 avatars to choose from (reading 73): `public/avatars/<key>.svg`. */
export const avatarKeys = [
  'fox',
  'owl',
  'turtle',
  'whale',
  'hornbill',
  'butterfly',
  'fish',
  'cat',
  'palm',
  'lotus',
  'coconut',
  'pineapple',
  'kite',
  'lantern',
  'boat',
  'drum',
  'shell',
  'parasol',
  'volcano',
  'teapot',
] as const

export type AvatarKey = (typeof avatarKeys)[number]

/** A preset's address, as the platform stores it. */
export function avatarAddress(key: AvatarKey): string {
  return `/avatars/${key}.svg`
}

/** Null for a picture that is no preset. */
export function avatarOf(address: string): AvatarKey | null {
  return avatarKeys.find((key) => avatarAddress(key) === address) ?? null
}
