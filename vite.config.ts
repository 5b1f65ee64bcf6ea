import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { createHttpApi } from './src/mocks/http.ts'
import { mediaFiles, serveMedia } from './src/mocks/media-files.ts'

const root = import.meta.dirname
const workerFile = resolve(root, 'node_modules/msw/lib/mockServiceWorker.js')

/**
 * The content security policy of the page. Inline blocks are allowed by their hash alone, so an injected one never runs;
 * streams may come from any https host because the platform names them only at run time.
 */
function policy(html: string, hosts: readonly string[]): string {
  const hashes = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
      .join(' ')
  return [
    `default-src 'none'`,
    `script-src 'self' ${hashes('script')}`,
    `style-src 'self' ${hashes('style')}`,
    `img-src 'self' https: data: blob:`,
    `media-src 'self' https: blob:`,
    ["connect-src 'self' https:", ...hosts].join(' '),
    `frame-src https:`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `font-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
  ].join('; ')
}

/** Writes the policy into the built page, and sends it as a header from `vite preview` (frame-ancestors counts only there). */
function contentSecurityPolicy(hosts: readonly string[]): Plugin {
  return {
    name: 'content-security-policy',
    apply: (_config, { command, isPreview }) => command === 'build' || isPreview === true,
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        {
          tag: 'meta',
          attrs: { 'http-equiv': 'Content-Security-Policy', content: policy(html, hosts) },
          injectTo: 'head-prepend',
        },
      ],
    },
    configurePreviewServer(server) {
      const page = resolve(server.config.root, server.config.build.outDir, 'index.html')
      const header = existsSync(page) ? `${policy(readFileSync(page, 'utf8'), hosts)}; frame-ancestors 'none'` : ''
      server.middlewares.use((_request, response, next) => {
        if (header !== '') response.setHeader('Content-Security-Policy', header)
        response.setHeader('Referrer-Policy', 'no-referrer')
        response.setHeader('X-Content-Type-Options', 'nosniff')
        next()
      })
    },
  }
}

/** Parts of axios that never run here, and what stands in for each in the built app; tests run axios as it is. */
const UNUSED_OF_AXIOS: Readonly<Record<string, string>> = {
  // In a browser axios always takes XMLHttpRequest, which alone reports upload progress: the other adapter is 3 kB.
  'fetch.js': 'fetch-adapter.ts',
  // A table of 70 names that only `axios.HttpStatusCode` shows.
  'HttpStatusCode.js': 'status-names.ts',
  // For forms sent as JSON; ours go form-encoded or multipart.
  'formDataToJSON.js': 'form-as-json.ts',
}

/** Leaves out of the built app what its libraries carry and it never runs: 1.5 kB of every first load. */
function withoutUnusedParts(): Plugin {
  const router = resolve(root, 'node_modules/react-router/dist/production')
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    // react-router names its development build for every bundler; its production build is beside it.
    config: () => ({
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${router}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
        ],
      },
    }),
    resolveId(source, importer) {
      if (importer?.includes('/axios/lib/') !== true) return null
      const standIn = UNUSED_OF_AXIOS[source.split('/').at(-1) ?? '']
      return standIn === undefined ? null : resolve(root, 'src/api/without', standIn)
    },
  }
}

function serveWorker(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.url !== '/mockServiceWorker.js') return next()
  response.setHeader('Content-Type', 'text/javascript')
  response.end(readFileSync(workerFile))
}

/**
 * The mock API around the app: its handlers as middleware of the dev and preview servers (phones on the network have no
 * service worker on plain http), its pictures and videos under /media, and its worker. Only a mock build carries any of it.
 */
function mockPlatform(isMockBuild: boolean): Plugin {
  type Middlewares = { use(handler: Parameters<typeof Array.prototype.push>[0]): unknown }
  const serve = (middlewares: Middlewares) => {
    middlewares.use(createHttpApi())
    middlewares.use(serveMedia)
    if (isMockBuild) middlewares.use(serveWorker)
  }
  return {
    name: 'mock-platform',
    configureServer: (server) => (isMockBuild ? serve(server.middlewares) : undefined),
    configurePreviewServer: (server) => serve(server.middlewares),
    generateBundle() {
      if (!isMockBuild) return
      this.emitFile({ type: 'asset', fileName: 'mockServiceWorker.js', source: readFileSync(workerFile) })
      for (const { name, path } of mediaFiles())
        this.emitFile({ type: 'asset', fileName: `media/${name}`, source: readFileSync(path) })
    },
  }
}

/**
 * What every screen needs goes into one file: packed together it is 10 kB smaller than as thirty files, and one request. Heavy
 * parts that come on demand stay out.
 */
function isCore(id: string): boolean {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1]
  if (inPackage !== undefined)
    return CORE_PACKAGES.includes(inPackage) && !/queriesObserver|nfiniteQuery|useQueries/.test(id)
  const inSource = id.startsWith(resolve(root, 'src')) ? id.slice(resolve(root, 'src').length + 1) : ''
  return /^(?:app|api|session|ui|shared|lib|i18n\/[^/]+$|paths|config)/.test(inSource) && !ON_DEMAND.test(inSource)
}

const CORE_PACKAGES = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'axios',
  'i18next',
  'react-i18next',
  'use-sync-external-store',
  'valibot',
  'js-base64',
]

const ON_DEMAND =
  /^(?:api\/(?:orders|videos|hosts|wallet|notices|profile|report)|ui\/(?:toast|MoreIcons|Keypad|RadioList|Facts|AmountField|SearchField|Sheet|Filters|TextField|row-styles|Row|SubmitButton|use-single-flight|theme)|shared\/(?:PullArea|ContactDialog|ConfirmDialog|Dialog|DialogText|AgreementSheet|MenuIcon|RowLink|RefreshButton|player|use-order-line-details|order-sums|save-csv|use-submit|use-leave-screen)|lib\/(?:money\/(?:sums|stored)|draw-rules|reconcile|csv|next-index))\b/

/** Small parts that are always asked for together: a file each would cost more in names than in code. */
const TOGETHER = [
  { name: 'form', test: /src\/ui\/(?:SubmitButton|TextField|use-single-flight)\b/ },
  { name: 'auth', test: /src\/features\/auth\/(?:Auth|DemoLogins|LanguageLink|rules)\b/ },
]

/** Origins of absolute addresses among the settings, for the policy. */
function origins(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) =>
    address !== undefined && /^https?:/.test(address) ? [new URL(address).origin] : [],
  )
}

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, root, 'VITE_')
  const isMockBuild = env['VITE_MOCK'] === '1'
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string }
  return {
    plugins: [
      react(),
      withoutUnusedParts(),
      mockPlatform(isMockBuild),
      contentSecurityPolicy(origins(env['VITE_API_BASE_URL'], env['VITE_UPLOAD_BASE_URL'])),
    ],
    define: { __APP_VERSION__: JSON.stringify(version) },
    resolve: {
      alias: [
        { find: '@', replacement: resolve(root, 'src') },
        // React has it since 18; the shim for older ones is dead weight.
        { find: 'use-sync-external-store/shim', replacement: 'react' },
      ],
    },
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      // 1.2 kB less of the first load than the faster default.
      minify: mode === 'demo' ? 'oxc' : 'terser',
      terserOptions: { ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true } },
      rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'core', test: isCore }, ...TOGETHER] } } },
    },
    preview: { port: 4173, strictPort: false },
    test: {
      maxWorkers: 2,
      projects: [
        {
          extends: true,
          test: { name: 'unit', include: ['src/**/*.test.ts', 'tests/*.test.ts'], environment: 'node' },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            include: ['tests/screens/**/*.test.tsx', 'src/**/*.test.tsx'],
            environment: 'jsdom',
            environmentOptions: { jsdom: { url: 'http://localhost:3000/', pretendToBeVisual: true } },
            setupFiles: ['tests/support/setup.ts'],
            testTimeout: 15_000,
          },
        },
      ],
    },
  }
})
