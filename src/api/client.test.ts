import { answerAll, answerWith, envelope, failureOf, IMAGES, startPlatform } from '../../tests/support/wire'
import * as fc from 'fast-check'
import { encode } from 'js-base64'
import { delay, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerDate, provenNow } from '@/lib/time'
import { get, getTimed, post, upload } from './client'
import { anything } from './fields'
import { callAs } from '../../tests/support/client'

const server = startPlatform()

afterEach(() => void vi.useRealTimers())
beforeEach(() => callAs())

const named = v.object({ name: v.string() })

describe('the date of an answer', () => {
  const DATE = Date.UTC(2026, 10, 21, 12)
  const date = new Date(DATE).toUTCString()
  const dated = ({ code = 200, status = 200, headers = {} } = {}) =>
    HttpResponse.json({ code, msg: '', data: '' }, { status, headers: { date, ...headers } })
  const asking = () => get('/x', {}, anything)

  it.each<[string, () => Response, () => Promise<unknown>, boolean]>([
    ['to get', () => dated(), asking, true],
    ['to post', () => dated(), () => post('/x', {}, anything), true],
    ['that refuses', () => dated({ code: 500 }), asking, true],
    ['of a schema that is not ours', () => dated(), () => get('/x', {}, named), true],
    ['from a cache on the way', () => dated({ headers: { age: '0' } }), asking, false],
    ['of a gateway', () => dated({ status: 502 }), asking, false],
    ['that cannot be read', () => HttpResponse.text('-', { headers: { date } }), asking, false],
    ['without one', () => envelope(200, 'ok'), asking, false],
    ['of the host of uploads', () => dated(), () => upload('/x', new Blob(['x']), anything), false],
  ])('%s', async (_what, answer, call, isBelieved) => {
    vi.spyOn(performance, 'now').mockReturnValue(1)
    forgetServerDate()
    answerAll(server, () => answer())
    await call().catch(() => undefined)
    expect(provenNow()).toBe(isBelieved ? DATE : null)
    vi.restoreAllMocks()
  })
})

describe('headers', () => {
  it.each([
    ['no token where there is none, and the language all the same', null],
    ['the token, of any script, and the language', 'thành viên 7'],
  ])('carry %s, whatever the method', async (_name, held) => {
    callAs({ getToken: () => held })
    const sent = answerWith(server)
    await get('/x', {}, anything)
    await post('/x', {}, anything)
    await upload('/x', new Blob(['x']), anything)
    const expected = [held === null ? null : encode(held), 'vi_vi']
    const found = sent.map(({ headers }) => [headers.get('token'), headers.get('lang')])
    expect(found).toEqual([expected, expected, expected])
  })

  it('carry the token of the moment the call is made', async () => {
    const sent = answerWith(server)
    await get('/member/getUserInfo', {}, anything)
    callAs({ getToken: () => '1002' })
    await get('/member/getUserInfo', {}, anything)
    expect(sent.map(({ headers }) => headers.get('token'))).toEqual(['MTAwMQ==', 'MTAwMg=='])
  })
})

describe('get', () => {
  it('sends its payload as query parameters and no body', async () => {
    const sent = answerWith(server)
    await get('/Lottery/lotteryList', { class: 'quick', page: 0, none: undefined }, anything)
    expect(sent).toMatchObject([
      { method: 'GET', path: '/api/Lottery/lotteryList', query: { class: 'quick', page: '0' }, body: '' },
    ])
  })

  it('sends any text unchanged', async () => {
    const sent = answerWith(server)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (secret) => {
        await get('/member/setLoginPassword', { old_password: secret }, anything)
        expect(sent.at(-1)?.query).toEqual({ old_password: secret })
      }),
      { numRuns: 60 },
    )
  })

  it.each([1_005_400, 400_000, 1_600_000])(
    'tells when the answer came, at %i by a clock that may be set meanwhile, and how long it was under way',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
      // The page has been open for a while.
      vi.advanceTimersByTime(5000)
      answerAll(server, () => {
        vi.advanceTimersByTime(400)
        vi.setSystemTime(now)
        return envelope(200, 'ok', { name: 'a' })
      })
      expect(await getTimed('/x', {}, named)).toEqual({ value: { name: 'a' }, receivedAt: now, roundTripMs: 400 })
    },
  )
})

describe.each([
  ['get', () => get('/member/setLoginPassword', { old_password: 'a', new_password: 'b' }, anything)],
  ['post', () => post('/member/setUserWirhdraw', { money: '1', paypassword: '1234' }, anything)],
])('%s', (_name, call) => {
  it('keeps its answer, and the secrets in its address, out of the browser’s cache, under the browser’s name', async () => {
    const sent: unknown[] = []
    answerAll(server, ({ cache, headers }) => {
      sent.push([cache, headers.has('user-agent')])
      return envelope(200, 'ok')
    })
    await call()
    expect(sent).toEqual([['no-store', false]])
  })

  it.each([301, 302, 303, 307, 308])('takes its token nowhere else after HTTP %i', async (status) => {
    const sent = answerAll(server, () => new HttpResponse(null, { status, headers: { location: `${IMAGES}/x` } }))
    expect(await failureOf(call())).toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(1)
  })
})

it('a post sends its payload form-encoded, in order', async () => {
  const sent = answerWith(server)
  const payload = { item: 'big,even', money: '1000', note: 'a b&c=d+é', none: undefined, zero: 0 }
  await post('/game/placeOrder', payload, anything)
  const body = 'item=big%2Ceven&money=1000&note=a+b%26c%3Dd%2B%C3%A9&zero=0'
  expect(sent).toMatchObject([{ method: 'POST', path: '/api/game/placeOrder', query: {}, body }])
  expect(sent[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded(;|$)/)
})

describe('upload', () => {
  it('sends one file as multipart/form-data to the upload host', async () => {
    let file: FormDataEntryValue | null = null
    const addresses: string[] = []
    answerAll(server, async (request) => {
      addresses.push(request.url)
      expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; ?boundary=/)
      const form = await request.formData()
      expect([...form.keys()]).toEqual(['file'])
      file = form.get('file')
      return envelope(200, 'ok', { name: 'v.jpg' })
    })
    const voucher = new File(['picture'], 'voucher.jpg', { type: 'image/jpeg' })
    expect(await upload('/system/img_upload', voucher, named)).toEqual({ name: 'v.jpg' })
    expect(addresses).toEqual([`${IMAGES}/system/img_upload`])
    expect(file).toMatchObject({ name: 'voucher.jpg', type: 'image/jpeg', size: 7 })
  })

  it('tells how much has left, up to all of it', async () => {
    answerWith(server)
    const shares: number[] = []
    await upload('/system/img_upload', new Blob(['x'.repeat(100_000)]), anything, {
      onProgress: (share) => shares.push(share),
    })
    expect(shares.at(-1)).toBe(1)
    expect(shares.every((share) => share > 0 && share <= 1)).toBe(true)
    expect(shares).toEqual([...shares].sort((left, right) => left - right))
  })

  it('of a file of unknown size tells nothing of how much has left', async () => {
    answerWith(server)
    const file = Object.defineProperty(new File(['x'], 'voucher.jpg'), 'size', { value: Number.NaN })
    const onProgress = vi.fn<(share: number) => void>()
    await upload('/system/img_upload', file, anything, { onProgress })
    expect(onProgress).not.toHaveBeenCalled()
  })
})

describe.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['get', (signal) => get('/x', {}, anything, { signal })],
  ['post', (signal) => post('/x', {}, anything, { signal })],
  ['upload', (signal) => upload('/x', new Blob(['x']), anything, { signal })],
])('%s with a signal', (_name, call) => {
  it('leaves no timer and no listener behind', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerWith(server)
    const { signal } = new AbortController()
    const added = vi.spyOn(signal, 'addEventListener')
    const removed = vi.spyOn(signal, 'removeEventListener')
    await call(signal)
    expect(vi.getTimerCount()).toBe(0)
    expect(added).toHaveBeenCalledOnce()
    expect(removed.mock.calls).toEqual(added.mock.calls)
  })

  it('is not sent once cancelled', async () => {
    const sent = answerWith(server)
    expect(await failureOf(call(AbortSignal.abort()))).toMatchObject({ kind: 'cancelled' })
    expect(sent).toHaveLength(0)
  })

  it('ends under way when cancelled', async () => {
    const controller = new AbortController()
    answerAll(server, async () => {
      controller.abort()
      await delay('infinite')
      return envelope(200, 'ok')
    })
    expect(await failureOf(call(controller.signal))).toMatchObject({ kind: 'cancelled' })
  })
})
