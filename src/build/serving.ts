import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connect, Plugin, PreviewServer } from 'vite'
import {
  ASSETS,
  CACHE,
  headerRules,
  headersFile,
  headersFor,
  ownApiPaths,
  policyOf,
  policyText,
  type HeaderRule,
  type Settings,
} from './headers.ts'
import { nginxConfig } from './nginx.ts'

const START_SCRIPT = resolve(import.meta.dirname, 'serve.sh')

/**
 * Whether a path names a file: it has an ending, or lies in a folder of files (`/assets/`,
 * `/avatars/`). No address of the app does.
 */
export function namesFile(pathname: string, folders: readonly string[]): boolean {
  return /\.[^/]*$/.test(pathname) || folders.some((folder) => pathname.startsWith(folder))
}

/** What lies beside the files for the server alone, in `dist` or in a folder of it. */
export const HIDDEN = /^\/_|\/\.|\.(?:br|gz)$/

/** Of the build: its own, and those of `public`. */
export function fileFolders(publicFolder: string): string[] {
  const entries = existsSync(publicFolder) ? readdirSync(publicFolder, { withFileTypes: true }) : []
  return [ASSETS, ...entries.flatMap((entry) => (entry.isDirectory() ? `/${entry.name}/` : []))]
}

export function sendHeaders(rules: readonly HeaderRule[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    for (const [name, value] of Object.entries(headersFor(pathOf(request), rules))) response.setHeader(name, value)
    next()
  }
}

type Served = Readonly<{ folder: string; folders: readonly string[]; rules: readonly HeaderRule[] }>

/** The page in place of a missing file would be kept under that file's name. */
export function refuseMissing({ folder, folders, rules }: Served): Connect.NextHandleFunction {
  const isThere = (pathname: string) => statSync(join(folder, pathname), { throwIfNoEntry: false })?.isFile() === true
  return (request, response, next) => {
    const pathname = pathOf(request)
    if (!HIDDEN.test(pathname) && (!namesFile(pathname, folders) || isThere(pathname))) return next()
    response.setHeader(CACHE, headersFor('/', rules)[CACHE] ?? '')
    response.statusCode = 404
    response.end('Not found')
  }
}

function pathOf({ url = '/' }: Connect.IncomingMessage): string {
  return new URL(url, 'http://localhost').pathname
}

export function securityHeaders(settings: Settings): Plugin {
  let page = ''
  let folders: readonly string[] = []
  return {
    name: 'security-headers',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved({ publicDir }) {
      folders = fileFolders(publicDir)
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        page = html
        const content = policyText(policyOf(html, settings))
        return [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' }]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const rules = headerRules(page, settings)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        const server = nginxConfig(rules, { apiPaths: ownApiPaths(settings), folders })
        this.emitFile({ type: 'asset', fileName: '_nginx.conf', source: server })
        this.emitFile({ type: 'asset', fileName: '_serve.sh', source: readFileSync(START_SCRIPT, 'utf8') })
      },
    },
    configurePreviewServer(server) {
      server.middlewares.use(sendHeaders(headerRules(pageIn(outFolder(server)), settings)))
    },
  }
}

/** Behind the mock in the preview, which answers for files of its own. */
export function missingFiles(settings: Settings): Plugin {
  return {
    name: 'missing-files',
    configurePreviewServer(server) {
      const folder = outFolder(server)
      const folders = fileFolders(resolve(server.config.root, 'public'))
      server.middlewares.use(refuseMissing({ folder, folders, rules: headerRules(pageIn(folder), settings) }))
    },
  }
}

function outFolder({ config }: PreviewServer): string {
  return resolve(config.root, config.build.outDir)
}

function pageIn(folder: string): string {
  const file = join(folder, 'index.html')
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}
