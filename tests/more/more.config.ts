import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { AppOptions } from '../e2e/support/app'
import { fonts, isMeasuring } from '../e2e/support/fonts'
import base, { demoServer, LIVE_URL, liveServer, NGINX_URL } from '../e2e/playwright.config'
import { isWhole } from '../support/slice'

/** Specs named on the command line. The mock build's server starts only if one needs it. */
const namedSpecs = process.argv.filter((argument) => argument.endsWith('.spec.ts') && existsSync(argument))
const needsDemo = namedSpecs.length === 0 || namedSpecs.some((file) => readFileSync(file, 'utf8').includes('DEMO_URL'))

/** `tests/run-all.mjs` reports once that a machine has no nginx. */
const needsNginx =
  process.env['WITHOUT_NGINX'] === undefined &&
  (namedSpecs.length === 0 || namedSpecs.some((file) => /nginx|journey/.test(file)))

const measuring = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && isMeasuring(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
)

/**
 * Each test runs in a font that the seed chooses. With `WHOLE=1` each file that measures runs in
 * all fonts.
 */
const more = isWhole
  ? fonts.map((font, index) => ({
      name: `more, in ${font}`,
      testMatch: index === 0 ? '*.spec.ts' : measuring,
      use: { font },
    }))
  : [{ name: 'more', testMatch: '*.spec.ts', use: { font: 'by seed' as const } }]

/**
 * The full matrices, of which `npm test` checks a part, and the mock build with its QA panel: `npm
 * run test:more`.
 */
export default defineConfig<AppOptions>({
  ...base,
  testDir: '.',
  // A folder of its own: each run empties its folder, and the failures of `e2e` have to stay.
  outputDir: '../../test-results/more',
  timeout: 120_000,
  // Most of a test is waiting: for the page to be still, or for a lost file.
  workers: 3,
  projects: [
    ...more.map((project) => ({ ...project, testIgnore: ['**/nginx/**', '**/engines/**'] })),
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
