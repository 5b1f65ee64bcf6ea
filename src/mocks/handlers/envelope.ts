import { encode } from 'js-base64'
import { HttpResponse } from 'msw'

/** Always HTTP 200; the payload is base64 of UTF-8 JSON, or '' for none. */
export function envelope(code: number, msg: string, payload?: unknown): Response {
  return HttpResponse.json({ code, msg, data: payload === undefined ? '' : encode(JSON.stringify(payload)) })
}

export function garbage(): Response {
  const bytes = Uint8Array.from({ length: 96 }, (_, index) => (index * 151 + 7) % 256)
  return new HttpResponse(bytes, { headers: { 'content-type': 'application/octet-stream' } })
}
