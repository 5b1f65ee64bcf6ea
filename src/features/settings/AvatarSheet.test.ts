import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { avatarAddress, avatarKeys, avatarOf } from './AvatarSheet'

it.each(avatarKeys)('the preset %s has a picture in public/, and avatarOf finds it by the address', (key) => {
  expect(existsSync(`public${avatarAddress(key)}`)).toBe(true)
  expect(avatarOf(avatarAddress(key))).toBe(key)
})

it.each(['', 'fox', '/avatars/dragon.svg', 'https://cdn.example/avatars/fox.svg'])(
  'avatarOf returns null for the address %j',
  (address) => {
    expect(avatarOf(address)).toBeNull()
  },
)
