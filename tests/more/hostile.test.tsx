import { afterAll, describe, expect, test } from 'vitest'
import { hostile } from '../support/hostile'
import { places } from '../support/places'
import { expectToBeUnharmed, leave } from '../support/survive'

/** Every screen × every content that a platform's texts and links may carry. */

const tried = { cases: 0, failed: 0 }

describe.each(places)('$path', (place) => {
  test('shows what the platform writes as text, and runs nothing of it', { timeout: 600_000 }, async () => {
    const failures: string[] = []
    for (const name of Object.keys(hostile)) {
      await expectToBeUnharmed(place, name).catch((error: unknown) => {
        failures.push(`${name}: ${String(error).split('Ignored nodes')[0]?.slice(0, 700)}`)
      })
      await leave()
    }
    tried.cases += Object.keys(hostile).length
    tried.failed += failures.length
    expect(failures).toEqual([])
  })
})

afterAll(() => {
  process.stdout.write(`Hostile content: ${tried.cases} tried, ${tried.failed} failed\n`)
})
