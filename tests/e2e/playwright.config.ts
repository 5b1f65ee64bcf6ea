import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

/** Two ports side by side; E2E_PORT moves them where they are taken. */
const port = Number(process.env['E2E_PORT'] ?? 4183)
export const LIVE_URL = `http://127.0.0.1:${port}`
export const DEMO_URL = `http://127.0.0.1:${port + 1}`

const root = resolve(import.meta.dirname, '../..')
const executablePath = findBrowser()

/** Chromium without a sandbox (root in containers) and without calls of its own to the network. */
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

/** The live build over real HTTP with the mock's handlers, and the mock build with its service worker. */
export const webServer = [
  {
    command: `npx vite build --logLevel warn && npx vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    url: `${LIVE_URL}/robots.txt`,
    cwd: root,
    reuseExistingServer: false,
    timeout: 120_000,
  },
  {
    command: `npx vite build --mode demo --logLevel warn && npx vite preview --mode demo --outDir dist-demo --host 127.0.0.1 --port ${port + 1} --strictPort`,
    url: `${DEMO_URL}/robots.txt`,
    cwd: root,
    reuseExistingServer: false,
    timeout: 120_000,
  },
]

/** A trace of each test costs a third of the time: `TRACE=1` asks for them. */
const traced = process.env['TRACE'] !== undefined

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: 'gallery.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: { baseURL: LIVE_URL, locale: 'en-US', ...phone, launchOptions, trace: traced ? 'retain-on-failure' : 'off' },
  webServer,
})
