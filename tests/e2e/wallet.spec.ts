import { paths } from '@/paths'
import { expect, openAs, test } from './support/app'
import { tapArmed } from './support/tap-armed'

test('from a new account to a bound card to a paid withdrawal', async ({ page, world, wire }) => {
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  const posts = (path: string) => wire.filter((request) => request.path === path && request.method === 'POST')
  await world.holdClock(page)

  await test.step('registers with an invite code', async () => {
    await openAs(page, null, `${paths.register()}?code=HELLO-11`)
    await page.getByLabel('Username').fill('rani_new')
    await page.getByLabel('Password', { exact: true }).fill('layar biru 8')
    await page.getByRole('button', { name: 'Register' }).tap()
    await expect(page).toHaveURL(/\/Mine$/)
    await expect(page.getByRole('button', { name: /100,000/ })).toBeVisible()
  })

  await test.step('the withdraw page names what is missing', async () => {
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Withdraw' })).toBeVisible()
    await page.getByRole('link', { name: 'Link a bank account' }).tap()
    await expect(page.getByRole('heading', { level: 1, name: 'Bank account' })).toBeVisible()
  })

  await test.step('sets the name and the fund password, and binds a card', async () => {
    const add = page.getByRole('button', { name: 'Add a bank account' })
    await add.tap()
    await said('Add your real name before you link a bank account.')
    await page.getByLabel('Real name').fill('Rani Putri')
    await page.getByRole('button', { name: 'Save' }).tap()
    await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Save this name' }))
    await add.tap()
    await said('Set your fund password before you link a bank account.')
    await page.getByLabel('Fund password', { exact: true }).fill('8064')
    await page.getByLabel('Repeat fund password').fill('8064')
    await page.getByRole('button', { name: 'Save' }).tap()
    await add.tap()
    await page.getByRole('button', { name: /^Bank/ }).tap()
    await page.getByRole('dialog', { name: 'Choose a bank' }).getByRole('radio', { name: 'Bank Demo Seroja' }).tap()
    await page.getByLabel('Account number').fill('0000444455556666')
    await page.getByLabel('Mobile').fill('0000987654')
    await page.getByRole('button', { name: 'Submit' }).tap()
    await tapArmed(
      page.getByRole('dialog', { name: 'Check your bank details' }).getByRole('button', { name: 'Link this account' }),
    )
    await expect(page.getByRole('article')).toContainText('•••• 6666')
    expect(posts('/member/setBank')).toHaveLength(1)
  })

  await test.step('withdraws, confirmed by the keys and sent once', async () => {
    await page.getByRole('button', { name: 'Back', exact: true }).tap()
    await expect(page.getByText('Balance Rp 100.000')).toBeVisible()
    await page.getByLabel('Amount').fill('40000')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).tap()
    const keypad = page.getByRole('dialog', { name: 'Fund password' })
    await expect(keypad).toContainText('•••• 6666')
    await page.keyboard.type('8064')
    await expect(keypad.getByText('4 of 4 digits')).toBeVisible()
    await tapArmed(keypad.getByRole('button', { name: 'Confirm' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Withdrawal record' })).toBeVisible()
    expect(posts('/member/setUserWirhdraw').map(({ body }) => body)).toEqual([{ money: '40000', paypassword: '8064' }])
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    expect(stored).not.toContain('8064')
  })

  await test.step('and sees it reviewed and paid', async () => {
    const latest = page.getByRole('article')
    await expect(latest).toContainText('Waiting for review')
    await world.advance(page, 300_000)
    await page.getByRole('button', { name: 'Refresh' }).tap()
    await expect(latest).toContainText('Paid')
    await page.goto(paths.mine())
    await expect(page.getByRole('button', { name: /60,000/ })).toBeVisible()
  })
})
