import { describe, expect, it } from 'vitest'
import { unreachable } from './invariant'

describe('a value no type allows', () => {
  it.each([
    ['new', '"new"'],
    [7, '7'],
    [null, 'null'],
    [undefined, 'undefined'],
    [{ kind: 'new' }, '{"kind":"new"}'],
  ])('%j is an error that names it', (value, named) => {
    expect(() => unreachable(value as never)).toThrow(new Error(`unexpected value: ${named}`))
  })
})
