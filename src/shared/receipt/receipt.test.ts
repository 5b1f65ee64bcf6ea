import * as fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { lineOf, orderOf } from '../../../tests/support/orders'
import { canonicalJson, sha256 } from '@/lib/checksum'
import { money } from '@/lib/money/text'
import { checkFile, fileOf, receiptOf } from './receipt'
import { shareText } from './share-text'

const facts = { payoutOf: () => '1.95', nameOf: ({ type }: { type: string }) => `our ${type}` }
const words = { currency: 'Rp', isDemo: true, status: 'Settled' }

describe('a receipt', () => {
  const lost = lineOf({ type: 'pair', outcome: 'lost', recordedReturn: money('1000') })

  it.each([
    ['settled', orderOf({ lines: [lineOf(), lost], total: money('2000') }), '1950', '-50', [4, 6, 5]],
    ['as recorded only', orderOf({ lines: [lineOf({ recordedReturn: money('1900') })] }), '1900', null, [4, 6, 5]],
    [
      'open, whose numbers are not told even if sent',
      orderOf({ isSettled: false, lines: [lineOf({ outcome: 'pending', recordedReturn: null })] }),
      null,
      null,
      null,
    ],
  ])('of an order that is %s says no more than is known', (_name, order, returned, net, numbers) => {
    const receipt = receiptOf(order, facts, words)
    expect(receipt).toMatchObject({ round: '467', staked: order.total, returned, net, numbers })
    expect(receipt.picks[0]).toMatchObject({ option: 'our big', type: 'big', stake: '1000' })
  })

  it('is one text, in whatever order its keys stand', () => {
    expect(canonicalJson({ b: [1, null, { d: 'x"', c: undefined }], a: false })).toBe(
      '{"a":false,"b":[1,null,{"d":"x\\""}]}',
    )
  })

  it('has the checksum of its text, which any change breaks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (gameName, other) => {
        const file = await fileOf(receiptOf(orderOf({ gameName }), facts, words))
        expect(file.sha256).toBe(createHash('sha256').update(canonicalJson(file.receipt)).digest('hex'))
        expect(await checkFile(JSON.stringify(file, null, 2))).toBe('matches')
        const changed = { ...file, receipt: { ...file.receipt, game: other } }
        expect(await checkFile(JSON.stringify(changed))).toBe(other === gameName ? 'matches' : 'differs')
      }),
      { numRuns: 40 },
    )
  })

  it.each(['', 'null', '[]', '{"receipt":{}}', '{"receipt":{},"sha256":null}'])(
    '%j is no file of one',
    async (text) => {
      expect(await checkFile(text)).toBe('unreadable')
    },
  )

  it('has no checksum where the browser makes none', async () => {
    vi.stubGlobal('crypto', undefined)
    expect(await sha256('text')).toBe(null)
    vi.stubGlobal('crypto', {})
    expect(await sha256('text')).toBe(null)
    vi.unstubAllGlobals()
    expect(await sha256('text', { digest: () => Promise.reject(new Error('refused')) })).toBe(null)
    vi.useFakeTimers()
    const never = sha256('text', { digest: () => new Promise(() => undefined) })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await never).toBe(null)
    vi.useRealTimers()
  })
})

describe('a text', () => {
  const breaks = (): never => {
    throw new Error('no')
  }
  const rejects = () => Promise.reject(new Error('no'))
  const never = () => new Promise<void>(() => undefined)
  const works = () => Promise.resolve()
  const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
  const clipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })

  it.each<[string, object, 'shared' | 'copied' | 'failed']>([
    ['can be shared', { share: works }, 'shared'],
    ['is not, for the member has closed the sheet', { share: closed, ...clipboard(works) }, 'shared'],
    ['cannot be shared', clipboard(works), 'copied'],
    ['cannot be shared, by a browser that breaks', { share: breaks, ...clipboard(works) }, 'copied'],
    ['cannot be shared, by a browser that refuses', { share: rejects, ...clipboard(works) }, 'copied'],
    ['cannot be copied either', {}, 'failed'],
    ['cannot be copied either, by a browser that breaks', { share: rejects, ...clipboard(breaks) }, 'failed'],
    ['cannot be copied either, by a browser that refuses', clipboard(rejects), 'failed'],
    ['cannot be copied either, by a browser that never answers', clipboard(never), 'failed'],
  ])('that %s', async (_name, navigator, expected) => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', navigator)
    const outcome = shareText('text')
    await vi.advanceTimersByTimeAsync(3000)
    expect(await outcome).toBe(expected)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
