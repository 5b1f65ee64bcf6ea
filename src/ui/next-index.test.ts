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
  'nextIndex: %s at index %i of %i tabs (at the end: %s) gives %j, and null with a modifier',
  (key, current, count, atEnd, expected) => {
    const none = { altKey: false, ctrlKey: false, metaKey: false }
    expect(nextIndex({ key, ...none }, current, count, atEnd)).toBe(expected)
    for (const modifier of Object.keys(none))
      expect(nextIndex({ key, ...none, [modifier]: true }, current, count, atEnd)).toBeNull()
  },
)
