import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApi } from '../node.ts'
import { type Answer, getCall, logIn, postCall } from '../testing/client.ts'

const api = createTestApi()
const NOW = Date.UTC(2026, 10, 21, 12)

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
beforeEach(() => api.clock.hold(NOW))
afterEach(() => api.reset())
afterAll(() => api.server.close())

const BUDI = { token: '1002' }

async function withdraw(money: string, paypassword = '1357'): Promise<Answer> {
  return postCall('/member/setUserWirhdraw', { money, paypassword }, BUDI)
}

async function latest(): Promise<unknown> {
  const { data } = await getCall('/member/getUserWithdrawList', {}, BUDI)
  return (data as { data: unknown[] }).data[0]
}

async function balance(): Promise<string | undefined> {
  return (await api.member('budi_k'))?.money
}

describe('a withdrawal', () => {
  it('that is refused comes back, with the reason', async () => {
    await withdraw('50013')
    api.clock.advance(120_000)
    expect(await latest()).toMatchObject({ status: 3, desc: 'The bank did not accept this transfer.' })
    expect(await balance()).toBe('750000')
  })

  it.each([
    ['0', '1357', 'Please enter a valid amount'],
    ['9999', '0000', 'The minimum withdrawal is 10000'],
    ['500001', '0000', 'The withdrawal amount cannot exceed 500000'],
    ['10000', '0000', 'Wrong fund password'],
  ])('of %s with %s is refused', async (money, pin, msg) => {
    expect(await withdraw(money, pin)).toMatchObject({ code: 400, msg })
    expect(await balance()).toBe('750000')
  })

  it('beyond the balance, without a card, or the sixth of a day is refused', async () => {
    await api.patch('budi_k', { money: '70000' })
    expect((await withdraw('80000')).msg).toBe('Insufficient balance')
    for (const amount of ['10000', '10000', '10000', '10000', '10000']) {
      expect(await withdraw(amount)).toMatchObject({ code: 200 })
    }
    expect((await withdraw('10000')).msg).toBe('You’ve reached the limit of 5 withdrawals per day')
    const other = { money: '10000', paypassword: '2580' }
    expect((await postCall('/member/setUserWirhdraw', other, { token: '1001' })).msg).toBe('Link a bank account first')
  })
})

describe('a top-up', () => {
  async function upload(type: string): Promise<Answer> {
    const form = new FormData()
    form.set('file', new File(['picture'], 'voucher', { type }))
    return postCall('/system/img_upload', form, BUDI)
  }

  it('needs a voucher that was uploaded, and the upload a picture', async () => {
    const forged = await postCall('/member/doRecharge', { money: '1', img_path: '/uploads/voucher-9.png' }, BUDI)
    expect(forged.msg).toBe('Please add your proof of payment')
    expect((await upload('text/plain')).msg).toBe('The file must be an image')
    expect(await getCall('/member/getUserWithdrawRole', {}, { token: await logIn('budi_k') })).toMatchObject({
      data: { min: '10000', max: '500000', num: 5 },
    })
  })
})
