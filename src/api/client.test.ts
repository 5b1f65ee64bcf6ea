import { answerAll, answerWith, envelope, failureOf, UPLOAD_API_URL, startPlatform } from '../../tests/support/wire'
import axios from 'axios'
import * as fc from 'fast-check'
import { encode } from 'js-base64'
import { delay, HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerDate, provenNow } from '@/lib/server-clock'
import { sessionReducer, type Session } from '@/session/store'
import { callAsTestMember } from '../../tests/support/client'
import { change, get, getTimed, post, upload } from './client'
import { ApiError, isOutcomeUnknown, type ApiErrorKind } from './errors'
import { anything, listOf, text } from './fields'
import { tokenAnswerSchema } from './sign-in'

const server = startPlatform()

const onSessionExpired = vi.fn<(token: string, message: string) => void>()

beforeEach(() => {
  onSessionExpired.mockReset()
  callAsTestMember({ onSessionExpired })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const nameSchema = v.object({ name: v.string() })
const cause = expect.any(Error) as Error

const DATE_MS = Date.UTC(2026, 10, 21, 12)
const dateHeader = new Date(DATE_MS).toUTCString()
const datedAnswer = ({ code = 200, status = 200, headers = {} } = {}) =>
  HttpResponse.json({ code, msg: '', data: '' }, { status, headers: { date: dateHeader, ...headers } })
const getX = () => get('/x', {}, anything)

it.each<[string, () => Response, () => Promise<unknown>, boolean]>([
  ['accepts the Date header of an answer to a GET', () => datedAnswer(), getX, true],
  [
    'accepts the Date header of an answer to a POST',
    () => datedAnswer(),
    () => post('/member/setSex', {}, anything),
    true,
  ],
  ['accepts the Date header of a refusal', () => datedAnswer({ code: 500 }), getX, true],
  [
    'accepts the Date header of an answer that the schema refuses',
    () => datedAnswer(),
    () => get('/x', {}, nameSchema),
    true,
  ],
  [
    'ignores the Date header of an answer from a cache (with the header Age)',
    () => datedAnswer({ headers: { age: '0' } }),
    getX,
    false,
  ],
  ['ignores the Date header of an HTTP error of a gateway', () => datedAnswer({ status: 502 }), getX, false],
  [
    'ignores the Date header of an answer that cannot be decoded',
    () => HttpResponse.text('-', { headers: { date: dateHeader } }),
    getX,
    false,
  ],
  ['knows no time after answers without a Date header', () => envelope(200, 'ok'), getX, false],
  [
    'ignores the Date header of an answer of the upload host',
    () => datedAnswer(),
    () => upload('/x', new Blob(['x']), anything),
    false,
  ],
])('the server clock %s', async (_name, answer, call, isAccepted) => {
  vi.spyOn(performance, 'now').mockReturnValue(1)
  forgetServerDate()
  answerAll(server, () => answer())
  for (let callsLeft = 2; callsLeft > 0; callsLeft -= 1) await call().catch(() => undefined)
  expect(provenNow()).toBe(isAccepted ? DATE_MS : null)
})

it.each([
  ['the language, but no token if there is no session', null],
  ['the language and, in base64, a token with accented letters', 'thành viên 7'],
])('get, post and upload send %s in their headers', async (_name, sessionToken) => {
  let token: string | null = 'former token'
  callAsTestMember({ getToken: () => token })
  token = sessionToken
  const sentRequests = answerWith(server)
  await get('/x', {}, anything)
  await post('/member/setSex', {}, anything)
  await upload('/x', new Blob(['x']), anything)
  const expected = [sessionToken === null ? null : encode(sessionToken), 'vi_vi']
  const headerPairs = sentRequests.map(({ headers }) => [headers.get('token'), headers.get('lang')])
  expect(headerPairs).toEqual([expected, expected, expected])
})

describe('a call by GET', () => {
  it('sends its parameters in the query, leaves out undefined ones, and sends no body', async () => {
    const sentRequests = answerWith(server)
    await get('/Lottery/lotteryList', { class: 'quick', page: 0, none: undefined }, anything)
    expect(sentRequests).toMatchObject([
      { method: 'GET', path: '/api/Lottery/lotteryList', query: { class: 'quick', page: '0' }, body: '' },
    ])
  })

  it('sends any text in a parameter unchanged', async () => {
    const sentRequests = answerWith(server)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (secret) => {
        await change('/member/setLoginPassword', anything, { method: 'GET', params: { old_password: secret } })
        expect(sentRequests.at(-1)?.query).toEqual({ old_password: secret })
      }),
      { numRuns: 60 },
    )
  })

  it.each([1_005_400, 400_000, 1_600_000])(
    'returns the right round-trip time even if the device’s clock is set to %i (epoch ms) during the call',
    async (now) => {
      vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 1_000_000 })
      // The page has been open for 5 s, so `performance.now()` does not begin at 0.
      vi.advanceTimersByTime(5000)
      answerAll(server, () => {
        vi.advanceTimersByTime(400)
        vi.setSystemTime(now)
        return envelope(200, 'ok', { name: 'a' })
      })
      expect(await getTimed('/x', {}, nameSchema)).toEqual({
        value: { name: 'a' },
        raw: { name: 'a' },
        receivedAt: now,
        roundTripMs: 400,
      })
    },
  )
})

describe.each([
  [
    'a change by GET',
    () => change('/member/setLoginPassword', anything, { method: 'GET', params: { old_password: 'a' } }),
  ],
  ['a POST', () => post('/member/setUserWirhdraw', { money: '1', paypassword: '1234' }, anything)],
])('%s', (_name, call) => {
  it('is sent with the cache mode no-store, and without the User-Agent header that Axios would set', async () => {
    const sentRequests: unknown[] = []
    answerAll(server, ({ cache, headers }) => {
      sentRequests.push([cache, headers.has('user-agent')])
      return envelope(200, 'ok')
    })
    await call()
    expect(sentRequests).toEqual([['no-store', false]])
  })

  it.each([301, 302, 303, 307, 308])(
    'fails at HTTP %i and does not follow the redirect, because its target would receive the token',
    async (status) => {
      const sentRequests = answerAll(
        server,
        () => new HttpResponse(null, { status, headers: { location: `${UPLOAD_API_URL}/x` } }),
      )
      expect(await failureOf(call())).toMatchObject({ kind: 'network' })
      expect(sentRequests).toHaveLength(1)
    },
  )
})

it('post sends its fields form-encoded and in order, and leaves out undefined fields', async () => {
  const sentRequests = answerWith(server)
  const payload = { item: 'big,even', money: '1000', note: 'a b&c=d+é', none: undefined, zero: 0 }
  await post('/game/placeOrder', payload, anything)
  const body = 'item=big%2Ceven&money=1000&note=a+b%26c%3Dd%2B%C3%A9&zero=0'
  expect(sentRequests).toMatchObject([{ method: 'POST', path: '/api/game/placeOrder', query: {}, body }])
  expect(sentRequests[0]?.headers.get('content-type')).toMatch(/^application\/x-www-form-urlencoded(;|$)/)
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
    expect(await upload('/system/img_upload', voucher, nameSchema)).toEqual({ name: 'v.jpg' })
    expect(addresses).toEqual([`${UPLOAD_API_URL}/system/img_upload`])
    expect(file).toMatchObject({ name: 'voucher.jpg', type: 'image/jpeg', size: 7 })
  })

  it('reports rising progress up to 1, and no progress if the size of the file is unknown', async () => {
    answerWith(server)
    const fractions: number[] = []
    const onProgress = (fraction: number) => fractions.push(fraction)
    const fileOfUnknownSize = Object.defineProperty(new File(['x'], 'voucher.jpg'), 'size', { value: Number.NaN })
    await upload('/system/img_upload', fileOfUnknownSize, anything, { onProgress })
    expect(fractions).toEqual([])
    await upload('/system/img_upload', new Blob(['x'.repeat(100_000)]), anything, { onProgress })
    expect(fractions.at(-1)).toBe(1)
    expect(fractions.every((fraction) => fraction > 0 && fraction <= 1)).toBe(true)
    expect(fractions).toEqual([...fractions].sort((left, right) => left - right))
  })
})

describe.each<[string, (signal: AbortSignal) => Promise<unknown>]>([
  ['get', (signal) => get('/x', {}, anything, { signal })],
  ['upload', (signal) => upload('/x', new Blob(['x']), anything, { signal })],
])('%s with an AbortSignal', (_name, call) => {
  it('leaves no timer and no abort listener behind after the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answerWith(server)
    const { signal } = new AbortController()
    const addListener = vi.spyOn(signal, 'addEventListener')
    const removeListener = vi.spyOn(signal, 'removeEventListener')
    await call(signal)
    expect(vi.getTimerCount()).toBe(0)
    expect(addListener).toHaveBeenCalledOnce()
    expect(removeListener.mock.calls).toEqual(addListener.mock.calls)
  })

  it('fails as cancelled if the signal is aborted before or during the call', async () => {
    const controller = new AbortController()
    const sentRequests = answerAll(server, async () => {
      controller.abort()
      await delay('infinite')
      return envelope(200, 'ok')
    })
    const failure = { kind: 'cancelled', message: 'cancelled', cause }
    expect(await failureOf(call(AbortSignal.abort()))).toMatchObject(failure)
    expect(sentRequests).toHaveLength(0)
    expect(await failureOf(call(controller.signal))).toMatchObject({ kind: 'cancelled' })
  })
})

describe('without a complete answer,', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['get', () => get('/x', {}, anything)],
    ['post', () => post('/member/setSex', {}, anything)],
    ['upload', () => upload('/x', new Blob(['x']), anything)],
  ])('%s times out after 20 s, but not within 19 s', async (_name, send) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sentRequests = answerAll(server, () => new Promise(() => undefined))
    let failure: ApiError | null = null
    const call = failureOf(send()).then((error) => {
      failure = error
    })
    await vi.waitUntil(() => sentRequests.length === 1)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(failure).toBeNull()
    await vi.advanceTimersByTimeAsync(1_001)
    await call
    expect(failure).toMatchObject({ kind: 'timeout', serverMessage: undefined })
  })

  it.each<[string, () => void]>([
    [
      'if the body stalls after the headers',
      () => {
        const start = (body: ReadableStreamDefaultController) => body.enqueue(new TextEncoder().encode('{"code":'))
        answerAll(server, () => new HttpResponse(new ReadableStream({ start })))
      },
    ],
    ['if the browser does not abort requests', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
  ])('post times out after 20 s, even %s', async (_name, stall) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stall()
    const call = failureOf(post('/member/setSex', {}, anything))
    // Twenty turns of the event loop give the request time to start.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20_001)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  const throwError = (): never => {
    throw new TypeError('no storage')
  }
  it.each<[string, () => unknown]>([
    ['the language cannot be read', () => callAsTestMember({ getLocaleCode: throwError })],
    ['the browser has no AbortController', () => vi.stubGlobal('AbortController', undefined)],
    ['no adapter of Axios is available', () => vi.spyOn(axios, 'getAdapter').mockImplementation(throwError)],
  ])('a post fails as unsent if %s', async (_name, preventSending) => {
    const sentRequests = answerWith(server)
    preventSending()
    const failure = await failureOf(post('/game/placeOrder', { money: '1' }, anything))
    expect(failure.kind).toBe('unsent')
    expect(isOutcomeUnknown(failure)).toBe(false)
    expect(sentRequests).toHaveLength(0)
  })
})

it.each<[string, () => Response, object]>([
  [
    'a call without an answer',
    () => HttpResponse.error(),
    { kind: 'network', code: undefined, message: 'network', cause },
  ],
  ['an answer with HTTP 503', () => new HttpResponse(null, { status: 503 }), { message: 'HTTP 503' }],
  ['a refusal', () => envelope(500, 'Closed'), { message: 'refused with 500: Closed' }],
  [
    'plain text as the data',
    () => HttpResponse.json({ code: 200, msg: '', data: 'tok-7' }),
    { message: 'the data of the answer is neither base64 nor JSON' },
  ],
])('the message of the error says why get failed after %s', async (_name, answer, failure) => {
  answerAll(server, answer)
  expect(await failureOf(get('/x', {}, anything))).toMatchObject(failure)
})

describe('an answer with', () => {
  const AUTH = 'Authentication error'

  it.each([200, 201, 299])(
    'HTTP %i and the code 200 in the envelope is a success, even if its message is an authentication error',
    async (status) => {
      answerAll(server, () => HttpResponse.json({ code: 200, msg: AUTH, data: { name: 'a' } }, { status }))
      expect(await get('/x', {}, nameSchema)).toEqual({ name: 'a' })
      expect(onSessionExpired).not.toHaveBeenCalled()
    },
  )

  type Row = [status: number, code: number | null, message: string, kind: ApiErrorKind, codeShown?: number]

  it.each<Row>([
    ...[500, 0, 400, -1].map((code): Row => [200, code, 'Số dư không đủ', 'api', code]),
    [200, 500, '', 'api', 500],
    // These answers have no envelope.
    ...[400, 401, 403, 404, 413, 429, 500, 502, 503].map((status): Row => [status, null, '', 'http']),
    [400, 0, 'No right', 'http', 0],
    [403, 500, 'No right', 'http', 500],
    [500, 200, 'Under repair', 'http', 200],
    [500, 500, 'Under repair', 'http', 500],
    [403, 401, 'No right', 'api', 401],
    [500, 401, 'No right', 'api', 401],
    [401, 500, 'No right', 'api', 500],
    [401, 200, 'No right', 'api', 401],
    [401, 401, 'No right', 'api', 401],
    // These messages end the session. With a status of 400 or above, they do so only if the status
    // or the code is 401.
    ...['Authentication error', '鉴权错误', ' Authentication error '].map((message): Row => [
      200,
      401,
      message,
      'auth',
      401,
    ]),
    [200, 500, AUTH, 'auth', 500],
    [401, 200, AUTH, 'auth', 401],
    [401, 500, AUTH, 'auth', 500],
    ...[401, 400, 500].map((status): Row => [status, 401, AUTH, 'auth', 401]),
    [500, 200, AUTH, 'http', 200],
    [503, 500, AUTH, 'http', 500],
    // A longer message does not end the session.
    [200, 401, 'Authentication error: wrong password', 'api', 401],
  ])(
    'HTTP %i, the code %j (null: no envelope) and the message %j gives an error of the kind %s',
    async (status, code, message, kind, codeShown) => {
      const answerWithoutEnvelope = () => new HttpResponse('<html>fault</html>', { status })
      answerAll(server, () =>
        code === null ? answerWithoutEnvelope() : HttpResponse.json({ code, msg: message, data: '' }, { status }),
      )
      const { kind: actualKind, ...detail } = await failureOf(get('/x', {}, anything))
      const serverMessage = message.trim() === '' ? undefined : message.trim()
      expect(actualKind).toBe(kind)
      expect(detail).toMatchObject({ status: kind === 'http' ? status : undefined, code: codeShown, serverMessage })
      expect(onSessionExpired.mock.calls).toEqual(kind === 'auth' ? [['1001', serverMessage]] : [])
    },
  )
})

describe('an answer', () => {
  it.each([
    ['is missing', undefined, 'data'],
    ['has a field of another kind', { rows: [{ name: 'a' }, { name: 7 }] }, 'rows.1.name'],
    ['lacks a field', { rows: [{ title: 'x' }] }, 'rows.0.name'],
    ['is a text instead of an object', 'a text in base64', 'data'],
    ['is null', null, 'data'],
  ])('whose data %s fails with a schema error that names the field', async (_name, payload, field) => {
    answerWith(server, payload)
    const failure = await failureOf(get('/x', {}, v.object({ rows: v.array(nameSchema) })))
    expect(failure.kind).toBe('schema')
    expect(failure.message.startsWith(`${field}: `)).toBe(true)
  })

  it('fails with a schema error if a transform of the schema throws, as in a browser that lacks a function', async () => {
    answerWith(server)
    const brokenSchema = v.pipe(
      v.unknown(),
      v.transform(() => (undefined as unknown as () => void)()),
    )
    const failure = await failureOf(get('/x', {}, brokenSchema))
    expect(failure).toMatchObject({ kind: 'schema', message: 'a transform of the schema threw an error' })
    expect(failure.cause).toBeInstanceOf(TypeError)
    expect(await get('/x', {}, listOf(nameSchema))).toEqual([])
    expect(await post('/member/setSex', {}, anything)).toBeNull()
  })

  it.each<[string, v.GenericSchema<unknown, unknown>]>([
    ['a name', nameSchema],
    ['anything', anything],
    ['an object whose fields may all be missing', v.object({ notice: text })],
    ['a list', listOf(nameSchema)],
    ['a list in an object', v.object({ data: listOf(nameSchema) })],
  ])(
    'whose data is neither base64 nor JSON fails with a decode error if the schema expects %s',
    async (_name, schema) => {
      answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: '*** nonsense ***' }))
      expect(await failureOf(get('/x', {}, schema))).toMatchObject({ kind: 'decode' })
    },
  )

  it('whose data is plain text is accepted only for a change (POST or GET) whose schema accepts plain text', async () => {
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'tok-7' }))
    expect(await post('/member/setSex', {}, tokenAnswerSchema)).toBe('tok-7')
    expect(await failureOf(post('/member/setSex', {}, nameSchema))).toMatchObject({ kind: 'decode' })
    expect(await change('/member/setName', anything, { method: 'GET' })).toBeNull()
  })
})

describe('the authentication error', () => {
  it.each([
    ['for a call without a token', null, null],
    ['after another member has logged in', '1001', '1002'],
    ['after the member has logged out', '1001', null],
  ])('counts as an ordinary refusal and ends no session %s', async (_name, initialToken, nextToken) => {
    let token = initialToken
    callAsTestMember({ getToken: () => token, onSessionExpired })
    answerAll(server, () => {
      token = nextToken
      return envelope(401, 'Authentication error')
    })
    expect(await failureOf(get('/x', {}, anything))).toMatchObject({ kind: 'api', code: 401 })
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('ends the session only once if ten parallel calls receive this error', async () => {
    let session: Session = { number: 1, token: '1001', ending: null }
    const sessions = new Set([session])
    callAsTestMember({
      getToken: () => session.token,
      onSessionExpired: (token, message) => {
        session = sessionReducer(session, { type: 'expired', token, message })
        sessions.add(session)
      },
    })
    const sentRequests = answerAll(server, () => envelope(401, 'Authentication error'))
    const kinds = await Promise.all(
      Array.from({ length: 10 }, async () => (await failureOf(get('/x', {}, anything))).kind),
    )
    expect(sentRequests).toHaveLength(10)
    expect(kinds).toContain('auth')
    expect(kinds.every((kind) => kind === 'auth' || kind === 'api')).toBe(true)
    expect(sessions.size).toBe(2)
    expect(session).toMatchObject({ token: null, ending: { reason: 'expired', message: 'Authentication error' } })
  })
})

// This must be the last test of the file, because it resets the loaded modules.
it('if the code that sends requests does not load, no call is sent, and a later call loads the code again', async () => {
  vi.resetModules()
  vi.doMock('./http', () => {
    throw new TypeError('Failed to fetch')
  })
  const sentRequests = answerWith(server)
  const { get, post } = await import('./client')
  await expect(get('/x', {}, anything)).rejects.toMatchObject({ kind: 'network' })
  await expect(post('/game/placeOrder', {}, anything)).rejects.toMatchObject({ kind: 'unsent' })
  expect(sentRequests).toEqual([])
  vi.doUnmock('./http')
  await post('/game/placeOrder', {}, anything)
  expect(sentRequests).toHaveLength(1)
})
