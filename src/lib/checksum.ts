import { inTime } from './time'

/** JSON with all keys in order and no spaces, so that like values are like texts. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalJson(part)}`).join(',')}}`
}

type Digest = Pick<SubtleCrypto, 'digest'>

const LONGEST_MS = 5000

/**
 * In hexadecimal digits; null where the browser makes none: it has no such function, as on a plain
 * http page, refuses it or does not answer.
 */
export async function sha256(text: string, own?: Digest): Promise<string | null> {
  try {
    const digest = (own ?? crypto.subtle).digest('SHA-256', new TextEncoder().encode(text))
    const bytes = new Uint8Array(await inTime(digest, LONGEST_MS))
    return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}
