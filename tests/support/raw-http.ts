import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** The bytes as they arrived, which may be compressed. */
  body: Buffer
}

interface RawRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer
}

/** Sends one request as it is. `fetch` would normalise the path and decompress the answer. */
export function sendRaw(
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequest = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoingRequest = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
      const bodyChunks: Buffer[] = []
      answer.on('data', (part: Buffer) => bodyChunks.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(bodyChunks) }),
      )
    })
    outgoingRequest.on('error', reject)
    outgoingRequest.end(body)
  })
}

/** Starts a server that only this machine can reach. Returns its port. */
export async function listenLocally(server: Server): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
