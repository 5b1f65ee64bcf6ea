import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Matches the first line of an API request. A form's body has no blanks, so it never matches. */
const REQUEST_LINE_PATTERN = /(?:GET|POST) \/api([^ ?]*)\S* HTTP\/1\.1\r\n/g

export interface TcpProxy {
  url: string
  /** The paths of the API calls that have passed so far, such as "/game/placeOrder". */
  receivedCalls: string[]
  connectionCount: () => number
  /** Ends all connections of callers. */
  hangUp: () => void
  /** Connects new callers to another port. */
  redirectTo: (port: number) => void
  close: () => void
}

/**
 * Starts a proxy in front of a server on this machine. The proxy lists every API call, including
 * those that a browser repeats without the page's knowledge.
 */
export async function startTcpProxy(
  port: number,
  onArrival: (path: string) => void = () => undefined,
): Promise<TcpProxy> {
  let target = port
  const arrivedPaths: string[] = []
  const callers = new Set<Socket>()
  const server = createServer((caller) => {
    const upstream = connect(target, '127.0.0.1')
    callers.add(caller)
    let text = ''
    caller.on('data', (bytes) => {
      text += bytes.toString('latin1')
      for (const [, path = ''] of text.matchAll(REQUEST_LINE_PATTERN)) {
        arrivedPaths.push(path)
        onArrival(path)
      }
      text = text.slice(Math.max(text.lastIndexOf('\n') + 1, text.length - 4000))
    })
    caller.pipe(upstream).pipe(caller)
    for (const [socket, otherSocket] of [
      [caller, upstream],
      [upstream, caller],
    ] as const) {
      socket.on('error', () => otherSocket.destroy())
      socket.on('close', () => {
        callers.delete(caller)
        otherSocket.destroySoon()
      })
    }
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const hangUp = () => {
    for (const caller of callers) caller.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    receivedCalls: arrivedPaths,
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
