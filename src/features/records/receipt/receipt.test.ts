import { expect, it, vi } from 'vitest'
import { lineOf, orderOf } from '../../../../tests/support/orders'
import { money } from '@/lib/money/text'
import { receiptOf, shareText } from './ReceiptActions'

const details = { payoutOf: () => '1.95', nameOf: ({ type }: { type: string }) => `our ${type}` }
const given = { isDemo: true, status: 'Settled' }

const lost = lineOf({ type: 'pair', outcome: 'lost', recordedReturn: money('1000') })

const open = lineOf({ outcome: 'pending', recordedReturn: null })
it.each([
  [
    'the return and the net of a settled order',
    orderOf({ lines: [lineOf(), lost], total: money('2000') }),
    '1950',
    '-50',
    [4, 6, 5],
  ],
  [
    'no net if the return is only "as recorded"',
    orderOf({ lines: [lineOf({ recordedReturn: money('1900') })] }),
    '1900',
    null,
    [4, 6, 5],
  ],
  ['no numbers and no return of an open order', orderOf({ isSettled: false, lines: [open] }), null, null, null],
])('receiptOf has %s', (_name, order, returned, net, numbers) => {
  const receipt = receiptOf(order, details, given)
  expect(receipt).toMatchObject({ period: '467', staked: order.total, returned, net, numbers })
  expect(receipt.picks[0]).toMatchObject({ option: 'our big', stake: '1000' })
})

const throws = (): never => {
  throw new Error('no')
}
const rejects = () => Promise.reject(new Error('no'))
const never = () => new Promise<void>(() => undefined)
const works = () => Promise.resolve()
const closed = () => Promise.reject(new DOMException('closed', 'AbortError'))
const clipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })
const broken = (navigator: object) => Object.defineProperty(navigator, 'share', { get: throws })

it.each<[string, object, 'shared' | 'copied' | 'failed']>([
  ['shares through the browser', { share: works }, 'shared'],
  ['counts as shared if the member closes the share sheet', { share: closed, ...clipboard(works) }, 'shared'],
  ['copies if there is no share sheet', clipboard(works), 'copied'],
  ['copies if navigator.share throws', { share: throws, ...clipboard(works) }, 'copied'],
  ['copies if navigator.share rejects', { share: rejects, ...clipboard(works) }, 'copied'],
  ['copies if reading navigator.share throws', broken(clipboard(works)), 'copied'],
  ['fails if there is no clipboard either', {}, 'failed'],
  ['fails if writing to the clipboard throws', { share: rejects, ...clipboard(throws) }, 'failed'],
  ['fails if writing to the clipboard rejects', clipboard(rejects), 'failed'],
  ['fails if the clipboard does not answer within 3 s', clipboard(never), 'failed'],
])('shareText %s', async (_name, navigator, expected) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', navigator)
  const outcome = shareText('text')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toBe(expected)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
