/**
 * Runs the checks in order, quick ones first, and ends with one line that counts them all.
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
import { changeOfSize } from './size.mjs'

// Chooses the slices of large matrices; `SEED` repeats a choice (`tests/support/slice.ts`).
const { SEED, WHOLE } = process.env
const seed = SEED ?? String(Math.floor(Math.random() * 1_000_000))
process.env.SEED = seed

const reports = mkdtempSync(join(tmpdir(), 'tiga-'))
let passed = 0
let failed = 0
/** Failed tests with their errors, repeated at the end: logs are often cut to their end. */
const failures = []
/** Tests that could not run here, listed above the last line, so that nobody thinks they passed. */
const skipped = []

async function run(command, args, env = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  const started = Date.now()
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), 'close')
  console.log(`  (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return status === 0
}

/** A step that passes or fails as one check. */
async function check(script) {
  if (await run('npm', ['run', '--silent', script])) passed += 1
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
 * Counts a step with many tests. If it fails without a failed test (a crash, an error outside of a
 * test, no test found), that counts as one failure.
 */
function suite(name, ok, counts) {
  const isBroken = ok ? counts.passed === 0 : counts.failed === 0
  passed += counts.passed
  failed += counts.failed + (isBroken ? 1 : 0)
  failures.push(...counts.names, ...(isBroken ? [`${name}: the run itself`] : []))
}

/** @returns the name of a test, and under it the first lines of its error */
function withCause(name, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  const cause = lines.filter((line) => line.trim() !== '' && !/^\s+at /.test(line)).slice(0, 12)
  return [name, ...cause.map((line) => `    ${line.slice(0, 300)}`)].join('\n  ')
}

/** @returns the tests of a Playwright report that failed, or passed only at a second try */
function failedTests({ suites = [], specs = [] }) {
  return [
    ...suites.flatMap(failedTests),
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
      .map(({ file, line, title, tests }) => {
        const error = tests.flatMap(({ results }) => results).find((result) => result.error !== undefined)?.error
        return withCause(`${file}:${line} ${title}`, error?.message)
      }),
  ]
}

/** Runs several projects at once, so that no core waits for the last file of one project. */
async function vitest(...projects) {
  const file = join(reports, `${projects.join('-')}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`]
  const ok = await run('npx', ['vitest', 'run', ...projects.flatMap((name) => ['--project', name]), ...reporters])
  suite(
    projects.join(' and '),
    ok,
    readReport(file, ({ numPassedTests, numFailedTests, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      names: testResults.flatMap(({ name, assertionResults }) =>
        assertionResults.flatMap(({ status, fullName, failureMessages }) =>
          status === 'failed' ? withCause(`${relative(process.cwd(), name)} ${fullName}`, failureMessages?.[0]) : [],
        ),
      ),
    })),
  )
}

async function playwright(config, env = {}) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const ok = await run('npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  suite(
    config,
    ok,
    readReport(file, ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      names: suites.flatMap(failedTests),
    })),
  )
}

/** Runs tests that need a browser. If none can be installed, that counts as one failure. */
async function inBrowser(test) {
  try {
    ensureBrowser()
    await test()
  } catch (error) {
    console.error(error.message)
    failed += 1
    failures.push(error.message)
  }
}

/** Whether nginx is there or could be installed; if not, its tests are skipped. */
function hasNginx() {
  try {
    ensureNginx()
    return true
  } catch (error) {
    console.error(error.message)
    skipped.push(error.message)
    return false
  }
}

/** Runs the journeys and every screen in other engines; unavailable engines are skipped. */
async function inOtherEngines(env) {
  skipped.push(...ensureEngines(), ...ensureOldChromium())
  if ([findFirefox(), findWebKit(), findOldChromium()].some((found) => found !== undefined))
    await playwright('tests/more/engines/engines.config.ts', env)
}

const parts = {
  async quick() {
    // Types and lint leave a core idle, so the build for the browser tests runs beside them.
    const built = run('npx', ['vite', 'build', '--logLevel', 'warn'])
    await check('types')
    await check('lint')
    // If the build failed, the browser tests build again and report the error.
    const isBuilt = await built
    if (isBuilt) await vitest('dist')
    await vitest('unit')
    await vitest('screens')
    await inBrowser(() => playwright('tests/e2e/playwright.config.ts', isBuilt ? { E2E_BUILT: '1' } : {}))
  },
  async more() {
    await vitest('simulations', 'matrices')
    // After the quick part the builds exist.
    const reused = wanted.includes('quick') ? { E2E_REUSE: '1' } : {}
    const missing = hasNginx() ? {} : { WITHOUT_NGINX: '1' }
    await inBrowser(() => playwright('tests/more/more.config.ts', { ...reused, ...missing }))
    // The live build was made, or reused, by the tests before.
    await inOtherEngines({ E2E_REUSE: '1', ...missing })
  },
}

/**
 * The most seconds that a part should take on two cores. More is no failure: machines may be busy.
 */
const LIMITS = { quick: 480, more: 1020 }

/** Runs a part. @returns a line with the time that it took */
async function timed(name) {
  const started = Date.now()
  await parts[name]()
  return `${name}: ${Math.round((Date.now() - started) / 1000)} s of ${LIMITS[name]} on two cores`
}

const wanted = process.argv.slice(2)
if (wanted.length === 0 || wanted.some((name) => !Object.hasOwn(parts, name))) {
  console.error('usage: node tests/run-all.mjs quick|more [quick|more]')
  process.exit(2)
}
const times = []
for (const name of wanted) times.push(await timed(name))
rmSync(reports, { recursive: true, force: true })
console.log(`\n${changeOfSize()}`)
if (failures.length > 0) console.log(`\nFailed:\n  ${failures.join('\n  ')}`)
if (skipped.length > 0) console.log(`\nSkipped:\n  ${skipped.join('\n  ')}`)
console.log(`\n${times.join('; ')}; ${WHOLE === '1' ? 'matrices whole' : `matrices in slices of SEED=${seed}`}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
