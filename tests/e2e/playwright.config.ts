import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'
import chooseSeed from '../support/slice'

chooseSeed()

/** Port of the live build. The mock build and nginx use the next two ports. */
const port = Number(process.env['E2E_PORT'] ?? 4183)
export const LIVE_URL = `http://127.0.0.1:${port}`
export const DEMO_URL = `http://127.0.0.1:${port + 1}`
/** Address of nginx (`tests/more`), which serves the live build and passes calls to the mock. */
export const NGINX_URL = `http://127.0.0.1:${port + 2}`

const root = resolve(import.meta.dirname, '../..')
const executablePath = findBrowser()

/** Containers run as root, so the sandbox is off. The browser's background requests are off too. */
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
 * `E2E_REUSE=1` uses existing servers and builds. The tests then see a change of the code only
 * after `npx vite build`, which makes a new live build.
 */
const isReusing = process.env['E2E_REUSE'] === '1'
/** True if `tests/run-all.mjs` has just made the live build. */
const isJustBuilt = process.env['E2E_BUILT'] === '1'

function serverFor({ url, mode, outDir }: { url: string; mode: string; outDir: string }) {
  const buildCommand = `npx vite build --mode ${mode} --logLevel warn`
  const previewCommand = `npx vite preview --mode ${mode} --host 127.0.0.1 --port ${new URL(url).port} --strictPort`
  const mayUseExistingBuild = (isReusing || isJustBuilt) && existsSync(resolve(root, outDir, 'index.html'))
  return {
    command: mayUseExistingBuild ? previewCommand : `${buildCommand} && ${previewCommand}`,
    url: `${url}/robots.txt`,
    cwd: root,
    reuseExistingServer: isReusing,
    timeout: 300_000,
  }
}

/** Serves the live build and the API of the mock platform over HTTP. */
export const liveServer = serverFor({ url: LIVE_URL, mode: 'production', outDir: 'dist' })
/** Serves the mock build, in which a service worker answers the API, for `tests/more`. */
export const demoServer = serverFor({ url: DEMO_URL, mode: 'demo', outDir: 'dist-demo' })

/** Traces cost a third of the run time. `TRACE=1` turns on traces and pictures of failed tests. */
const isTraced = process.env['TRACE'] !== undefined

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
  // Blocks service workers, because their responses bypass the routes of a test. Only a few test
  // files allow service workers, for example `offline.spec.ts`.
  use: {
    serviceWorkers: 'block',
    baseURL: LIVE_URL,
    locale: 'en-US',
    ...phone,
    launchOptions,
    trace: isTraced ? 'retain-on-failure' : 'off',
    screenshot: isTraced ? 'only-on-failure' : 'off',
  },
  webServer: liveServer,
})
