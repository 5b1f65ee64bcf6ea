import { expect, it, vi } from 'vitest'
import { orderLineOf, orderOf } from '../../../../tests/support/orders'
import { money } from '@/lib/money/text'
import { receiptOf, shareText } from './ReceiptActions'

const details = { payoutOf: () => '1.95', nameOf: ({ type }: { type: string }) => `our ${type}` }
const receiptContext = { isDemo: true, status: 'Settled' }

const lostLine = orderLineOf({ type: 'pair', outcome: 'lost', recordedReturn: money('1000') })

const openLine = orderLineOf({ outcome: 'pending', recordedReturn: null })
it.each([
  [
    'the return and the net of a settled order',
    orderOf({ lines: [orderLineOf(), lostLine], total: money('2000') }),
    '1950',
    '-50',
    [4, 6, 5],
  ],
  [
    'no net if the return may or may not include the stake',
    orderOf({ lines: [orderLineOf({ recordedReturn: money('1900') })] }),
    '1900',
    null,
    [4, 6, 5],
  ],
  ['no numbers, return or net for an open order', orderOf({ isSettled: false, lines: [openLine] }), null, null, null],
])('receiptOf returns %s', (_name, order, returned, net, numbers) => {
  const receipt = receiptOf(order, details, receiptContext)
  expect(receipt).toMatchObject({ period: '467', staked: order.total, returned, net, numbers })
  expect(receipt.picks[0]).toMatchObject({ option: 'our big', stake: '1000' })
})

const throwError = (): never => {
  throw new Error('The call fails.')
}
const rejectCall = () => Promise.reject(new Error('The call fails.'))
const neverAnswer = () => new Promise<void>(() => undefined)
const succeed = () => Promise.resolve()
const closeSheet = () => Promise.reject(new DOMException('closed', 'AbortError'))
const withClipboard = (writeText: () => Promise<void>) => ({ clipboard: { writeText } })
const withBrokenShare = (navigator: object) => Object.defineProperty(navigator, 'share', { get: throwError })

it.each<[string, object, 'shared' | 'copied' | 'failed']>([
  ['shares through the browser', { share: succeed }, 'shared'],
  ['reports "shared" if the member closes the share sheet', { share: closeSheet, ...withClipboard(succeed) }, 'shared'],
  ['copies if there is no share sheet', withClipboard(succeed), 'copied'],
  ['copies if navigator.share throws', { share: throwError, ...withClipboard(succeed) }, 'copied'],
  ['copies if navigator.share rejects', { share: rejectCall, ...withClipboard(succeed) }, 'copied'],
  ['copies if reading navigator.share throws', withBrokenShare(withClipboard(succeed)), 'copied'],
  ['fails if there is no clipboard either', {}, 'failed'],
  ['fails if writing to the clipboard throws', { share: rejectCall, ...withClipboard(throwError) }, 'failed'],
  ['fails if writing to the clipboard rejects', withClipboard(rejectCall), 'failed'],
  ['fails if the clipboard does not answer within 3 s', withClipboard(neverAnswer), 'failed'],
])('shareText %s', async (_name, navigator, expected) => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', navigator)
  const outcome = shareText('text')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await outcome).toBe(expected)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
