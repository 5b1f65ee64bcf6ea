import { expect, it } from 'vitest'
import { nextIndex } from './Tabs'

it.each([
  ['ArrowRight', 2, 3, 'stop', 2],
  ['ArrowLeft', 0, 3, 'stop', 0],
  ['ArrowRight', 0, 3, 'wrap', 1],
  ['ArrowRight', 2, 3, 'wrap', 0],
  ['ArrowLeft', 0, 3, 'wrap', 2],
  ['Home', 2, 3, 'stop', 0],
  ['End', 0, 3, 'wrap', 2],
  ['Enter', 1, 3, 'stop', null],
  ['ArrowRight', 0, 0, 'wrap', null],
] as const)(
  'for the key %s at index %i of %i tabs (at the end: %s), nextIndex returns %j',
  (key, current, count, atEnd, expected) => {
    const noModifiers = { altKey: false, ctrlKey: false, metaKey: false }
    expect(nextIndex({ key, ...noModifiers }, current, count, atEnd)).toBe(expected)
    for (const modifier of Object.keys(noModifiers))
      expect(nextIndex({ key, ...noModifiers, [modifier]: true }, current, count, atEnd)).toBeNull()
  },
)
