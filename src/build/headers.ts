import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

export type Policy = Readonly<Record<string, readonly string[]>>

export interface HeaderRule {
  path: string
  headers: Readonly<Record<string, string>>
}

/**
 * Inline blocks are allowed by hash alone, so an injected one never runs. Streams may come from any
 * https host, because the platform names them only at run time.
 */
export function policyOf(html: string, apiOrigins: readonly string[]): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script')],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'https:', 'data:', 'blob:'],
    'media-src': ["'self'", 'https:', 'blob:'],
    'connect-src': ["'self'", 'https:', ...apiOrigins],
    'frame-src': ['https:'],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'font-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  return [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
}

export function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** A page's own policy cannot set frame-ancestors, so a header must. */
export function headerRules(html: string, apiOrigins: readonly string[]): HeaderRule[] {
  const policy = { ...policyOf(html, apiOrigins), 'frame-ancestors': ["'none'"] }
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': policyText(policy),
        'Referrer-Policy': 'no-referrer',
        'X-Content-Type-Options': 'nosniff',
      },
    },
  ]
}

/** For Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ])
  return `${lines.join('\n')}\n`
}

export function headersFor(pathname: string, rules: readonly HeaderRule[]): Record<string, string> {
  const matches = ({ path }: HeaderRule) =>
    path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path
  return Object.assign({}, ...rules.filter(matches).map(({ headers }) => headers))
}

/** @param addresses settings that name a host to call; those without one are on the page's own host */
export function securityHeaders(addresses: readonly (string | undefined)[]): Plugin {
  const apiOrigins = addresses.flatMap((address) =>
    address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [],
  )
  let page = ''
  return {
    name: 'security-headers',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        page = html
        return [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: policyText(policyOf(html, apiOrigins)) },
            injectTo: 'head-prepend',
          },
        ]
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(headerRules(page, apiOrigins)) })
      },
    },
    configurePreviewServer(server) {
      const file = resolve(server.config.root, server.config.build.outDir, 'index.html')
      const rules = existsSync(file) ? headerRules(readFileSync(file, 'utf8'), apiOrigins) : []
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headersFor(pathname, rules))) response.setHeader(name, value)
        next()
      })
    },
  }
}
