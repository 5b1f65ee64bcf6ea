import { readFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { listening } from '../../support/raw-http'

/** A query as in Testing Library. A string has to match the full text. */
export type Query = { within?: Query } & (
  { role: string; name?: Words; level?: number } | { label: Words } | { text: Words }
)
type Words = string | RegExpParts
/** The source of a regular expression, for the wire. */
interface RegExpParts {
  source: string
}

/** The interface of the watching script in the page. */
export interface Watch {
  /** Exceptions, violations of the policy, lost files and console errors. */
  errors: string[]
  holdClock: (at: number) => void
  /** Finds no element that is inert below a sheet. By role, it finds no hidden element either. */
  find: (query: Query) => HTMLElement[]
}

const SCRIPT = '/__watch.js'
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Serves the live build through a proxy that does what a driver without init scripts cannot: it
 * names the mock's world, and puts one script first into the page, from the page's own origin as
 * its policy requires. Everything else passes unchanged.
 */
export async function watchedSite(target: string, world: string, now: () => number) {
  const server = createServer((request, response) => {
    if (request.url === SCRIPT) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`(${String(watch)})(${now()});\n${library}`)
      return
    }
    pass(request, response, target, world)
  })
  const port = await listening(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

function pass(request: IncomingMessage, response: ServerResponse, target: string, world: string): void {
  const { host: _host, 'if-none-match': _tag, 'accept-encoding': _encodings, ...headers } = request.headers
  const options = { method: request.method, headers: { ...headers, 'x-tiga-world': world } }
  const onward = ask(`${target}${request.url ?? '/'}`, options, (answer) => {
    const { statusCode = 502, headers: answerHeaders } = answer
    if (answerHeaders['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(statusCode, answerHeaders)
      answer.pipe(response)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...rest } = answerHeaders
      response.writeHead(statusCode, rest)
      response.end(
        Buffer.concat(parts)
          .toString()
          .replace(/<meta charset[^>]*>/, `$&<script src="${SCRIPT}"></script>`),
      )
    })
  })
  onward.on('error', () => response.destroy())
  response.on('close', () => onward.destroy())
  request.pipe(onward)
}

/** Runs in the page before any other script. */
function watch(start: number): void {
  let now = start
  const errors: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => {
    errors.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      errors.push(target instanceof Element ? `lost: ${target.outerHTML.slice(0, 120)}` : `thrown: ${event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => errors.push(`rejected: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    errors.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  // Timers go on, as with Playwright's `setFixedTime`.
  window.Date = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now] : args, target) as object,
    get: (real, key) => (key === 'now' ? () => now : Reflect.get(real, key)),
  })
  const find = (query: Query): HTMLElement[] => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
      window as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') }
    ).TestingLibraryDom
    const words = (sought: Words) => (typeof sought === 'string' ? sought : new RegExp(sought.source))
    const inside = query.within === undefined ? [document.body] : find(query.within)
    const found = inside.flatMap((root) => {
      if ('label' in query) return queryAllByLabelText(root, words(query.label))
      if ('text' in query) return queryAllByText(root, words(query.text))
      const { role, name, level } = query
      return queryAllByRole(root, role, {
        ...(name !== undefined && { name: words(name) }),
        ...(level !== undefined && { level }),
      })
    })
    return found.filter((element) => element.closest('[inert]') === null)
  }
  const watching: Watch = { errors, holdClock: (at) => (now = at), find }
  Object.assign(window, { watching })
}
