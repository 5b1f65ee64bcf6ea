import * as fc from 'fast-check'
import { encode, fromUint8Array } from 'js-base64'
import { describe, expect, it } from 'vitest'
import { BareText, readEnvelope, type Envelope } from './envelope'
import { ApiError } from './errors'

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

const read = (envelope: unknown): Promise<Envelope> => readEnvelope(bytes(JSON.stringify(envelope)))

const outcomeOf = (body: Uint8Array): Promise<unknown> => readEnvelope(body).catch((error: unknown) => error)

/** JSON with texts of every script, control characters and lone surrogates. */
const anyJson = fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.parse(JSON.stringify(value)) as unknown)

describe('data of a success', () => {
  it('is decoded from base64, also without padding or broken into lines, for any JSON', async () => {
    await fc.assert(
      fc.asyncProperty(anyJson, fc.integer({ min: 1, max: 76 }), async (value, width) => {
        const text = encode(JSON.stringify(value))
        const lines = text.replace(new RegExp(`.{${width}}`, 'g'), '$&\r\n')
        for (const data of [text, text.replace(/=+$/, ''), lines])
          expect((await read({ code: 200, msg: '', data })).data).toEqual(value)
      }),
    )
  })

  it('may be plain JSON, as a text or as a value', async () => {
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

  it.each([{}, { data: '' }, { data: null }])('is undefined if the envelope has %j', async (fields) => {
    expect(await read({ code: 200, msg: 'ok', ...fields })).toEqual({ code: 200, message: 'ok', data: undefined })
  })

  it.each(['null', '""', '0', 'false', '[]'])('%s in base64 is decoded as that value, not as missing', async (text) => {
    expect((await read({ code: 200, msg: '', data: encode(text) })).data).toEqual(JSON.parse(text))
  })

  const brokenUtf8 = fromUint8Array(Uint8Array.of(0x22, 0xc3, 0x28, 0x22))
  const noBase64 = ['ok', 'success1', '*** not base64 ***', 'eyJhIjoxfQ=', `${encode('123')}4`, 'eyJh=IjoxfQ==', '_-_-']
  it.each([...noBase64, brokenUtf8, encode('{"a":'), 'AAAA!'])(
    '%s is neither base64 nor JSON, and is returned as BareText',
    async (data) => {
      expect((await read({ code: 200, msg: '', data })).data).toEqual(new BareText(data))
    },
  )

  it('may be several megabytes long', { timeout: 30_000 }, async () => {
    // Letters of three bytes cross the borders of the decoding steps.
    const payload = ['ả'.repeat(1024 * 1024)]
    expect((await read({ code: 200, msg: '', data: encode(JSON.stringify(payload)) })).data).toEqual(payload)
  })
})

it.each([['*** not base64 ***'], [encode('{"secret":1}')], [[1]]])(
  'the data of a refusal is not read: %j',
  async (data) => {
    expect(await read({ code: 500, msg: 'closed', data })).toEqual({ code: 500, message: 'closed', data: undefined })
  },
)

describe('code and msg', () => {
  it('the code is a whole number, as a number or a text', async () => {
    const codes = [200, '200', ' 200 ', '401', 0, -1, '-1']
    const read = await Promise.all(codes.map((code) => readEnvelope(bytes(JSON.stringify({ code, msg: '' })))))
    expect(read.map(({ code }) => code)).toEqual([200, 200, 200, 401, 0, -1, -1])
  })

  it.each([undefined, null, '', 'ok', 200.5, '200.0', '2e2', true, [200], '2000000000'])(
    'an envelope with the code %j is refused',
    async (code) => {
      const error = { name: 'ApiError', kind: 'decode', message: 'the envelope has no code' }
      expect(await outcomeOf(bytes(JSON.stringify({ code, msg: '' })))).toMatchObject(error)
    },
  )

  it.each<[unknown, string]>([
    ['Tài khoản đã ngoại tuyến 👩🏽‍🌾', 'Tài khoản đã ngoại tuyến 👩🏽‍🌾'],
    // Control characters and bidi controls are removed; a long text is shortened.
    ['\u0000\u001F\u007F\u2028\uFEFF', ''],
    ['closed \u202e\u2066now', 'closed now'],
    ['W'.repeat(3000), `${'W'.repeat(2000)}…`],
    ...[undefined, null, 7, {}].map((none): [unknown, string] => [none, '']),
  ])('msg %j is read as %j', async (msg, message) => {
    expect((await read({ code: 500, msg })).message).toBe(message)
  })
})

describe('an answer that is not an envelope', () => {
  it.each([
    ['nothing', '', 'the answer is not JSON'],
    ['a page', '<!doctype html><title>502</title>', 'the answer is not JSON'],
    ['half an envelope', '{"code":200,"msg":"ok","da', 'the answer is not JSON'],
    ['a list', '[{"code":200}]', 'the answer is no envelope'],
    ['null', 'null', 'the answer is no envelope'],
    ['a text', '"ok"', 'the answer is no envelope'],
    ['a number', '200', 'the answer is no envelope'],
    ['very deep nesting', '['.repeat(200_000), 'the answer is not JSON'],
  ])('%s throws a decode error with the reason', async (_name, text, message) => {
    expect(await outcomeOf(bytes(text))).toMatchObject({ name: 'ApiError', kind: 'decode', message })
  })

  it('an envelope in another encoding throws a decode error, without replacement characters', async () => {
    const latin1 = Uint8Array.from('{"code":200,"msg":"Sesi\u00F3n"}', (char) => char.charCodeAt(0))
    const failure = { kind: 'decode', message: 'the answer is not UTF-8', cause: expect.any(TypeError) }
    expect(await outcomeOf(latin1)).toMatchObject(failure)
  })

  it('a byte order mark before the envelope is ignored', async () => {
    expect((await readEnvelope(bytes('\uFEFF{"code":200,"msg":"ok"}'))).message).toBe('ok')
  })

  it('any bytes and any JSON give an envelope or a decode error, and any text is accepted as data', async () => {
    const nearly = fc.record({ code: fc.jsonValue(), msg: fc.jsonValue(), data: fc.jsonValue() }, { requiredKeys: [] })
    const bodies = fc.oneof(anyJson, nearly).map((value) => bytes(JSON.stringify(value)))
    const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.base64String())
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 64 }), bodies), texts, async (body, data) => {
        const outcome = await outcomeOf(body)
        const isKnown = !(outcome instanceof Error) || (outcome instanceof ApiError && outcome.kind === 'decode')
        expect(isKnown).toBe(true)
        expect((await read({ code: 200, msg: '', data })).code).toBe(200)
      }),
      { numRuns: 200 },
    )
  })
})
