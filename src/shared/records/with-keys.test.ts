import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withKeys } from './with-keys'

const likenessOf = ({ what }: { what: string }) => what
const keysOf = (list: readonly { what: string }[]) => withKeys(list, likenessOf).map(({ key }) => key)

describe('the keys of a list without ids', () => {
  const lists = fc.array(fc.constantFrom('a', 'b', 'a|0', '').map((what) => ({ what })))

  it('are one for each entry, alike ones included', () => {
    fc.assert(
      fc.property(lists, (list) => {
        expect(new Set(keysOf(list)).size).toBe(list.length)
      }),
    )
  })

  it('stay when newer entries come', () => {
    fc.assert(
      fc.property(lists, lists, (newer, list) => {
        expect(keysOf([...newer, ...list]).slice(newer.length)).toEqual(keysOf(list))
      }),
    )
  })

  it('leave entries, order and list as they are', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const before = structuredClone(list)
        expect(withKeys(Object.freeze(list), likenessOf).map(({ what }) => ({ what }))).toEqual(before)
        expect(list).toEqual(before)
      }),
    )
  })
})
