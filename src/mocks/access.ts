import type { IncomingHttpHeaders } from 'node:http'

/**
 * Header that a request to control the mock must have. Its value is the access code; from this
 * machine, any value is accepted. A page of another origin cannot send this header, because the
 * server does not permit the header to other origins (CORS).
 */
export const CONTROL_HEADER = 'x-tiga-control'

/** The letters and digits of an access code, without those that look alike. */
const CODE_CHARACTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789'
const CODE_LENGTH = 8

export function createAccessCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(CODE_LENGTH))
  return Array.from(bytes, (byte) => CODE_CHARACTERS[byte % CODE_CHARACTERS.length]).join('')
}

/** Returns the text beside the field of the access code; null if the length is right. */
export function codeProblem(text: string): string | null {
  return text.trim().length === CODE_LENGTH ? null : `The code has ${CODE_LENGTH} letters and digits.`
}

interface Caller {
  readonly remoteAddress: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * A request may control the mock if it comes from this machine under one of the machine's own
 * names, or has the access code. Without the control header, or from a page of another host, it is
 * always refused.
 */
export function mayControl({ remoteAddress = '', headers }: Caller, code: string | null): boolean {
  const headerValue = headers[CONTROL_HEADER]
  const { host = '', origin } = headers
  if (headerValue === undefined || (origin !== undefined && hostOf(origin) !== host)) return false
  // Without the check of the name, a page under a foreign name that resolves to this machine would
  // pass as the same origin (DNS rebinding).
  const isThisMachine = isLoopback(remoteAddress) && isOwnName(host.replace(/:\d+$/, ''))
  return isThisMachine || (code !== null && headerValue === code)
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
