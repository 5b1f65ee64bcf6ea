import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test } from './support/app'
import { Keyboard } from './support/keyboard'

/** This file contains no `tap`, `click` or `fill`: only keys and the app move the focus. */
test('a member registers, orders and withdraws with the keyboard only', async ({ page, world, wire }) => {
  const keys = new Keyboard(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true })
  const main = page.getByRole('main')
  const expectAnnounced = (words: string) => expect(page.locator('#live')).toContainText(words)
  const postsTo = (path: string) => wire.filter((request) => request.path === path && request.method === 'POST')
  await world.holdClock(page, PERIOD_START + 20_000)

  await test.step('registers with an invite code', async () => {
    await openAs(page, null, `${paths.register()}?code=HELLO-11`)
    await keys.type(field('Username'), 'rani_new')
    await keys.type(field('Password'), 'layar biru 8')
    await page.keyboard.press('Enter')
    await keys.expectArrival('Me')
    await expect(page).toHaveURL(/\/Mine$/)
    expect(postsTo('/member/doRegister')).toHaveLength(1)
  })

  await test.step('orders two options of a draw', async () => {
    await keys.press(page.getByRole('link', { name: 'Draws', exact: true }))
    await keys.expectArrival('Draws')
    await keys.press(main.getByRole('link', { name: /^Merapi/ }))
    await keys.expectArrival('Merapi')
    await keys.press(button(/^Big/))
    await keys.press(button(/^Even/))
    await keys.type(field('Amount per pick'), '2000')
    await keys.press(button(/^Submit/))
    const sheet = dialog('Confirm your order')
    await expect(sheet).toBeFocused()
    await keys.pressArmed(sheet.getByRole('button', { name: 'Confirm Rp 4,000' }))
    await expect(dialog('Order accepted')).toBeVisible()
    expect(postsTo('/game/placeOrder').map(({ body }) => body)).toMatchObject([{ item: 'big,pair', money: '2000' }])
    // The sheet closes by itself.
    await expect(dialog('Order accepted')).toHaveCount(0)
  })

  await test.step('the result is announced, and the order is settled', async () => {
    await world.advance(page, 161_000)
    await expectAnnounced('Merapi 20261121-0181: staked Rp 4,000, returned')
    await keys.press(button('Task list'))
    await keys.press(dialog('Task list').getByRole('link', { name: '20261121-0181' }))
    await expect(page.getByRole('dialog')).toBeFocused()
    await expect(page.getByRole('dialog')).toContainText('Rp 4,000')
    await expect(page.getByText('Tiga’s check: 1 of 1 matched.')).toBeAttached()
  })

  await test.step('goes back to the link that opened the draw, then to Me', async () => {
    await page.keyboard.press('Escape')
    await keys.expectArrival('Merapi')
    await keys.press(button('Back'))
    await expect(main.getByRole('link', { name: /^Merapi/ })).toBeFocused()
    await keys.press(page.getByRole('link', { name: 'Me', exact: true }))
    await keys.expectArrival('Me')
  })

  await test.step('sets the name and the fund password, and links a bank account', async () => {
    await keys.press(button('Withdraw'))
    await keys.expectArrival('Withdraw')
    await keys.press(page.getByRole('link', { name: 'Link a bank account' }))
    await keys.expectArrival('Real name')
    await expect(main).toContainText('step 1 of 3')
    await keys.type(field('Real name'), 'Rani Putri')
    await page.keyboard.press('Enter')
    await keys.pressArmed(page.getByRole('dialog').getByRole('button', { name: 'Save this name' }))
    await keys.expectArrival('Fund password')
    await keys.type(field('Fund password'), '8064')
    await keys.type(field('Repeat fund password'), '8064')
    await page.keyboard.press('Enter')
    await keys.expectArrival('Link a bank account')
    const bank = page.getByRole('combobox', { name: 'Bank', exact: true })
    await keys.type(bank, 'Bank Demo S')
    await expect(bank).toHaveValue('SRJ')
    await keys.type(field('Account number'), '0000444455556666')
    await keys.type(field('Mobile'), '0000987654')
    await page.keyboard.press('Enter')
    await keys.pressArmed(dialog('Check your bank details').getByRole('button', { name: 'Link this account' }))
    await expect(page.getByRole('article')).toContainText('•••• 6666')
    expect(postsTo('/member/setBank')).toHaveLength(1)
  })

  await test.step('withdraws, and the request is sent once', async () => {
    await keys.press(button('Withdraw now'))
    await keys.expectArrival('Withdraw')
    await keys.type(field('Amount'), '40000')
    await keys.press(button(/^Withdraw/))
    const keypad = dialog('Fund password')
    await expect(keypad).toBeFocused()
    await page.keyboard.type('8064')
    await expect(keypad.getByText('4 of 4 digits')).toBeVisible()
    await keys.pressArmed(keypad.getByRole('button', { name: 'Confirm' }))
    await keys.expectArrival('Withdrawal record')
    expect(postsTo('/member/setUserWirhdraw').map(({ body }) => body)).toEqual([
      { money: '40000', paypassword: '8064' },
    ])
    const storedText = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), history.state]),
    )
    expect(storedText).not.toContain('8064')
  })

  await test.step('sees the withdrawal waiting for review, then paid', async () => {
    const row = page.getByRole('listitem').filter({ hasText: '40,000' }).first()
    await expect(row).toContainText('Waiting for review')
    await world.advance(page, 300_000)
    await keys.press(button('Refresh'))
    await expect(row).toContainText('Paid')
  })
})
