import { defineConfig } from '@playwright/test'
import base, { launchOptions, liveServer } from '../e2e/playwright.config'

/** Measurements that are too slow for every run, on the live build: `npm run bench`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.bench.ts',
  testIgnore: [],
  workers: 1,
  timeout: 600_000,
  webServer: liveServer,
  use: {
    ...base.use,
    trace: 'off',
    launchOptions: { ...launchOptions, args: [...launchOptions.args, '--js-flags=--expose-gc'] },
  },
})
