import { isDeepStrictEqual } from 'node:util'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it } from 'vitest'
import { callAsTestMember } from '../../tests/support/client'
import { LIVE_STALE_MS, isOfFormerSession, memberKey, memberQuery, publicKey } from './keys'

/** All modules of this folder, so that the queries of a new module are checked as well. */
const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true })

type Factory = (...names: string[]) => {
  staleTime: unknown
  queryKey: readonly unknown[]
  queryFn: (context: { signal: AbortSignal; pageParam: number }) => unknown
}

const factories = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith('Queries'))
  .flatMap(([group, queries]) =>
    Object.entries(queries as Record<string, Factory>).map(([name, factory]) => [`${group}.${name}`, factory] as const),
  )

/** Queries of screens that visitors may open. Their keys do not contain a session. */
const PUBLIC = [
  'gameQueries.classes',
  'gameQueries.hot',
  'gameQueries.list',
  'hostQueries.cities',
  'platformQueries.base',
  'platformQueries.homeContent',
  'videoQueries.classes',
  'videoQueries.list',
]

const splitAtBlanks = (text: string) => text.split(' ')

let session = 1
beforeEach(() => {
  session = 1
  callAsTestMember({ getToken: () => `token ${session}`, getSessionNumber: () => session })
})

describe('queries', () => {
  it('have different keys, which begin with “public” only for the queries in PUBLIC', () => {
    expect(factories.length).toBeGreaterThan(20)
    const keys = factories.map(([, factory]) => JSON.stringify(factory('a', 'b').queryKey))
    expect(new Set(keys).size).toBe(keys.length)
    const visitorQueries = factories
      .filter(([, factory]) => factory('a', 'b').queryKey[0] === 'public')
      .map(([name]) => name)
    expect(visitorQueries.sort()).toEqual(PUBLIC)
  })

  it.each(factories)(
    '%s has a key that changes with its arguments and, if the key is not public, with the session',
    (_, factory) => {
      const { queryKey } = factory('a', 'b')
      expect(['public', 'member']).toContain(queryKey[0])
      const textParts = queryKey.filter((part) => typeof part === 'string')
      expect(textParts.length).toBeGreaterThan(1)
      expect(textParts).not.toContain('')
      expect(isDeepStrictEqual(factory('c', 'd').queryKey, queryKey)).toBe(factory.length === 0)
      session = 2
      expect(isDeepStrictEqual(factory('a', 'b').queryKey, queryKey)).toBe(queryKey[0] === 'public')
    },
  )

  it.each(factories)('%s fails as cancelled if its signal is aborted', async (_name, factory) => {
    const { queryFn } = factory('a', 'b')
    await expect(queryFn({ signal: AbortSignal.abort(), pageParam: 0 })).rejects.toMatchObject({ kind: 'cancelled' })
  })

  it('have the staleTime (2 s, 30 s or 300 s) that this test lists for each query', () => {
    const namesByStaleTime: Record<string, string[]> = {}
    for (const [name, factory] of factories) {
      const { staleTime } = factory('a', 'b')
      // A staleTime that is a function depends on the answer, which does not exist yet.
      const staleMs = String(typeof staleTime === 'function' ? staleTime({ state: {} }) : staleTime)
      namesByStaleTime[staleMs] = [...(namesByStaleTime[staleMs] ?? []), name.replace('Queries', '')].sort()
    }
    expect(namesByStaleTime).toEqual({
      2000: splitAtBlanks(
        'account.member game.history game.hot game.list game.one order.list report.report wallet.withdrawals',
      ),
      30000: splitAtBlanks('notice.list platform.homeContent video.list wallet.bankCard wallet.withdrawRules'),
      300000: splitAtBlanks(
        'game.classes game.payouts host.cities host.host host.list platform.base video.classes video.recommended video.video wallet.banks',
      ),
    })
  })

  it('are reported by isOfFormerSession unless their key is public or of the current session', () => {
    const formerKey = memberKey('orders')
    session = 2
    const keys = [publicKey('banks'), memberKey('orders'), formerKey, ['points', 2], ['member', 'orders'], []]
    expect(keys.map((key) => isOfFormerSession(key, 2))).toEqual([false, false, true, true, true, true])
  })
})

describe('a member’s query', () => {
  it('does not fill the cache of the next session if its answer arrives after its own session has ended', async () => {
    const queryClient = new QueryClient()
    let sendAnswer = (_text: string) => {}
    const slowQuery = memberQuery(
      ['note'],
      () => new Promise<string>((resolve) => (sendAnswer = resolve)),
      LIVE_STALE_MS,
    )
    const pendingAnswer = queryClient.fetchQuery(slowQuery)
    session = 2
    sendAnswer('of the last member')
    expect(await pendingAnswer).toBe('of the last member')
    expect(
      queryClient.getQueryData(memberQuery(['note'], () => Promise.resolve(''), LIVE_STALE_MS).queryKey),
    ).toBeUndefined()
  })

  it.each(factories)(
    '%s, if it is not public, sends nothing and fails as cancelled once its session is over',
    async (_name, factory) => {
      const { queryKey, queryFn } = factory('a', 'b')
      if (queryKey[0] === 'public') return
      session = 2
      const error = { kind: 'cancelled', message: 'the session of this query is over' }
      expect(() => queryFn({ signal: new AbortController().signal, pageParam: 0 })).toThrow(
        expect.objectContaining(error),
      )
    },
  )
})
