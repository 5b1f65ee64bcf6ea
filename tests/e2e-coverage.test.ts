import { describe, expect, it } from 'vitest'
import { routes } from '@/app/routes'
import { ROUTES } from '@/mocks/handlers'
import { states } from './e2e/states'
import { patternOf, screens } from './e2e/states/screens'
import { slugOf } from './e2e/gallery/pictures'
import { CALLS_OF_TAPS } from './support/calls-of-taps'

/**
 * What Playwright goes over comes from lists; these hold the lists against the app and the mock.
 */

/** The calls that screens make when they open; the matrices find them there. */
const READS = Object.entries({
  system: 'base config getBankList',
  Lottery: 'hotLottery lotteryList itemlist getLotteryInfo getLotteryPeilv getLotteryOneList',
  member: 'getUserInfo getUserGameList getUserBankInfo getUserWithdrawRole getUserWithdrawList getPersonalreport',
  xuanfei: 'address xuanfeilist xuanfeidata',
  video: 'itemlist getVideoList getVideoInfo getVideoInfoItem',
  notice: 'getNoticeList',
}).flatMap(([folder, names]) => names.split(' ').map((name) => `/${folder}/${name}`))

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the state catalogue', () => {
  it('has a state of every route that needs no fault: add one in tests/e2e/states', () => {
    const shown = screens.map(({ path }) => patternOf(path))
    expect(routes.map(({ path }) => path).filter((path) => !shown.includes(path))).toEqual([])
  })

  it('names no state twice, so that no picture of the gallery replaces another', () => {
    expect(repeated(states.map(({ name }) => slugOf(name)))).toEqual([])
  })
})

describe('faults', () => {
  const rows = [...READS, ...CALLS_OF_TAPS]
  const calls = ROUTES.map(({ path }) => path)

  it('has a row for every call of the platform: a read in READS above, an action in tests/support/calls-of-taps.ts', () => {
    expect(calls.filter((call) => !rows.includes(call))).toEqual([])
  })

  it('has no row for a call that does not exist, and none twice', () => {
    expect(rows.filter((call) => !calls.includes(call))).toEqual([])
    expect(repeated(rows)).toEqual([])
  })

  it('has a row of CALLS_OF_TAPS for whatever is posted', () => {
    const posted = ROUTES.filter(({ method }) => method === 'POST').map(({ path }) => path)
    expect(posted.filter((call) => !(CALLS_OF_TAPS as readonly string[]).includes(call))).toEqual([])
  })
})
