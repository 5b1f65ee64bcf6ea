import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As it came over the line: compressed, if it was. */
  body: Buffer
}

interface Call {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** One request as written: `fetch` would unpack the answer and tidy up the path. */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: Call = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

/** @returns the port of a server of this machine alone */
export async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
