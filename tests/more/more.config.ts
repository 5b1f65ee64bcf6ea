import { existsSync, readFileSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import base, { demoServer, liveServer } from '../e2e/playwright.config'

/**
 * Specs named on the command line; where none of them asks for the mock build, its server is not
 * started.
 */
const namedSpecs = process.argv.filter((argument) => argument.endsWith('.spec.ts') && existsSync(argument))
const needsDemo = namedSpecs.length === 0 || namedSpecs.some((file) => readFileSync(file, 'utf8').includes('DEMO_URL'))

/**
 * The whole of the matrices of which `npm test` checks a part, and the mock build with its QA
 * panel: `npm run test:more`.
 */
export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: '**/more/engines/**',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  timeout: 120_000,
  // Much of a test is waiting: for the page to be still, for a file that is lost.
  workers: 3,
  webServer: needsDemo ? [liveServer, demoServer] : [liveServer],
})
