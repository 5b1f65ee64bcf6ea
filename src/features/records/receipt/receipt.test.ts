import { expect, it, vi } from 'vitest'
import { lineOf, orderOf } from '../../../../tests/support/orders'
import { money } from '@/lib/money/text'
import { receiptOf, shareText } from './ReceiptActions'

const facts = { payoutOf: () => '1.95', nameOf: ({ type }: { type: string }) => `our ${type}` }
const words = { isDemo: true, status: 'Settled' }

const lost = lineOf({ type: 'pair', outcome: 'lost', recordedReturn: money('1000') })

const open = lineOf({ outcome: 'pending', recordedReturn: null })
it.each([
  ['settled', orderOf({ lines: [lineOf(), lost], total: money('2000') }), '1950', '-50', [4, 6, 5]],
  ['as recorded only', orderOf({ lines: [lineOf({ recordedReturn: money('1900') })] }), '1900', null, [4, 6, 5]],
  ['open, whose numbers are not told even if sent', orderOf({ isSettled: false, lines: [open] }), null, null, null],
])('a receipt of an order that is %s says no more than is known', (_name, order, returned, net, numbers) => {
  const receipt = receiptOf(order, facts, words)
  expect(receipt).toMatchObject({ round: '467', staked: order.total, returned, net, numbers })
  expect(receipt.picks[0]).toMatchObject({ option: 'our big', stake: '1000' })
})

const breaks = (): never => {
  throw new Error('no')
}
const rejects = () => Promise.reject(new Error('no'))
const never = () => new Promise<void>(() => undefined)
const works = () => Promise.resolve()
const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
const clipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })
const broken = (navigator: object) => Object.defineProperty(navigator, 'share', { get: breaks })

it.each<[string, object, 'shared' | 'copied' | 'failed']>([
  ['can be shared', { share: works }, 'shared'],
  ['is not, for the member has closed the sheet', { share: closed, ...clipboard(works) }, 'shared'],
  ['cannot be shared', clipboard(works), 'copied'],
  ['cannot be shared, by a browser that breaks', { share: breaks, ...clipboard(works) }, 'copied'],
  ['cannot be shared, by a browser that refuses', { share: rejects, ...clipboard(works) }, 'copied'],
  ['cannot be shared, by a browser that breaks at its mention', broken(clipboard(works)), 'copied'],
  ['cannot be copied either', {}, 'failed'],
  ['cannot be copied either, by a browser that breaks', { share: rejects, ...clipboard(breaks) }, 'failed'],
  ['cannot be copied either, by a browser that refuses', clipboard(rejects), 'failed'],
  ['cannot be copied either, by a browser that never answers', clipboard(never), 'failed'],
])('a text that %s', async (_name, navigator, expected) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', navigator)
  const outcome = shareText('text')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toBe(expected)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
