import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import type { AppOptions } from '../e2e/support/app'
import base, { demoServer, LIVE_URL, liveServer, NGINX_URL } from '../e2e/playwright.config'

/**
 * Specs named on the command line; where none of them asks for the mock build, its server is not
 * started.
 */
const namedSpecs = process.argv.filter((argument) => argument.endsWith('.spec.ts') && existsSync(argument))
const needsDemo = namedSpecs.length === 0 || namedSpecs.some((file) => readFileSync(file, 'utf8').includes('DEMO_URL'))

/** A machine without one is told of it once (`tests/run-all.mjs`). */
const needsNginx =
  process.env['WITHOUT_NGINX'] === undefined &&
  (namedSpecs.length === 0 || namedSpecs.some((file) => /nginx|journey/.test(file)))

/**
 * The whole of the matrices of which `npm test` checks a part, and the mock build with its QA
 * panel: `npm run test:more`.
 */
export default defineConfig<AppOptions>({
  ...base,
  testDir: '.',
  // Each run empties its own: what failed before it stays.
  outputDir: '../../test-results/more',
  timeout: 120_000,
  // Much of a test is waiting: for the page to be still, for a file that is lost.
  workers: 3,
  projects: [
    { name: 'more', testIgnore: ['**/nginx/**', '**/engines/**'] },
    ...(needsNginx
      ? [
          { name: 'nginx', testMatch: 'nginx/*.spec.ts' },
          {
            name: 'journey by nginx',
            testDir: '../e2e',
            testMatch: 'journey.spec.ts',
            use: { baseURL: NGINX_URL, mockUrl: LIVE_URL },
          },
        ]
      : []),
  ],
  ...(needsNginx ? { globalSetup: './nginx/start.ts' } : {}),
  webServer: needsDemo ? [liveServer, demoServer] : [liveServer],
})
