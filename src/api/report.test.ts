import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import { report as wireReport } from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import { fetchReport } from './wallet'

const server = startPlatform()

describe('the report', () => {
  it('is four amounts', async () => {
    answerWith(server, wireReport)
    expect(await fetchReport()).toEqual({ staked: '1000', toppedUp: '50', withdrawn: '0', won: '975.5' })
  })

  it.each([[{}], [{ play_money: null, recharge: '', withdrawal: null, win_money: null }]])(
    'is zero where the platform has no total: %j',
    async (wire) => {
      answerWith(server, wire)
      expect(await fetchReport()).toEqual({ staked: '0', toppedUp: '0', withdrawn: '0', won: '0' })
    },
  )
})

describeReads(server, [['/member/getPersonalreport', {}, fetchReport, wireReport]])
