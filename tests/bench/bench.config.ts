import { defineConfig } from '@playwright/test'
import base, { launchOptions } from '../e2e/playwright.config'
import { APP_URL } from './ports'

/**
 * Measurements that are too slow for every run and that other work on the machine disturbs. `npm
 * run bench` builds and serves the live build and the floors (sites.ts), and prints tables.
 */
const { webServer: _served, ...rest } = base
export default defineConfig({
  ...rest,
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
