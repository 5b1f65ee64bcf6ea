/**
 * Runs checks in order, the quick ones first, and closes with one line that counts them all.
 * Usage: node tests/run-all.mjs quick|more [quick|more]
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'

const reports = mkdtempSync(join(tmpdir(), 'tiga-'))
let passed = 0
let failed = 0

function run(command, args, env = {}) {
  console.log(`\n> ${[command, ...args].join(' ')}`)
  const started = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  console.log(`  (${((Date.now() - started) / 1000).toFixed(0)} s)`)
  return status === 0
}

/** A step that is one check: it passes or fails as a whole. */
function check(script) {
  if (run('npm', ['run', '--silent', script])) passed += 1
  else failed += 1
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** A step of many tests; one that fails without a failed test (a crash, no test found) counts as a failure of its own. */
function suite(ok, counts) {
  passed += counts.passed
  failed += counts.failed + (!ok && counts.failed === 0 ? 1 : 0) + (ok && counts.passed === 0 ? 1 : 0)
}

function vitest(project) {
  const file = join(reports, `${project}.json`)
  const ok = run('npx', [
    'vitest',
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  suite(
    ok,
    readReport(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })),
  )
}

function playwright(config, env = {}) {
  const file = join(reports, `${config.replaceAll('/', '-')}.json`)
  const ok = run('npx', ['playwright', 'test', '--config', config, '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  suite(
    ok,
    readReport(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
  )
}

/** Runs tests that need a browser; a machine where none can be installed counts as one failure. */
function inBrowser(test) {
  try {
    ensureBrowser()
    test()
  } catch (error) {
    console.error(error.message)
    failed += 1
  }
}

const parts = {
  quick() {
    check('types')
    check('lint')
    vitest('unit')
    vitest('screens')
    inBrowser(() => playwright('tests/e2e/playwright.config.ts'))
  },
  more() {
    // After the quick part the builds are there already.
    const env = wanted.includes('quick') ? { E2E_REUSE: '1' } : {}
    inBrowser(() => playwright('tests/more/more.config.ts', env))
  },
}

const wanted = process.argv.slice(2)
if (wanted.length === 0 || wanted.some((name) => !Object.hasOwn(parts, name))) {
  console.error('usage: node tests/run-all.mjs quick|more [quick|more]')
  process.exit(2)
}
for (const name of wanted) parts[name]()
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
