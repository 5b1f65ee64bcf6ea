import { describe, expect, it } from 'vitest'
import { isDemo } from './member/member'

describe('credits are demo credits', () => {
  it.each([
    ['a mock build', true, undefined, true],
    ['a mock build', true, false, true],
    ['a mock build', true, true, true],
    ['a live build', false, undefined, false],
    ['a live build', false, false, false],
    ['a live build', false, true, true],
  ])('in %s (%j) whose platform says %j: %j', (_build, isMock, said, expected) => {
    expect(isDemo({ isMock }, said === undefined ? undefined : { isDemo: said })).toBe(expected)
  })
})
