import { toUint8Array } from 'js-base64'
import { mapInSlices, yieldToMain } from '@/lib/slices'
import { ApiError } from './errors'
import { isRecord, displayText } from './fields'

/** `data` is undefined if the code is not 200, or if the platform sends "", null or no data. */
export interface Envelope {
  code: number
  message: string
  data: unknown
}

/**
 * Parses an answer, `{code, msg, data}`. The data of a success may be base64 of JSON, plain JSON or
 * plain text (reading 21). Long base64 is decoded in slices, so that the page can respond.
 * @throws ApiError, always of the kind `decode`
 */
export async function readEnvelope(body: Uint8Array): Promise<Envelope> {
  const parsed = tryJson(decodeUtf8(body))
  if (parsed === undefined) throw decodeError('the answer is not JSON')
  const fields = parsed.value
  if (!isRecord(fields)) throw decodeError('the answer is not an object')
  const code = readCode(fields['code'])
  const message = typeof fields['msg'] === 'string' ? displayText(fields['msg']) : ''
  return { code, message, data: code === 200 ? await readData(fields['data']) : undefined }
}

function readCode(code: unknown): number {
  if (typeof code === 'number' && Number.isInteger(code)) return code
  if (typeof code === 'string' && /^-?\d{1,9}$/.test(code.trim())) return Number(code)
  throw decodeError('the code of the envelope is not a whole number')
}

async function readData(data: unknown): Promise<unknown> {
  if (data === null || data === '') return undefined
  if (typeof data !== 'string') return data
  if (data.length > DECODE_CHUNK_CHARS) await yieldToMain()
  const withoutSpaces = data.replace(/\s+/g, '')
  // `isBase64` is needed, because js-base64 skips invalid characters instead of failing.
  const json = isBase64(withoutSpaces) ? await decodeBase64(withoutSpaces) : null
  if (data.length > DECODE_CHUNK_CHARS) await yieldToMain()
  const parsed = (json === null ? undefined : tryJson(json)) ?? tryJson(data)
  return parsed === undefined ? new BareText(data) : parsed.value
}

/**
 * Padding is optional. The length is checked separately, because one regular expression for the
 * length and the characters would overflow the engine's stack on a long text.
 */
function isBase64(text: string): boolean {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0
  const length = text.length - padding
  if (length % 4 === 1 || (padding > 0 && text.length % 4 !== 0)) return false
  return !/[^A-Za-z0-9+/]/.test(text.slice(0, length))
}

/** Data that is neither base64 of JSON nor JSON. Only the caller knows if it accepts plain text. */
export class BareText {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/**
 * Base64 characters per decoding step. Must be a multiple of four, because four characters are
 * three whole bytes. Ten thousand orders, decoded in one step, would block a browser without a
 * native decoder for 200 ms.
 */
const DECODE_CHUNK_CHARS = 1 << 16

/** Null if the bytes are not UTF-8. */
async function decodeBase64(base64: string): Promise<string | null> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const chunkStarts = Array.from(
    { length: Math.ceil(base64.length / DECODE_CHUNK_CHARS) },
    (_, step) => step * DECODE_CHUNK_CHARS,
  )
  const decodeFrom = (start: number) =>
    decoder.decode(toUint8Array(base64.slice(start, start + DECODE_CHUNK_CHARS)), { stream: true })
  try {
    return (await mapInSlices(chunkStarts, decodeFrom)).join('') + decoder.decode()
  } catch {
    // The decoder throws for bytes that are not UTF-8.
    return null
  }
}

function tryJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) }
  } catch {
    // The text is not JSON.
    return undefined
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw decodeError('the answer is not UTF-8', cause)
  }
}

function decodeError(message: string, cause?: unknown): ApiError {
  return new ApiError('decode', message, { cause })
}
