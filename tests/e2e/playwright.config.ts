import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import chooseSeed from '../support/slice'

chooseSeed()

/** Port of the live build. The mock build and nginx use the next two. E2E_PORT moves all three. */
const port = Number(process.env['E2E_PORT'] ?? 4183)
export const LIVE_URL = `http://127.0.0.1:${port}`
export const DEMO_URL = `http://127.0.0.1:${port + 1}`
/** The live build served by a real nginx (`tests/more`), which passes API calls on to the mock. */
export const NGINX_URL = `http://127.0.0.1:${port + 2}`

const root = resolve(import.meta.dirname, '../..')
const executablePath = findBrowser()

/** Chromium without a sandbox (containers run as root) and without its own background requests. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 }

/**
 * `E2E_REUSE=1` uses existing servers and builds, so that a single test file starts at once. `npx
 * vite build` renews a build.
 */
const reuse = process.env['E2E_REUSE'] === '1'
/** `tests/run-all.mjs` has just made the live build. */
const isJustBuilt = process.env['E2E_BUILT'] === '1'

function server({ url, mode, outDir }: { url: string; mode: string; outDir: string }) {
  const build = `npx vite build --mode ${mode} --logLevel warn`
  const preview = `npx vite preview --mode ${mode} --host 127.0.0.1 --port ${new URL(url).port} --strictPort`
  const isBuilt = (reuse || isJustBuilt) && existsSync(resolve(root, outDir, 'index.html'))
  return {
    command: isBuilt ? preview : `${build} && ${preview}`,
    url: `${url}/robots.txt`,
    cwd: root,
    reuseExistingServer: reuse,
    timeout: 300_000,
  }
}

/** The live build over real HTTP with the mock's handlers. */
export const liveServer = server({ url: LIVE_URL, mode: 'production', outDir: 'dist' })
/** The mock build with its service worker, for `tests/more`. */
export const demoServer = server({ url: DEMO_URL, mode: 'demo', outDir: 'dist-demo' })

/** Traces cost a third of the run time. `TRACE=1` turns on traces and pictures of failed tests. */
const traced = process.env['TRACE'] !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: '**/gallery.spec.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  // A worker's responses bypass a test's routes; `offline.spec.ts` and the mock build allow it.
  use: {
    serviceWorkers: 'block',
    baseURL: LIVE_URL,
    locale: 'en-US',
    ...phone,
    launchOptions,
    trace: traced ? 'retain-on-failure' : 'off',
    screenshot: traced ? 'only-on-failure' : 'off',
  },
  webServer: liveServer,
})
