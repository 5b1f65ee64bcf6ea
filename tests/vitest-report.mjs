import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/**
 * Writes a run of vitest for `run-all.mjs`, to the file that TIGA_REPORT names:
 * `{ passed, failed, names }`. An error that belongs to no test fails a run as well, and vitest's
 * own JSON report does not name it.
 */
export default class Report {
  onTestRunEnd(modules, unhandledErrors) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failed = tests.filter((test) => test.result().state === 'failed')
    const errors = [...modules.flatMap((module) => module.errors()), ...unhandledErrors]
    writeFileSync(
      process.env.TIGA_REPORT,
      JSON.stringify({
        passed: tests.filter((test) => test.result().state === 'passed').length,
        failed: failed.length + errors.length,
        names: [
          ...failed.map((test) => `${relative(process.cwd(), test.module.moduleId)} ${test.fullName}`),
          ...errors.map(({ name, message }) => `outside of a test: ${name}: ${message}`),
        ],
      }),
    )
  }
}
