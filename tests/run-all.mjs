/**
 * Runs the named parts of the checks in the given order. The last line of the output has the
 * numbers of passed and failed checks.
 * Usage: node tests/run-all.mjs quick|more [quick|more]
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { ensureEngines, findFirefox, findWebKit } from './engines.mjs'
import { ensureNginx } from './nginx.mjs'
import { ensureOldChromium, findOldChromium } from './old-chromium.mjs'
import { sizeReport } from './size.mjs'

// The seed chooses the cases of large test matrices. The environment variable `SEED` repeats the
// choice of an earlier run (`tests/support/slice.ts`).
const { SEED, WHOLE } = process.env
const seed = SEED ?? String(Math.floor(Math.random() * 1_000_000))
process.env.SEED = seed

const reportFolder = mkdtempSync(join(tmpdir(), 'tiga-'))
let passed = 0
let failed = 0
/**
 * Failed tests and checks. Printed at the end with their errors, because tools often keep only the
 * end of a log.
 */
const failures = []
/**
 * Reasons for skipped tests. Printed near the end, so that nobody thinks that these tests passed.
 */
const skipReasons = []

async function runCommand(command, args, env = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  const startedAt = Date.now()
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close')
  console.log(`  (${((Date.now() - startedAt) / 1000).toFixed(0)} s)`)
  return status === 0
}

async function runCheck(script) {
  if (await runCommand('npm', ['run', '--silent', script])) passed += 1
  else {
    failed += 1
    failures.push(script)
  }
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0, names: [] }
  }
}

/**
 * Adds the counts of a step with many tests. A step that passes without a passed test, or fails
 * without a failed test (as after a crash), counts as one failure.
 */
function addSuiteCounts(name, hasPassed, counts) {
  const isBroken = hasPassed ? counts.passed === 0 : counts.failed === 0
  passed += counts.passed
  failed += counts.failed + (isBroken ? 1 : 0)
  failures.push(...counts.names, ...(isBroken ? [`${name}: the run itself`] : []))
}

/** @returns the name of a test, and under it the first lines of its error */
function formatFailure(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const causeLines = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, 12)
  return [name, ...causeLines.map((line) => `    ${line.slice(0, 300)}`)].join('\n  ')
}

/** @returns the tests of a Playwright report that failed, or passed only at a second try */
function failedTests({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(failedTests),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error !== undefined)?.error
        return formatFailure(`${file}:${line} ${title}`, error?.message)
      }),
  ]
}

/** Several projects run at once, so that all processor cores stay busy. */
async function runVitest(...projects) {
  const file = join(reportFolder, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const hasPassed = await runCommand('npx', [
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    ...reporters,
  ])
  addSuiteCounts(
    projects.join(' and '),
    hasPassed,
    readReport(file, ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      names: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.flatMap(({ status, fullName, failureMessages }) =>
          status === 'failed'
            ? formatFailure(`${relative(process.cwd(), name)} ${fullName}`, failureMessages?.[0])
            : [],
        ),
      ),
    })),
  )
}

async function runPlaywright(config, env = {}) {
  const file = join(reportFolder, `${config.replaceAll('/', '-')}.json`)
  const hasPassed = await runCommand('npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  addSuiteCounts(
    config,
    hasPassed,
    readReport(file, ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      names: suites.flatMap(failedTests),
    })),
  )
}

/** Runs tests that need a browser. A browser that cannot be installed counts as one failure. */
async function runInBrowser(test) {
  try {
    ensureBrowser()
    await test()
  } catch (error) {
    console.error(error.message)
    failed += 1
    failures.push(error.message)
  }
}

/** Returns false if nginx is missing. The tests that need it are then skipped. */
function prepareNginx() {
  try {
    ensureNginx()
    return true
  } catch (error) {
    console.error(error.message)
    skipReasons.push(error.message)
    return false
  }
}

/** Engines that are not available are skipped. */
async function runInOtherEngines(env) {
  skipReasons.push(...ensureEngines(), ...ensureOldChromium())
  if ([findFirefox(), findWebKit(), findOldChromium()].some((found) => found !== undefined))
    await runPlaywright('tests/more/engines/engines.config.ts', env)
}

const partRunners = {
  async quick() {
    // The build for the browser tests runs while `types` and `lint` run, which leave a core idle.
    const buildRun = runCommand('npx', ['vite', 'build', '--logLevel', 'warn'])
    await runCheck('types')
    await runCheck('lint')
    // If the build failed, the browser tests build again and report the error.
    const isBuilt = await buildRun
    if (isBuilt) await runVitest('dist')
    await runVitest('unit')
    await runVitest('screens')
    await runInBrowser(() => runPlaywright('tests/e2e/playwright.config.ts', isBuilt ? { E2E_BUILT: '1' } : {}))
  },
  async more() {
    await runVitest('simulations', 'matrices')
    // Uses existing builds if the command line also names the quick part, which makes them.
    const buildEnv = partNames.includes('quick') ? { E2E_REUSE: '1' } : {}
    const nginxEnv = prepareNginx() ? {} : { WITHOUT_NGINX: '1' }
    await runInBrowser(() => runPlaywright('tests/more/more.config.ts', { ...buildEnv, ...nginxEnv }))
    // Uses the existing build, because the tests above have made or used it.
    await runInOtherEngines({ E2E_REUSE: '1', ...nginxEnv })
  },
}

/**
 * Seconds that a part should take on two cores. A longer run is no failure, because machines may be
 * busy.
 */
const TIME_LIMITS_SECONDS = { quick: 480, more: 1020 }

/** Returns a line with the time that the part took. */
async function runTimed(name) {
  const startedAt = Date.now()
  await partRunners[name]()
  return `${name}: ${Math.round((Date.now() - startedAt) / 1000)} s of ${TIME_LIMITS_SECONDS[name]} on two cores`
}

const partNames = process.argv.slice(2)
if (partNames.length === 0 || partNames.some((name) => !Object.hasOwn(partRunners, name))) {
  console.error('usage: node tests/run-all.mjs quick|more [quick|more]')
  process.exit(2)
}
const timeLines = []
for (const name of partNames) timeLines.push(await runTimed(name))
rmSync(reportFolder, { recursive: true, force: true })
console.log(`\n${sizeReport()}`)
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
if (skipReasons.length > 0) console.log(`\nSkipped:\n  ${skipReasons.join('\n  ')}`)
console.log(`\n${timeLines.join('; ')}; ${WHOLE === '1' ? 'matrices whole' : `matrices in slices of SEED=${seed}`}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
