import { paths } from '@/paths'
import { expect, openAs, test, WULAN, type WireRequest } from './support/app'
import { pressTwice } from './support/hold-back'
import { tapArmed } from './support/tap-armed'

const sentTo = (wire: readonly WireRequest[], path: string) => wire.filter((request) => request.path === path)

test('a changed log-in password applies from the next log-in on, and the old one is refused', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page)
  await openAs(page, WULAN, paths.mine())
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))

  await test.step('changed by one GET', async () => {
    await page.getByRole('button', { name: 'Settings' }).tap()
    await page.getByRole('link', { name: 'Login password' }).tap()
    await page.getByLabel('Current password').fill('demo1234')
    await page.getByLabel('New password', { exact: true }).fill('perahu kancil 77')
    await page.getByLabel('Repeat new password').fill('perahu kancil 77')
    await pressTwice(page, page.getByRole('button', { name: 'Save' }), '/member/setLoginPassword*')
    await expect(page.getByRole('status').filter({ hasText: 'Login password changed.' })).toHaveCount(1)
    await expect(page).toHaveURL(/\/Setting$/)
    expect(
      sentTo(wire, '/member/setLoginPassword').map(({ method, query, body }) => ({ method, query, body })),
    ).toEqual([{ method: 'GET', query: { old_password: 'demo1234', new_password: 'perahu kancil 77' }, body: {} }])
  })

  await test.step('it is in no address, storage or console message', async () => {
    const known = await page.evaluate(() =>
      [
        window.location.href,
        JSON.stringify(window.history.state),
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
        ...performance.getEntriesByType('resource').map(({ name }) => name),
      ].join('\n'),
    )
    expect(known).not.toMatch(/perahu|demo1234/)
    expect(logged.join('\n')).not.toMatch(/perahu|demo1234/)
  })

  await test.step('the old one is refused, the new one opens', async () => {
    await page.getByRole('button', { name: 'Log out' }).tap()
    await tapArmed(page.getByRole('dialog').getByRole('button', { name: 'Log out' }))
    await page.getByRole('main').getByRole('link', { name: 'Log in or register' }).tap()
    await page.getByLabel('Username').fill('wulan_r')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: 'Log in' }).tap()
    await expect(page.getByRole('status').filter({ hasText: 'Wrong username or password' })).toHaveCount(1)
    await page.getByLabel('Password', { exact: true }).fill('perahu kancil 77')
    await page.getByRole('button', { name: 'Log in' }).tap()
    await expect(page).toHaveURL(/\/Mine$/)
    await expect(page.getByText('wulan_r')).toBeVisible()
  })
})

test('twenty avatars of our own arrive, and the chosen one is the member’s', async ({ page, world, wire }) => {
  await world.holdClock(page)
  await openAs(page, WULAN, paths.profile())
  await page.getByRole('button', { name: /Avatar/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Choose an avatar' })
  // They are decorative, so that no role finds them.
  const drawn = sheet.locator('img')
  await expect(drawn).toHaveCount(20)
  await expect
    .poll(() =>
      drawn.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(20)
  await sheet.getByRole('radio', { name: 'Lantern' }).tap()
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect(sheet).toHaveCount(0)
  expect(sentTo(wire, '/member/uploadHeaderImg').map(({ body }) => body)).toEqual([
    { header_img: '/avatars/lantern.svg' },
  ])
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.locator('img[src="/avatars/lantern.svg"]')).toBeVisible()
})
