import { encode } from 'js-base64'
import { HttpResponse } from 'msw'

/**
 * Returns an answer in the platform's form, with the HTTP status 200. `data` is the payload as
 * base64 of JSON, or '' without a payload.
 * @param now epoch ms for the header `Date`; if undefined, the answer has no such header
 */
export function envelopeResponse(code: number, msg: string, payload?: unknown, now?: number): Response {
  const headers: HeadersInit = now === undefined ? {} : { date: new Date(now).toUTCString() }
  const data = payload === undefined ? '' : encode(JSON.stringify(payload))
  return HttpResponse.json({ code, msg, data }, { headers })
}

export function garbageResponse(): Response {
  const bytes = Uint8Array.from({ length: 96 }, (_, index) => (index * 151 + 7) % 256)
  return new HttpResponse(bytes, { headers: { 'content-type': 'application/octet-stream' } })
}
