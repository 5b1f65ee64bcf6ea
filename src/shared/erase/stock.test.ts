import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEVICE_RECORDS } from '@/lib/storage'
import { forAll } from '../../../tests/support/for-all'
import { isOurs, kindOf, kindsOf, type Kind } from './stock'

describe('an entry in the storage', () => {
  it.each<[Kind | null, string]>([
    ['session', 'token'],
    ['settings', 'lang tiga.theme tiga.copies.1001'],
    ['messages', 'tiga.messages.abc'],
    ['requests', 'tiga.requests.1'],
    ['awaited', 'tiga.awaited.11|467'],
    ['hosts', 'tiga.savedHosts.1001|301'],
    ['notes', 'tiga.member.watched tiga.playTime tiga.limits.1001 tiga.whatever.comes'],
    [null, 'somebody-else tigape.x'],
  ])('is of the kind %s: %s', (kind, keys) => expect(new Set(keys.split(' ').map(kindOf))).toEqual(new Set([kind])))

  it.each(DEVICE_RECORDS)('%s, which a log-out leaves, is erased', (name) => expect(isOurs(`tiga.${name}`)).toBe(true))
})

it('every entry of ours is told of, and each kind once', () => {
  const key = fc.oneof(
    fc.constantFrom('token', 'lang', 'other', 'tiga.theme'),
    fc.string({ minLength: 1 }).map((name) => `tiga.x${name}`),
  )
  forAll(fc.array(key), fc.boolean(), (keys, hasDraws) => {
    const kinds = kindsOf(keys, hasDraws ? ['draws'] : [])
    expect(new Set(kinds).size).toBe(kinds.length)
    expect(kinds.includes('draws')).toBe(hasDraws)
    for (const one of keys.filter(isOurs)) expect(kinds).toContain(kindOf(one))
    expect(kinds.length > 0).toBe(hasDraws || keys.some(isOurs))
  })
})
