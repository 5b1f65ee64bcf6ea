import { defineConfig } from '@playwright/test'
import base, { liveServer } from '../e2e/playwright.config'

/** The whole of the matrices of which `npm test` checks a part: `npm run test:more`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: [],
  timeout: 120_000,
  webServer: liveServer,
})
