import { defineConfig } from '@playwright/test'
import base, { launchOptions } from '../e2e/playwright.config'
import { APP_URL } from './ports'

/**
 * The measurements (`npm run bench`) are too slow for every test run, and other work on the machine
 * disturbs them. sites.ts builds and serves Tiga and minimal apps for comparison (floors).
 */
const { webServer: _served, ...baseConfig } = base
export default defineConfig({
  ...baseConfig,
  testDir: '.',
  testMatch: '*.bench.ts',
  testIgnore: [],
  outputDir: '../../test-results/bench',
  globalSetup: './sites.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  use: {
    ...base.use,
    baseURL: APP_URL,
    trace: 'off',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--expose-gc'] },
  },
})
