import { afterAll, describe, expect, test, vi } from 'vitest'
import { actions } from '../../support/actions'
import { faults } from '../../support/faults'
import { leave } from '../../support/survive'
import { coursesOf, expectToTell } from '../../support/survive-action'

/** Every call that a tap makes × every fault × what the platform did meanwhile. */

const tried = { cases: 0, failed: 0 }
const only = process.env['FAULTS']?.split('|')
const cases = Object.keys(faults)
  .filter((name) => only?.includes(name) !== false)
  .flatMap((name) => coursesOf(name).map((course) => ({ name, course })))

describe.each(Object.entries(actions))('%s', (call, action) => {
  test(
    'is sent once, its outcome told as far as it is known, and nothing typed lost',
    { timeout: 600_000 },
    async () => {
      const failures: string[] = []
      const started = process.hrtime.bigint()
      for (const { name, course } of cases) {
        await expectToTell(call, action, name, course).catch((error: unknown) => {
          failures.push(`${name}, ${course}: ${String(error).split('Ignored nodes')[0]?.slice(0, 900)}`)
        })
        await leave()
        vi.unstubAllGlobals()
      }
      tried.cases += cases.length
      tried.failed += failures.length
      if (process.env['FAULTS_TIME'] !== undefined)
        process.stdout.write(`${call}: ${cases.length} cases, ${(process.hrtime.bigint() - started) / 1_000_000n} ms\n`)
      expect(failures).toEqual([])
    },
  )
})

afterAll(() => {
  process.stdout.write(`Faults of actions: ${tried.cases} tried, ${tried.failed} failed\n`)
})
