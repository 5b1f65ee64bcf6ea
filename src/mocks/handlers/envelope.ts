import { encode } from 'js-base64'
import { HttpResponse } from 'msw'

/** Always HTTP 200; `data` is base64 of JSON, or ''. */
export function envelope(code: number, msg: string, payload?: unknown): Response {
  return HttpResponse.json({ code, msg, data: payload === undefined ? '' : encode(JSON.stringify(payload)) })
}

export function garbage(): Response {
  const bytes = Uint8Array.from({ length: 96 }, (_, index) => (index * 151 + 7) % 256)
  return new HttpResponse(bytes, { headers: { 'content-type': 'application/octet-stream' } })
}
