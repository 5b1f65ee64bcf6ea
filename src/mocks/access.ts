import type { IncomingHttpHeaders } from 'node:http'

/**
 * A page of another origin cannot send this header, because the server allows it to none (CORS).
 * Its value is the code; on this machine, any value.
 */
export const CONTROL_HEADER = 'x-tiga-control'

/** Excludes letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 8

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** The problem to show beside the field, or null. */
export function codeProblem(text: string): string | null {
  return text.trim().length === CODE_LENGTH ? null : `The code has ${CODE_LENGTH} letters and digits.`
}

interface Caller {
  readonly remoteAddress: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * True if a request may control the mock: it comes from this machine under one of its own names, or
 * has the code. Never true for a page of another host.
 */
export function mayControl({ remoteAddress = '', headers }: Caller, code: string | null): boolean {
  const given = headers[CONTROL_HEADER]
  const { host = '', origin } = headers
  if (given === undefined || (origin !== undefined && hostOf(origin) !== host)) return false
  // DNS rebinding: a foreign name that resolves to this machine would pass as the same origin.
  const isThisMachine = isLoopback(remoteAddress) && isOwnName(host.replace(/:\d+$/, ''))
  return isThisMachine || (code !== null && given === code)
}

function hostOf(origin: string): string | null {
  try {
    return new URL(origin).host
  } catch {
    return null
  }
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127\.\d+\.\d+\.\d+$/.test(address)
}

function isOwnName(name: string): boolean {
  return name === 'localhost' || name === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(name)
}
