import { defineConfig } from '@playwright/test'
import { launchOptions, liveServer, LIVE_URL, phone } from '../playwright.config'

/** Photographs the requested states in each requested width, theme and language. */
export default defineConfig({
  testDir: '.',
  testMatch: 'gallery.spec.ts',
  outputDir: '../../../test-results/gallery',
  globalTeardown: './gallery-page.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 240_000,
  reporter: 'dot',
  use: { serviceWorkers: 'block', baseURL: LIVE_URL, ...phone, deviceScaleFactor: 1, launchOptions },
  webServer: liveServer,
})
