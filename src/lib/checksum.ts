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

function ownDigest(): Digest | null {
  const { subtle }: { subtle?: Digest } = crypto
  return subtle ?? null
}

/** In hexadecimal digits; null where the browser has no such function, as on a plain http page. */
export async function sha256(text: string, subtle: Digest | null = ownDigest()): Promise<string | null> {
  if (subtle === null) return null
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
