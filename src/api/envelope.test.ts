import * as fc from 'fast-check'
import { encode, fromUint8Array } from 'js-base64'
import { describe, expect, it } from 'vitest'
import { BareText, readEnvelope, type Envelope } from './envelope'
import { ApiError } from './errors'

function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

const read = (envelope: unknown): Promise<Envelope> => readEnvelope(bytesOf(JSON.stringify(envelope)))

const outcomeOf = (body: Uint8Array): Promise<unknown> => readEnvelope(body).catch((error: unknown) => error)

/** Any JSON value. Its texts may contain every script and control characters. */
const anyJson = fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

describe('the data of a successful answer', () => {
  it('is decoded from base64 of any JSON, with or without padding and line breaks', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, fc.integer({ min: 1, max: 76 }), async (value, width) => {
        const base64 = encode(JSON.stringify(value))
        const base64InLines = base64.replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n')
        for (const data of [base64, base64.replace(/=+$/, ''), base64InLines])
          expect((await read({ code: 200, msg: '', data })).data).toEqual(value)
      }),
    )
  })

  it('may also be sent without base64, as a JSON value or as a text that contains JSON', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.array(fc.jsonValue()), fc.nat()),
        async (value) => {
          const plain = JSON.parse(JSON.stringify(value)) as unknown
          expect((await read({ code: 200, msg: '', data: plain })).data).toEqual(plain)
          expect((await read({ code: 200, msg: '', data: JSON.stringify(plain) })).data).toEqual(plain)
        },
      ),
    )
  })

  it.each([{}, { data: '' }, { data: null }])(
    'is undefined if the envelope has only %j beside code and msg',
    async (fields) => {
      expect(await read({ code: 200, msg: 'ok', ...fields })).toEqual({ code: 200, message: 'ok', data: undefined })
    },
  )

  it.each(['null', '""', '0', 'false', '[]'])(
    'is %s, and not undefined, if the platform sends that value in base64',
    async (text) => {
      expect((await read({ code: 200, msg: '', data: encode(text) })).data).toEqual(JSON.parse(text))
    },
  )

  const brokenUtf8 = fromUint8Array(Uint8Array.of(0x22, 0xc3, 0x28, 0x22))
  const invalidBase64 = [
    'ok',
    'success1',
    '*** not base64 ***',
    'eyJhIjoxfQ=',
    `${encode('123')}4`,
    'eyJh=IjoxfQ==',
    '_-_-',
  ]
  it.each([...invalidBase64, brokenUtf8, encode('{"a":'), 'AAAA!'])(
    'is a BareText if the sent text %s is neither base64 of JSON nor JSON',
    async (data) => {
      expect((await read({ code: 200, msg: '', data })).data).toEqual(new BareText(data))
    },
  )

  it('is decoded even if the text is several megabytes long', { timeout: 30_000 }, async () => {
    // Each letter has three bytes, so some letters are split between two decoding steps.
    const payload = ['ả'.repeat(1024 * 1024)]
    expect((await read({ code: 200, msg: '', data: encode(JSON.stringify(payload)) })).data).toEqual(payload)
  })
})

it.each([['*** not base64 ***'], [encode('{"secret":1}')], [[1]]])(
  'an answer with the code 500 is read without its data %j',
  async (data) => {
    expect(await read({ code: 500, msg: 'closed', data })).toEqual({ code: 500, message: 'closed', data: undefined })
  },
)

describe('in an envelope,', () => {
  it('a code is accepted if it is a whole number, as a number or as a text', async () => {
    const codes = [200, '200', ' 200 ', '401', 0, -1, '-1']
    const envelopes = await Promise.all(codes.map((code) => readEnvelope(bytesOf(JSON.stringify({ code, msg: '' })))))
    expect(envelopes.map(({ code }) => code)).toEqual([200, 200, 200, 401, 0, -1, -1])
  })

  it.each([undefined, null, '', 'ok', 200.5, '200.0', '2e2', true, [200], '2000000000'])(
    'the code %j makes readEnvelope throw a decode error',
    async (code) => {
      const error = { name: 'ApiError', kind: 'decode', message: 'the code of the envelope is not a whole number' }
      expect(await outcomeOf(bytesOf(JSON.stringify({ code, msg: '' })))).toMatchObject(error)
    },
  )

  it.each<[unknown, string]>([
    ['Tài khoản đã ngoại tuyến 👩🏽‍🌾', 'Tài khoản đã ngoại tuyến 👩🏽‍🌾'],
    // Control characters and bidi controls are removed, and a long text is shortened.
    ['\u0000\u001F\u007F\u2028\uFEFF', ''],
    ['closed \u202e\u2066now', 'closed now'],
    ['W'.repeat(3000), `${'W'.repeat(2000)}…`],
    ...[undefined, null, 7, {}].map((msg): [unknown, string] => [msg, '']),
  ])('the msg %j is returned as the message %j', async (msg, message) => {
    expect((await read({ code: 500, msg })).message).toBe(message)
  })
})

describe('readEnvelope', () => {
  it.each([
    ['an empty body', '', 'the answer is not JSON'],
    ['an HTML page', '<!doctype html><title>502</title>', 'the answer is not JSON'],
    ['half an envelope', '{"code":200,"msg":"ok","da', 'the answer is not JSON'],
    ['a list', '[{"code":200}]', 'the answer is not an object'],
    ['null', 'null', 'the answer is not an object'],
    ['a text', '"ok"', 'the answer is not an object'],
    ['a number', '200', 'the answer is not an object'],
    ['very deep nesting', '['.repeat(200_000), 'the answer is not JSON'],
  ])('throws a decode error that says what is wrong with %s', async (_name, text, message) => {
    expect(await outcomeOf(bytesOf(text))).toMatchObject({ name: 'ApiError', kind: 'decode', message })
  })

  it('throws a decode error for an envelope in Latin-1, instead of inserting replacement characters', async () => {
    const latin1 = Uint8Array.from('{"code":200,"msg":"Sesi\u00F3n"}', (char) => char.charCodeAt(0))
    const failure = { kind: 'decode', message: 'the answer is not UTF-8', cause: expect.any(TypeError) }
    expect(await outcomeOf(latin1)).toMatchObject(failure)
  })

  it('ignores a byte order mark before the envelope', async () => {
    expect((await readEnvelope(bytesOf('\uFEFF{"code":200,"msg":"ok"}'))).message).toBe('ok')
  })

  it('returns an envelope or throws a decode error for any bytes and any JSON, and accepts any text as data', async () => {
    const almostEnvelopes = fc.record(
      { code: fc.jsonValue(), msg: fc.jsonValue(), data: fc.jsonValue() },
      { requiredKeys: [] },
    )
    const bodies = fc.oneof(anyJson, almostEnvelopes).map((value) => bytesOf(JSON.stringify(value)))
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String())
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 64 }), bodies), texts, async (body, data) => {
        const outcome = await outcomeOf(body)
        const isEnvelopeOrDecodeError =
          !(outcome instanceof Error) || (outcome instanceof ApiError && outcome.kind === 'decode')
        expect(isEnvelopeOrDecodeError).toBe(true)
        expect((await read({ code: 200, msg: '', data })).code).toBe(200)
      }),
      { numRuns: 200 },
    )
  })
})
