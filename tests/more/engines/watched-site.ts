import { readFileSync } from 'node:fs'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { listenLocally } from '../../support/raw-http'

/** A query for elements, as in Testing Library. A string has to match the full text. */
export type Query = { within?: Query } & (
  { role: string; name?: TextMatcher; level?: number } | { label: TextMatcher } | { text: TextMatcher }
)
type TextMatcher = string | RegExpParts
/** A regular expression as it is sent to the page: only its source. */
interface RegExpParts {
  source: string
}

/** Lets a test read and control the watched page. */
export interface WatchControls {
  /** Exceptions, violations of the content security policy, failed files and console errors. */
  errors: string[]
  holdClock: (at: number) => void
  /**
   * Leaves out elements that are inert below a sheet. A query by role also leaves out hidden
   * elements.
   */
  find: (query: Query) => HTMLElement[]
}

const WATCH_SCRIPT_PATH = '/__watch.js'
const testingLibrarySource = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Serves the live build through a proxy, because the driver of WebKitGTK cannot run a script before
 * the page's own. The proxy adds the header that names the test's mock world, and puts one script
 * first into the page. The script has the page's own origin, as the content security policy
 * requires.
 */
export async function serveWatchedSite(target: string, world: string, now: () => number) {
  const server = createServer((request, response) => {
    if (request.url === WATCH_SCRIPT_PATH) {
      response.setHeader('Content-Type', 'text/javascript')
      response.end(`(${String(installWatch)})(${now()});\n${testingLibrarySource}`)
      return
    }
    forwardRequest(request, response, target, world)
  })
  const port = await listenLocally(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

function forwardRequest(request: IncomingMessage, response: ServerResponse, target: string, world: string): void {
  const { host: _host, 'if-none-match': _tag, 'accept-encoding': _encodings, ...headers } = request.headers
  const options = { method: request.method, headers: { ...headers, 'x-tiga-world': world } }
  const onwardRequest = sendRequest(`${target}${request.url ?? '/'}`, options, (answer) => {
    const { statusCode = 502, headers: answerHeaders } = answer
    if (answerHeaders['content-type']?.startsWith('text/html') !== true) {
      response.writeHead(statusCode, answerHeaders)
      answer.pipe(response)
      return
    }
    const chunks: Buffer[] = []
    answer.on('data', (part: Buffer) => chunks.push(part))
    answer.on('end', () => {
      const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...keptHeaders } = answerHeaders
      response.writeHead(statusCode, keptHeaders)
      response.end(
        Buffer.concat(chunks)
          .toString()
          .replace(/<meta charset[^>]*>/, `$&<script src="${WATCH_SCRIPT_PATH}"></script>`),
      )
    })
  })
  onwardRequest.on('error', () => response.destroy())
  response.on('close', () => onwardRequest.destroy())
  request.pipe(onwardRequest)
}

/** Runs in the page before any other script. Records errors, fixes the date and offers `Watch`. */
function installWatch(start: number): void {
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
  // Only the date is fixed. Timers go on, as with Playwright's `setFixedTime`.
  window.Date = new Proxy(Date, {
    construct: (real, args, target) => Reflect.construct(real, args.length === 0 ? [now] : args, target) as object,
    get: (real, key) => (key === 'now' ? () => now : Reflect.get(real, key)),
  })
  const find = (query: Query): HTMLElement[] => {
    const { queryAllByRole, queryAllByLabelText, queryAllByText } = (
      window as unknown as { TestingLibraryDom: typeof import('@testing-library/dom') }
    ).TestingLibraryDom
    const toPattern = (words: TextMatcher) => (typeof words === 'string' ? words : new RegExp(words.source))
    const roots = query.within === undefined ? [document.body] : find(query.within)
    const matches = roots.flatMap((root) => {
      if ('label' in query) return queryAllByLabelText(root, toPattern(query.label))
      if ('text' in query) return queryAllByText(root, toPattern(query.text))
      const { role, name, level } = query
      return queryAllByRole(root, role, {
        ...(name !== undefined && { name: toPattern(name) }),
        ...(level !== undefined && { level }),
      })
    })
    return matches.filter((element) => element.closest('[inert]') === null)
  }
  const watchObject: WatchControls = { errors, holdClock: (at) => (now = at), find }
  Object.assign(window, { watching: watchObject })
}
