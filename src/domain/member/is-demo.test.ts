import { expect, it } from 'vitest'
import { isDemo } from './member'

it('credits are demo credits in a mock build, and where the platform says so', () => {
  const isDemoBy = (isMock: boolean) =>
    [undefined, false, true].map((said) => isDemo({ isMock }, said === undefined ? undefined : { isDemo: said }))
  expect([isDemoBy(true), isDemoBy(false)]).toEqual([
    [true, true, true],
    [false, false, true],
  ])
})
