import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { avatarAddress, avatarKeys, avatarKeyOf } from './AvatarSheet'

it.each(avatarKeys)('the preset %s has a picture in public/, and avatarKeyOf finds it by the address', (key) => {
  expect(existsSync(`public${avatarAddress(key)}`)).toBe(true)
  expect(avatarKeyOf(avatarAddress(key))).toBe(key)
})

it.each(['', 'fox', '/avatars/dragon.svg', 'https://cdn.example/avatars/fox.svg'])(
  'avatarKeyOf returns null for the address %j',
  (address) => {
    expect(avatarKeyOf(address)).toBeNull()
  },
)
