import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CHANGES } from '../api/changes.ts'
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

/** Files beside the served ones that only the server reads, in `dist` or in a folder of it. */
const HIDDEN = /^\/_|\/\.|\.(?:br|gz)$/

/** Files that are compressed already and have no text. */
export const IS_PICTURE = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2)$/

export interface ServedFile {
  name: string
  content: Buffer
}

/** The files of a finished build that a server sends. */
export function servedFiles(folder: string): ServedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length + 1), content: readFileSync(path) }))
    .filter(({ name }) => !HIDDEN.test(`/${name}`))
}

const sourceOf = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8')

/** The block of `nginx.conf` that is repeated for each root of the API on the page's own host. */
const CALLS = /^ {4}location \^~ @PATH@[\s\S]*?\n {4}\}\n/m

/** `nginx.conf` with the headers and roots of a build; `serve.sh` fills in the rest. */
export function nginxConfig(rules: readonly HeaderRule[], settings: Settings): string {
  return sourceOf('nginx.conf')
    .replace(CALLS, (block) =>
      ownApiPaths(settings)
        .map(({ path, name }) => block.replaceAll('@PATH@', path).replaceAll('@ORIGIN@', `@${name}_ORIGIN@`))
        .join('\n'),
    )
    .replaceAll('@CHANGES@', CHANGES.join('|'))
    .replace(/^( *)@(SENT|HIDDEN) (\S+)@$/gm, (_mark, indent: string, kind: string, path: string) =>
      Object.entries(headersFor(path, rules))
        .map(
          ([name, value]) =>
            indent + (kind === 'HIDDEN' ? `proxy_hide_header ${name};` : headerLine(path, name, value)),
        )
        .join('\n'),
    )
}

function headerLine(path: string, name: string, value: string): string {
  // Values of a `Link` header have double quotes, words of a policy have single ones.
  const quote = value.includes('"') ? "'" : '"'
  if (/[\\$@]/.test(value) || value.includes(quote)) throw new Error(`${name} cannot be written for nginx: ${value}`)
  // Not `always` for assets: an error answer must not be cached as long as the file.
  const isOfAll = name !== CACHE || path !== ASSETS
  return `add_header ${name} ${quote}${value}${quote}${isOfAll ? ' always' : ''};`
}

/** Writes the policy into the page and the headers for each server; Vite's preview sends them. */
export function securityHeaders(settings: Settings): Plugin {
  return {
    name: 'security-headers',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        const html = Buffer.from(page.source).toString()
        const content = policyText(policyOf(html, settings))
        page.source = html.replace(
          '<head>',
          `$&\n    <meta http-equiv="Content-Security-Policy" content="${content}" />`,
        )
        const rules = headerRules(html, settings)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        this.emitFile({ type: 'asset', fileName: '_nginx.conf', source: nginxConfig(rules, settings) })
        this.emitFile({ type: 'asset', fileName: '_serve.sh', source: sourceOf('serve.sh') })
      },
    },
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const rules = headerRules(readFileSync(resolve(root, build.outDir, 'index.html'), 'utf8'), settings)
      middlewares.use((request, response, next) => {
        response.setHeaders(new Map(Object.entries(headersFor(request.url ?? '/', rules))))
        next()
      })
    },
  }
}
