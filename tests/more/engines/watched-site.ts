import { readFileSync } from 'node:fs'
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { listening } from '../../support/raw-http'

/** What is looked for, as Testing Library finds it; words are whole. */
export type What = { within?: What } & (
  { role: string; name?: Words; level?: number } | { label: Words } | { text: Words }
)
type Words = string | RegExpParts
/** A regular expression, for the wire. */
interface RegExpParts {
  source: string
}

/** What the watching script keeps in the page. */
export interface Watch {
  /** What was thrown, refused by the policy, lost or called an error. */
  wrong: string[]
  holdClock: (at: number) => void
  /** Not what is hidden, or inert below a sheet. */
  find: (what: What) => HTMLElement[]
}

const SCRIPT = '/__watch.js'
const library = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * The live build's server through a door that does what a driver without init scripts cannot: it
 * names the mock's world, and puts one script first into the page, from the page's own origin as
 * its policy asks. All else goes through as it is.
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
    const { statusCode = 502, headers: told } = answer
    if (told['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(statusCode, told)
      answer.pipe(response)
      return
    }
    const parts: Buffer[] = []
    answer.on('data', (part: Buffer) => parts.push(part))
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...rest } = told
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

/** Runs in the page, before all else. */
function watch(start: number): void {
  let now = start
  const wrong: string[] = []
  const { error } = console
  console.error = (...words: unknown[]) => {
    wrong.push(words.map(String).join(' '))
    error(...words)
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event
      wrong.push(target instanceof Element ? `lost: ${target.outerHTML.slice(0, 120)}` : `thrown: ${event.message}`)
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => wrong.push(`rejected: ${String(reason)}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    wrong.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
  // Timers go on, as with Playwright's `setFixedTime`.
  window.Date = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now] : args, target) as object,
    get: (real, key) => (key === 'now' ? () => now : Reflect.get(real, key)),
  })
  const find = (what: What): HTMLElement[] => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
      window as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') }
    ).TestingLibraryDom
    const words = (sought: Words) => (typeof sought === 'string' ? sought : new RegExp(sought.source))
    const inside = what.within === undefined ? [document.body] : find(what.within)
    const found = inside.flatMap((root) => {
      if ('label' in what) return queryAllByLabelText(root, words(what.label))
      if ('text' in what) return queryAllByText(root, words(what.text))
      const { role, name, level } = what
      return queryAllByRole(root, role, {
        ...(name !== undefined && { name: words(name) }),
        ...(level !== undefined && { level }),
      })
    })
    return found.filter((element) => element.closest('[inert]') === null)
  }
  const watching: Watch = { wrong, holdClock: (at) => (now = at), find }
  Object.assign(window, { watching })
}
