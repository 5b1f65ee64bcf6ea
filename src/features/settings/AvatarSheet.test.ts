import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { avatarAddress, avatarKeys, avatarOf } from './AvatarSheet'

it.each(avatarKeys)('the preset %s is a picture of the app, and is known again by its address', (key) => {
  expect(existsSync(`public${avatarAddress(key)}`)).toBe(true)
  expect(avatarOf(avatarAddress(key))).toBe(key)
})

it.each(['', 'fox', '/avatars/dragon.svg', 'https://cdn.example/avatars/fox.svg'])('%j is no preset', (address) => {
  expect(avatarOf(address)).toBeNull()
})
