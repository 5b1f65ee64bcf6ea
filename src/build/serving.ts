import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CHANGES } from '../api/changes.ts'
import {
  ASSETS_PATH,
  CACHE_CONTROL,
  headerRules,
  headersFile,
  headersFor,
  ownApiPaths,
  policyOf,
  policyText,
  type HeaderRule,
  type BuildSettings,
} from './headers.ts'

/**
 * Matches paths for which the server never sends a file: dot files, compressed copies (`.br`,
 * `.gz`), server files (`/_nginx.conf`).
 */
const HIDDEN_FILE_PATTERN = /^\/_|\/\.|\.(?:br|gz)$/

/** Matches pictures and fonts, which are already compressed and contain no text to check. */
export const PICTURE_OR_FONT_PATTERN = /\.(?:png|jpe?g|webp|avif|gif|ico|woff2)$/

export interface ServedFile {
  name: string
  content: Buffer
}

/** Reads the files of a finished build that a server sends. Names are relative to `folder`. */
export function readServedFiles(folder: string): ServedFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ name: path.slice(folder.length + 1), content: readFileSync(path) }))
    .filter(({ name }) => !HIDDEN_FILE_PATTERN.test(`/${name}`))
}

const readBuildFile = (file: string) => readFileSync(resolve(import.meta.dirname, file), 'utf8')

/** Matches the block of `nginx.conf` that is repeated for each API path on the page's own host. */
const API_BLOCK_PATTERN = /^ {4}location \^~ @PATH@[\s\S]*?\n {4}\}\n/m

/**
 * Returns `nginx.conf` with the headers and API paths of a build. `serve.sh` fills in the other
 * placeholders.
 * @throws Error for a header value that nginx could not read
 */
export function nginxConfig(rules: readonly HeaderRule[], settings: BuildSettings): string {
  return readBuildFile('nginx.conf')
    .replace(API_BLOCK_PATTERN, (block) =>
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
  // `Link` contains double quotes and a policy single quotes, so the other kind encloses the value.
  const quote = value.includes('"') ? "'" : '"'
  if (/[\\$@]/.test(value) || value.includes(quote))
    throw new Error(
      `The header ${name} cannot be written for nginx, because it contains \\, $, @ or both kinds of quotes: ${value}`,
    )
  // Error answers get all headers except an asset's cache time, which would be too long for them.
  const isForErrors = name !== CACHE_CONTROL || path !== ASSETS_PATH
  return `add_header ${name} ${quote}${value}${quote}${isForErrors ? ' always' : ''};`
}

/** Writes the policy into index.html, and the headers into the servers' configuration files. */
export function securityHeadersPlugin(settings: BuildSettings): Plugin {
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
        this.emitFile({ type: 'asset', fileName: '_serve.sh', source: readBuildFile('serve.sh') })
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
