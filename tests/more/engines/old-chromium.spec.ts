import { resolve } from 'node:path'
import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test, WULAN } from '../../e2e/support/app'
import { sentOrdersIn } from '../../e2e/support/order'
import { button, FOREST_VIDEO_PATH, press, readVideoState } from '../../e2e/support/player'
import { tapArmed } from '../../e2e/support/tap-armed'
import { OLD_CHROMIUM_VERSION } from '../../old-chromium.mjs'

const PICTURE_PATH = resolve(import.meta.dirname, 'pictures/quarters.jpg')

test('the installed old Chromium has the version OLD_CHROMIUM_VERSION', ({ browser }) => {
  expect(Number.parseInt(browser.version(), 10)).toBe(OLD_CHROMIUM_VERSION)
})

/** Any exception in the page fails the test. */
test.beforeEach(({ page }) => {
  page.on('pageerror', ({ stack, message }) => expect.soft(stack ?? message).toBe('nothing thrown'))
})

test('a member logs in, tops up with a picture and places an order', async ({ page, world, wire }) => {
  await world.holdClock(page, PERIOD_START + 20_000)

  await test.step('the member logs in', async () => {
    await page.goto(paths.login())
    await page.getByLabel('Username').fill('wulan_r')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).tap()
    await page.getByRole('link', { name: 'Me', exact: true }).tap()
    await expect(page.getByRole('main')).toContainText('Rp 86,500')
  })

  await test.step('the member tops up with a picture', async () => {
    await page.getByRole('button', { name: 'Top up' }).tap()
    await page.getByLabel('Amount').fill('250000')
    await page.getByLabel('Proof of payment').setInputFiles(PICTURE_PATH)
    await expect(page.getByText('Location and time removed')).toBeVisible()
    await page.getByRole('button', { name: /^Send/ }).tap()
    await expect(page.getByRole('heading', { name: 'Top-up sent for review' })).toBeFocused()
    const topUpCalls = wire.filter(({ path }) => path === '/member/doRecharge')
    expect(topUpCalls.map(({ body }) => body)).toEqual([{ money: '250000', img_path: '/uploads/voucher-1.jpeg' }])
  })

  await test.step('the member places an order, which is settled', async () => {
    await page.goto(paths.draw({ key: 'merapi180', id: '12' }))
    await page.getByRole('button', { name: /^Big/ }).tap()
    await page.getByLabel('Amount per pick').fill('2000')
    await page.getByRole('button', { name: 'Submit' }).tap()
    const sheet = page.getByRole('dialog', { name: 'Confirm your order' })
    await tapArmed(sheet.getByRole('button', { name: /^Confirm Rp/ }))
    await expect(page.getByRole('dialog', { name: 'Order accepted' })).toContainText('20261121-0181')
    expect(sentOrdersIn(wire)).toHaveLength(1)
    // The sheet closes by itself.
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await world.advance(page, 161_000)
    await expect(page.getByRole('region', { name: 'Your round' })).toContainText(/returned/)
  })
})

test('a member withdraws, and the record shows the withdrawal as waiting for review', async ({ page, world }) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, '1002', paths.withdraw())
  await page.getByLabel('Amount').fill('40000')
  await page.getByRole('button', { name: /^Withdraw/ }).tap()
  const keypad = page.getByRole('dialog', { name: 'Fund password' })
  for (const digit of '1357') await keypad.getByRole('button', { name: digit, exact: true }).tap()
  await tapArmed(keypad.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByRole('main')).toContainText(/Waiting for review \d\d:\d\d\s*−Rp\s40,000/)
})

test('a film plays and can be skipped forward', async ({ page }) => {
  await openAs(page, WULAN, FOREST_VIDEO_PATH)
  await press(page, 'Play')
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThan(0.2)
  const positionBefore = (await readVideoState(page)).currentTime
  // Presses the button by a key, because the controls may hide before a tap.
  await button(page, 'Forward 10 seconds').press('Enter')
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThan(positionBefore + 9)
  expect((await readVideoState(page)).videoWidth).toBeGreaterThan(0)
})
