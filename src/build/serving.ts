import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import {
  ASSETS,
  headerRules,
  headersFile,
  headersFor,
  ownApiPaths,
  policyOf,
  policyText,
  type Settings,
} from './headers.ts'
import { nginxConfig } from './nginx.ts'

const START_SCRIPT = resolve(import.meta.dirname, 'serve.sh')

/** What lies beside the files for the server alone, in `dist` or in a folder of it. */
export const HIDDEN = /^\/_|\/\.|\.(?:br|gz)$/

/** Of the build: its own, and those of `public`. */
export function fileFolders(publicFolder: string): string[] {
  const entries = existsSync(publicFolder) ? readdirSync(publicFolder, { withFileTypes: true }) : []
  return [ASSETS, ...entries.flatMap((entry) => (entry.isDirectory() ? `/${entry.name}/` : []))]
}

/** The policy in the page, and the same headers for each server of the build, Vite's preview among them. */
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
    configurePreviewServer({ config: { root, build }, middlewares }) {
      const rules = headerRules(readFileSync(resolve(root, build.outDir, 'index.html'), 'utf8'), settings)
      middlewares.use((request, response, next) => {
        response.setHeaders(new Map(Object.entries(headersFor(request.url ?? '/', rules))))
        next()
      })
    },
  }
}
