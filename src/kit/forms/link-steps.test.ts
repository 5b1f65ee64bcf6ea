import { describe, expect, it } from 'vitest'
import { missingPrerequisites, nextBankLinkStep } from './link-steps'

it.each([
  ['', false, ['realName', 'fundPassword']],
  ['  ', true, ['realName']],
  ['Wulan', false, ['fundPassword']],
  ['Wulan', true, []],
] as const)(
  'for a member with the name %j and hasFundPassword %s, missingPrerequisites returns %j',
  (realName, hasFundPassword, missing) => {
    expect(missingPrerequisites({ realName, hasFundPassword })).toEqual(missing)
  },
)

describe('nextBankLinkStep', () => {
  it.each([
    [['realName', 'fundPassword'], '/Setname', 3],
    [['fundPassword'], '/SetPayPassword', 2],
    [[], '/BindCard', 1],
  ] as const)('leads, if the settings %j are missing, to %s as the first of %i steps', (missing, to, linkSteps) => {
    expect(nextBankLinkStep(missing, {})).toEqual({ to, state: { linkSteps } })
  })

  it('keeps the number of steps and the path to return to if the state has them', () => {
    const state = { linkSteps: 3, returnTo: '/withdraw' }
    expect(nextBankLinkStep(['fundPassword'], state)).toEqual({ to: '/SetPayPassword', state })
  })
})
