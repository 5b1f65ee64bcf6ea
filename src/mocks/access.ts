import type { IncomingHttpHeaders } from 'node:http'

/**
 * A page of another host cannot send it unasked. Its value is the code, or anything on this
 * machine.
 */
export const CONTROL_HEADER = 'x-tiga-control'

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 8

export function newCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** What to show beside the field, or null. */
export function codeProblem(text: string): string | null {
  return text.trim().length === CODE_LENGTH ? null : `The code has ${CODE_LENGTH} letters and digits.`
}

interface Caller {
  readonly remoteAddress: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * Whether a request may control the mock: from this machine under one of its own names, or with the
 * code. Never from a page of another host.
 */
export function mayControl({ remoteAddress = '', headers }: Caller, code: string | null): boolean {
  const given = headers[CONTROL_HEADER]
  const { host = '', origin } = headers
  if (given === undefined || (origin !== undefined && hostOf(origin) !== host)) return false
  // A foreign name that leads here would make its pages look like our own.
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
