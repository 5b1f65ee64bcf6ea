/** Runs every check of the project in order, the quick ones first, and closes with one line that counts them all. */
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

function playwright() {
  const file = join(reports, 'e2e.json')
  const ok = run('npm', ['run', '--silent', 'test:e2e', '--', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  suite(
    ok,
    readReport(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
  )
}

check('types')
check('lint')
vitest('unit')
vitest('screens')
try {
  ensureBrowser()
  playwright()
} catch (error) {
  console.error(error.message)
  failed += 1
}
rmSync(reports, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
