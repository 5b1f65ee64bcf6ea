import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { AppOptions } from '../e2e/support/app'
import { fonts, isMeasuring } from '../e2e/support/fonts'
import base, { demoServer, LIVE_URL, liveServer, NGINX_URL } from '../e2e/playwright.config'
import { runsAllCases } from '../support/slice'

/**
 * The server of the mock build starts only if a test file named on the command line uses it, or if
 * no file is named.
 */
const namedSpecs = process.argv.filter((argument) => argument.endsWith('.spec.ts') && existsSync(argument))
const needsDemo = namedSpecs.length === 0 || namedSpecs.some((file) => readFileSync(file, 'utf8').includes('DEMO_URL'))

/**
 * False if `tests/run-all.mjs` found no nginx, or if files are named and none of them needs nginx.
 */
const needsNginx =
  process.env['WITHOUT_NGINX'] === undefined &&
  (namedSpecs.length === 0 || namedSpecs.some((file) => /nginx|journey/.test(file)))

const measuringSpecs = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.spec.ts') && isMeasuring(readFileSync(resolve(import.meta.dirname, file), 'utf8')),
)

/**
 * The seed chooses a font for each test. With `WHOLE=1`, test files that measure places or sizes
 * run in all fonts, and the other files only in the first font.
 */
const moreProjects = runsAllCases
  ? fonts.map((font, index) => ({
      name: `more, in ${font}`,
      testMatch: index === 0 ? '*.spec.ts' : measuringSpecs,
      use: { font },
    }))
  : [{ name: 'more', testMatch: '*.spec.ts', use: { font: 'by seed' as const } }]

/** Tests cases that `npm test` leaves out, nginx, and the mock build with its QA panel. */
export default defineConfig<AppOptions>({
  ...base,
  testDir: '.',
  // A separate folder: a run empties its folder, so a shared one would lose the failures of `e2e`.
  outputDir: '../../test-results/more',
  timeout: 120_000,
  // More workers than processors, because a test mostly waits: for a still page, or a lost file.
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
