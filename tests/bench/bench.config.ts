import { defineConfig } from '@playwright/test'
import { launchOptions, LIVE_URL, phone, webServer } from '../e2e/playwright.config'

/** Measurements on the live build, one at a time. No part of the tests: their figures depend on the machine. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 15 * 60_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: LIVE_URL, locale: 'en-US', ...phone, launchOptions },
  webServer: webServer.slice(0, 1),
})
