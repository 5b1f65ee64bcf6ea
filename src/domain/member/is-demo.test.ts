import { expect, it } from 'vitest'
import { isDemo } from './member'

it('isDemo is true in a mock build, and in other builds only if the platform says so', () => {
  const isDemoBy = (isMock: boolean) =>
    [undefined, false, true].map((answer) => isDemo({ isMock }, answer === undefined ? undefined : { isDemo: answer }))
  expect([isDemoBy(true), isDemoBy(false)]).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})
