import { describe, test } from 'vitest'
import { expectEach } from '../support/fault-matrix'
import { hostile } from '../support/hostile'
import { places } from '../support/places'
import { expectToBeUnharmed } from '../support/survive'

/** Every screen × every content that a platform's texts and links may carry. */

describe.each(places)('$path', (place) => {
  test('shows what the platform writes as text, and runs nothing of it', { timeout: 600_000 }, () =>
    expectEach(
      Object.keys(hostile),
      (name) => name,
      (name) => expectToBeUnharmed(place, name),
    ),
  )
})
