import { answerAll, answerWith, envelope, failureOf, startPlatform } from '../../tests/support/wire'
import axios from 'axios'
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sessionReducer, type Session } from '@/session/store'
import { callAs } from '../../tests/support/client'
import { get, post, upload } from './client'
import { ApiError, isOutcomeUnknown, type ApiErrorKind } from './errors'
import { anything, listOf, text } from './fields'
import { tokenAnswer } from './sign-in'

const server = startPlatform()

const onSessionExpired = vi.fn<(token: string, message: string) => void>()

beforeEach(() => {
  onSessionExpired.mockReset()
  callAs({ onSessionExpired })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const named = v.object({ name: v.string() })

describe('a failure of the way', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['get', () => get('/x', {}, anything)],
    ['post', () => post('/x', {}, anything)],
    ['upload', () => upload('/x', new Blob(['x']), anything)],
  ])('timeout of a %s: no answer within 20 seconds, and not a moment sooner', async (_name, send) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const sent = answerAll(server, () => new Promise(() => undefined))
    let failure: ApiError | null = null
    const call = failureOf(send()).then((error) => {
      failure = error
    })
    await vi.waitUntil(() => sent.length === 1)
    await vi.advanceTimersByTimeAsync(19_000)
    expect(failure).toBeNull()
    await vi.advanceTimersByTimeAsync(1_001)
    await call
    expect(failure).toMatchObject({ kind: 'timeout', serverMessage: undefined })
  })

  it.each<[string, () => void]>([
    [
      'whose body stalls behind its head',
      () => {
        const start = (body: ReadableStreamDefaultController) => body.enqueue(new TextEncoder().encode('{"code":'))
        answerAll(server, () => new HttpResponse(new ReadableStream({ start })))
      },
    ],
    ['of a browser that breaks nothing off', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
  ])('timeout of an answer %s', async (_name, stall) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    stall()
    const call = failureOf(post('/x', {}, anything))
    // As long as a request takes that needs no timer.
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    await vi.advanceTimersByTimeAsync(20_001)
    expect(await call).toMatchObject({ kind: 'timeout' })
  })

  const breaks = (): never => {
    throw new TypeError('no storage')
  }
  it.each<[string, () => unknown]>([
    ['what goes along cannot be written', () => callAs({ getLocaleCode: breaks })],
    ['a request cannot be ended', () => vi.stubGlobal('AbortController', undefined)],
    ['the browser has no way to send', () => vi.spyOn(axios, 'getAdapter').mockImplementation(breaks)],
  ])('unsent: %s', async (_name, breakIt) => {
    const sent = answerWith(server)
    breakIt()
    const failure = await failureOf(post('/game/placeOrder', { money: '1' }, anything))
    expect(failure.kind).toBe('unsent')
    expect(isOutcomeUnknown(failure)).toBe(false)
    expect(sent).toHaveLength(0)
  })
})

describe('the message for developers', () => {
  it.each<[string, () => Response, object]>([
    ['no answer', () => HttpResponse.error(), { kind: 'network', code: undefined, message: 'no answer came' }],
    ['an HTTP fault', () => new HttpResponse(null, { status: 503 }), { message: 'HTTP 503' }],
    ['a refusal', () => envelope(500, 'Closed'), { message: 'refused with 500: Closed' }],
    ['a word', () => HttpResponse.json({ code: 200, msg: '', data: 'tok-7' }), { message: 'data does not decode' }],
  ])('names %s', async (_name, answer, failure) => {
    answerAll(server, answer)
    expect(await failureOf(get('/x', {}, anything))).toMatchObject(failure)
  })

  it('of a failure of the way keeps the cause', async () => {
    answerAll(server, () => HttpResponse.error())
    const cause = expect.any(Error) as Error
    expect(await failureOf(get('/x', {}, anything))).toMatchObject({ cause })
    const cancelled = await failureOf(get('/x', {}, anything, { signal: AbortSignal.abort() }))
    expect(cancelled).toMatchObject({ cause, message: 'the request was cancelled' })
  })
})

describe('HTTP', () => {
  it.each([200, 201, 299])('%i with an envelope of success is a success', async (status) => {
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: { name: 'a' } }, { status }))
    expect(await get('/x', {}, named)).toEqual({ name: 'a' })
  })

  const AUTH = 'Authentication error'
  type Row = [status: number, code: number | null, words: string, kind: ApiErrorKind, codeShown?: number]

  it.each<Row>([
    ...[500, 0, 400, -1].map((code): Row => [200, code, 'Số dư không đủ', 'api', code]),
    [200, 500, '', 'api', 500],
    // Without an envelope.
    ...[400, 403, 404, 413, 429, 500, 502, 503].map((status): Row => [status, null, '', 'http']),
    [401, null, '', 'api', 401],
    [400, 0, 'No right', 'http', 0],
    [403, 500, 'No right', 'http', 500],
    [500, 200, 'Under repair', 'http', 200],
    [500, 500, 'Under repair', 'http', 500],
    [403, 401, 'No right', 'api', 401],
    [500, 401, 'No right', 'api', 401],
    [401, 500, 'No right', 'api', 500],
    [401, 200, 'No right', 'api', 401],
    [401, 401, 'No right', 'api', 401],
    // These words end the session, unless the host is at fault.
    ...['Authentication error', '鉴权错误', ' Authentication error '].map((it): Row => [200, 401, it, 'auth', 401]),
    [200, 500, AUTH, 'auth', 500],
    [401, 200, AUTH, 'auth', 401],
    [401, 500, AUTH, 'auth', 500],
    ...[401, 400, 500].map((status): Row => [status, 401, AUTH, 'auth', 401]),
    [500, 200, AUTH, 'http', 200],
    [503, 500, AUTH, 'http', 500],
    [200, 401, 'Authentication error: wrong password', 'api', 401],
  ])('%i with an envelope of code %j and words %j is %s', async (status, code, words, kind, codeShown) => {
    const bare = () => new HttpResponse('<html>fault</html>', { status })
    answerAll(server, () => (code === null ? bare() : HttpResponse.json({ code, msg: words, data: '' }, { status })))
    const { kind: found, ...detail } = await failureOf(get('/x', {}, anything))
    const serverMessage = words.trim() === '' ? undefined : words.trim()
    expect(found).toBe(kind)
    expect(detail).toMatchObject({ status: kind === 'http' ? status : undefined, code: codeShown, serverMessage })
    expect(onSessionExpired.mock.calls).toEqual(kind === 'auth' ? [['1001', serverMessage]] : [])
  })
})

describe('an answer', () => {
  it.each([
    ['is no JSON', () => new HttpResponse('<html>')],
    ['is empty', () => new HttpResponse('')],
    ['is broken UTF-8', () => new HttpResponse(Uint8Array.of(0x22, 0xff, 0x22))],
    ['has no code', () => HttpResponse.json({ msg: 'ok' })],
  ])('that %s is a decode failure', async (_name, answer) => {
    answerAll(server, answer)
    expect(await failureOf(get('/x', {}, named))).toMatchObject({ kind: 'decode' })
  })

  it.each([
    ['is missing', undefined, 'data'],
    ['has a field of another kind', { rows: [{ name: 'a' }, { name: 7 }] }, 'rows.1.name'],
    ['lacks a field', { rows: [{ title: 'x' }] }, 'rows.0.name'],
    ['is something else', 'a text in base64', 'data'],
    ['is null', null, 'data'],
  ])('whose data %s is a schema failure that names the place', async (_name, payload, place) => {
    answerWith(server, payload)
    const failure = await failureOf(get('/x', {}, v.object({ rows: v.array(named) })))
    expect(failure.kind).toBe('schema')
    expect(failure.message.startsWith(`${place}: `)).toBe(true)
  })

  it('whose schema itself throws, as in a browser that lacks what it calls, is a schema failure', async () => {
    answerWith(server)
    const broken = v.pipe(
      v.unknown(),
      v.transform(() => (undefined as unknown as () => void)()),
    )
    const failure = await failureOf(get('/x', {}, broken))
    expect(failure).toMatchObject({ kind: 'schema', message: 'a transform failed' })
    expect(failure.cause).toBeInstanceOf(TypeError)
    expect(await get('/x', {}, listOf(named))).toEqual([])
    expect(await post('/x', {}, anything)).toBeNull()
  })

  it.each<[string, v.GenericSchema<unknown, unknown>]>([
    ['a name', named],
    ['anything', anything],
    ['an object of which every field may be missing', v.object({ notice: text })],
    ['a list', listOf(named)],
    ['a list in an object', v.object({ data: listOf(named) })],
  ])('with nonsense for data is a decode failure also where %s is expected', async (_name, schema) => {
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: '*** nonsense ***' }))
    expect(await failureOf(get('/x', {}, schema))).toMatchObject({ kind: 'decode' })
  })

  it('with a bare word for data will do where the call accepts one', async () => {
    answerAll(server, () => HttpResponse.json({ code: 200, msg: '', data: 'tok-7' }))
    expect(await post('/x', {}, tokenAnswer, { acceptsBareText: true })).toBe('tok-7')
    expect(await get('/x', {}, anything, { acceptsBareText: true })).toBeNull()
    expect(await failureOf(get('/x', {}, named, { acceptsBareText: true }))).toMatchObject({ kind: 'schema' })
  })
})

describe('the authentication error', () => {
  it.each([
    ['without a token', null, null],
    ['late, when somebody else has logged in,', '1001', '1002'],
    ['late, when the member has logged out,', '1001', null],
  ])('that comes %s is an ordinary refusal', async (_name, sent, next) => {
    let token = sent
    callAs({ getToken: () => token, onSessionExpired })
    answerAll(server, () => {
      token = next
      return envelope(401, 'Authentication error')
    })
    expect(await failureOf(get('/x', {}, anything))).toMatchObject({ kind: 'api', code: 401 })
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('is not looked for in the words of a success', async () => {
    answerAll(server, () => envelope(200, 'Authentication error', 1))
    expect(await get('/x', {}, anything)).toBeNull()
    expect(onSessionExpired).not.toHaveBeenCalled()
  })

  it('of ten calls at once ends the session once', async () => {
    let session: Session = { number: 1, token: '1001', ending: null }
    const states = new Set([session])
    callAs({
      getToken: () => session.token,
      onSessionExpired: (token, message) => {
        session = sessionReducer(session, { type: 'expired', token, message })
        states.add(session)
      },
    })
    const sent = answerAll(server, () => envelope(401, 'Authentication error'))
    const kinds = await Promise.all(
      Array.from({ length: 10 }, async () => (await failureOf(get('/x', {}, anything))).kind),
    )
    expect(sent).toHaveLength(10)
    expect(kinds).toContain('auth')
    expect(kinds.every((kind) => kind === 'auth' || kind === 'api')).toBe(true)
    expect(states.size).toBe(2)
    expect(session).toMatchObject({ token: null, ending: { reason: 'expired', message: 'Authentication error' } })
  })
})
