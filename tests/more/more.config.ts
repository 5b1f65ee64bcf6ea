import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { AppOptions } from '../e2e/support/app'
import { fonts, isMeasuring } from '../e2e/support/fonts'
import base, { demoServer, LIVE_URL, liveServer, NGINX_URL } from '../e2e/playwright.config'
import { isWhole } from '../support/slice'

/**
 * Spec files that the command line names. The server of the mock build starts only if one of these
 * files uses that server, or if no file is named.
 */
const namedSpecs = process.argv.filter((argument) => argument.endsWith('.spec.ts') && existsSync(argument))
const needsDemo = namedSpecs.length === 0 || namedSpecs.some((file) => readFileSync(file, 'utf8').includes('DEMO_URL'))

/**
 * False if the machine has no nginx, which `tests/run-all.mjs` reports, or if files are named and
 * none of them needs nginx.
 */
const needsNginx =
  process.env['WITHOUT_NGINX'] === undefined &&
  (namedSpecs.length === 0 || namedSpecs.some((file) => /nginx|journey/.test(file)))

const measuringSpecs = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && isMeasuring(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
)

/**
 * The projects of this folder. Each test runs in a font that the seed chooses. With `WHOLE=1` each
 * file that measures runs in all fonts, and each other file runs only in the first font.
 */
const moreProjects = isWhole
  ? fonts.map((font, index) => ({
      name: `more, in ${font}`,
      testMatch: index === 0 ? '*.spec.ts' : measuringSpecs,
      use: { font },
    }))
  : [{ name: 'more', testMatch: '*.spec.ts', use: { font: 'by seed' as const } }]

/**
 * The browser tests of `npm run test:more`: cases that `npm test` leaves out, nginx, and the mock
 * build with its QA panel.
 */
export default defineConfig<AppOptions>({
  ...base,
  testDir: '.',
  // Uses a folder of its own: a run empties its folder, and would remove the failures of `e2e`.
  outputDir: '../../test-results/more',
  timeout: 120_000,
  // Three workers, because a test mostly waits: for a page to be still, or for a lost file.
  workers: 3,
  projects: [
    ...moreProjects.map((project) => ({ ...project, testIgnore: ['**/nginx/**', '**/engines/**'] })),
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
