import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A request as a browser or a proxy writes it. The body of a form contains no blank. */
const REQUEST = /(?:GET|POST) \/api([^ ?]*)\S* HTTP\/1\.1\r\n/g

export interface TcpProxy {
  url: string
  /** API calls that have passed so far, without the root: "/game/placeOrder". */
  receivedCalls: string[]
  /** The number of open connections of callers. */
  connectionCount: () => number
  /** Ends all open connections of callers. */
  hangUp: () => void
  /** Connects new callers to another port. */
  redirectTo: (port: number) => void
  close: () => void
}

/**
 * A proxy before a server of this machine. It forwards bytes as they arrive, and counts the
 * requests that a browser repeats by itself, which no page can see.
 * @param onArrival called for each call that passes
 */
export async function startTcpProxy(
  port: number,
  onArrival: (path: string) => void = () => undefined,
): Promise<TcpProxy> {
  let target = port
  const arrived: string[] = []
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    const called = connect(target, '127.0.0.1')
    callers.add(caller)
    let text = ''
    caller.on('data', (bytes) => {
      text += bytes.toString('latin1')
      for (const [, path = ''] of text.matchAll(REQUEST)) {
        arrived.push(path)
        onArrival(path)
      }
      text = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - 4000))
    })
    caller.pipe(called).pipe(caller)
    for (const [one, other] of [
      [caller, called],
      [called, caller],
    ] as const) {
      one.on('error', () => other.destroy())
      one.on('close', () => {
        callers.delete(caller)
        other.destroySoon()
      })
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => {
    for (const caller of callers) caller.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receivedCalls: arrived,
    connectionCount: () => callers.size,
    hangUp,
    redirectTo: (next) => {
      target = next
    },
    close: () => {
      server.close()
      hangUp()
    },
  }
}
