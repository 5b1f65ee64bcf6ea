import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import { describe, expect, it } from 'vitest'
import { fetchReport } from './wallet'

const server = startPlatform()

const wireReport = { play_money: '1000', recharge: 50, withdrawal: '0.00', win_money: '975.5' }

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
