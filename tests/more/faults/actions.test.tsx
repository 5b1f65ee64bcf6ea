import { afterAll, describe, expect, test, vi } from 'vitest'
import { actions } from '../../support/actions'
import { faults } from '../../support/faults'
import { leave } from '../../support/survive'
import { actionCases, expectToTell } from '../../support/survive-action'

/** Every call that a tap makes × every fault × what the platform did meanwhile. */

const tried = { cases: 0, failed: 0 }
const only = process.env['FAULTS']?.split('|')
const names = Object.keys(faults).filter((name) => only?.includes(name) !== false)

describe.each(Object.entries(actions))('%s', (call, action) => {
  const cases = actionCases(Object.keys(actions).indexOf(call), names)
  test(
    'is sent once, its outcome told as far as it is known, and nothing typed lost',
    { timeout: 600_000 },
    async () => {
      const failures: string[] = []
      for (const { name, course } of cases) {
        await expectToTell(call, action, name, course).catch((error: unknown) => {
          failures.push(`${name}, ${course}: ${String(error).split('Ignored nodes')[0]?.slice(0, 900)}`)
        })
        await leave()
        vi.unstubAllGlobals()
      }
      tried.cases += cases.length
      tried.failed += failures.length
      expect(failures).toEqual([])
    },
  )
})

afterAll(() => {
  process.stdout.write(`Faults of actions: ${tried.cases} tried, ${tried.failed} failed\n`)
})
