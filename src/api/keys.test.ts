import { describe, expect, it } from 'vitest'
import { isPublicKey, memberKey, publicKey } from './keys'

/** Found by file name, so that new queries are checked too. */
const modules = import.meta.glob<Record<string, unknown>>('./*.queries.ts', { eager: true })

type Factory = (...names: string[]) => { queryKey: readonly unknown[] }

const factories = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Queries'))
  .flatMap(([group, queries]) =>
    Object.entries(queries as Record<string, Factory>).map(([name, factory]) => [`${group}.${name}`, factory] as const),
  )

/** These stay on the device after a log-out. */
const PUBLIC = [
  'gameQueries.classes',
  'gameQueries.history',
  'gameQueries.hot',
  'gameQueries.list',
  'gameQueries.one',
  'gameQueries.payouts',
  'hostQueries.cities',
  'hostQueries.host',
  'hostQueries.list',
  'noticeQueries.list',
  'platformQueries.base',
  'platformQueries.homeContent',
  'videoQueries.classes',
  'videoQueries.list',
  'videoQueries.recommended',
  'videoQueries.video',
  'walletQueries.banks',
]

describe('query keys', () => {
  it('are found in every resource', () => {
    expect(factories.length).toBeGreaterThan(20)
  })

  it.each(factories)('%s says whose answer it is', (_name, factory) => {
    expect(['public', 'member']).toContain(factory('a', 'b').queryKey[0])
  })

  it('that are public are these and no others', () => {
    const found = factories.filter(([, factory]) => isPublicKey(factory('a', 'b').queryKey)).map(([name]) => name)
    expect(found.sort()).toEqual(PUBLIC)
  })

  it('differ from each other', () => {
    const keys = factories.map(([, factory]) => JSON.stringify(factory('a', 'b').queryKey))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('are private unless they are named public', () => {
    expect(isPublicKey(publicKey('banks'))).toBe(true)
    expect(isPublicKey(memberKey('orders'))).toBe(false)
    expect(isPublicKey(['points'])).toBe(false)
    expect(isPublicKey([])).toBe(false)
  })
})
