import { describe, expect, it } from 'vitest'
import { missingPrerequisites, nextLinkStep } from './link-steps'

it.each([
  ['', false, ['realName', 'fundPassword']],
  ['  ', true, ['realName']],
  ['Wulan', false, ['fundPassword']],
  ['Wulan', true, []],
] as const)(
  'missing before a card with the name %j, a fund password (%s): %j',
  (realName, hasFundPassword, missing) => {
    expect(missingPrerequisites({ realName, hasFundPassword })).toEqual(missing)
  },
)

describe('the way to a card', () => {
  it.each([
    [['realName', 'fundPassword'], '/Setname', 3],
    [['fundPassword'], '/SetPayPassword', 2],
    [[], '/BindCard', 1],
  ] as const)('past %j begins at %s and counts %i', (missing, to, linkSteps) => {
    expect(nextLinkStep(missing, {})).toEqual({ to, state: { linkSteps } })
  })

  it('keeps its count and where it began', () => {
    const state = { linkSteps: 3, returnTo: '/withdraw' }
    expect(nextLinkStep(['fundPassword'], state)).toEqual({ to: '/SetPayPassword', state })
  })
})
