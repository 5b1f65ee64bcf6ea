/** The presets (reading 73) in `public/avatars/<key>.svg`. */
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

export function avatarAddress(key: AvatarKey): string {
  return `/avatars/${key}.svg`
}

export function avatarOf(address: string): AvatarKey | null {
  return avatarKeys.find((key) => avatarAddress(key) === address) ?? null
}
