import { paths } from '@/paths'
import { expect, openAs, SITI, test, WULAN, type WireRequest } from './support/app'
import { pressTwice } from './support/hold-back'
import { standStill, tapArmed } from './support/tap-armed'

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

test('from nothing set to a bound card: real name, fund password, card', async ({ page, world, wire }) => {
  await world.holdClock(page)
  await openAs(page, SITI, paths.profile())
  const said = (words: string) => expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1)
  await page.getByRole('link', { name: /Bank account/ }).tap()
  const add = page.getByRole('button', { name: 'Add a bank account' })

  await test.step('the real name comes first', async () => {
    await add.tap()
    await said('Add your real name before you link a bank account.')
    await page.getByLabel('Real name').fill('Siti Maimunah')
    await page.getByRole('button', { name: 'Save' }).tap()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save this name' })
    await standStill(save)
    await pressTwice(page, save, '/member/setName*')
    await said('Real name saved. You can’t change it here.')
    expect(sentTo(wire, '/member/setName').map(({ method, query }) => ({ method, query }))).toEqual([
      { method: 'GET', query: { name: 'Siti Maimunah' } },
    ])
  })

  await test.step('then the fund password', async () => {
    await add.tap()
    await said('Set your fund password before you link a bank account.')
    await page.getByLabel('Fund password', { exact: true }).fill('7294')
    await page.getByLabel('Repeat fund password').fill('7294')
    await pressTwice(page, page.getByRole('button', { name: 'Save' }), '/member/setPayPassword*')
    await said('Fund password set. You can’t set it again.')
    expect(sentTo(wire, '/member/setPayPassword').map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'POST', body: { paypassword: '7294' } },
    ])
  })

  await test.step('then the card, reviewed and bound once', async () => {
    await add.tap()
    await expect(page).toHaveURL(/\/BindCard$/)
    await page.getByRole('button', { name: /^Bank/ }).tap()
    const banks = page.getByRole('dialog', { name: 'Choose a bank' })
    await banks.getByRole('searchbox').fill('sero')
    await banks.getByRole('radio', { name: 'Bank Demo Seroja' }).tap()
    await page.getByLabel('Account number').fill('0000 1111 2222 3333')
    await expect(page.getByLabel('Name')).toHaveValue('Siti Maimunah')
    await page.getByLabel('Name').fill('SITI MAIMUNAH')
    await page.getByLabel('Mobile').fill('0000 123 456')
    await page.getByRole('button', { name: 'Submit' }).tap()
    const review = page.getByRole('dialog', { name: 'Check your bank details' })
    await expect(review).toContainText('0000 1111 2222 3333')
    const bind = review.getByRole('button', { name: 'Link this account' })
    await standStill(bind)
    await pressTwice(page, bind, '/member/setBank*')
    await expect(page.getByRole('article')).toContainText('•••• 3333')
    await expect(page).toHaveURL(/\/Setbank$/)
    await expect(page.getByRole('main')).not.toContainText('0000')
    expect(sentTo(wire, '/member/setBank').map(({ method, body }) => ({ method, body }))).toEqual([
      {
        method: 'POST',
        body: {
          bankid: '0000111122223333',
          bank: 'Bank Demo Seroja',
          bank_code: 'SRJ',
          username: 'SITI MAIMUNAH',
          mobile: '0000123456',
        },
      },
    ])
  })

  await test.step('and one step back is the basic information', async () => {
    await page.getByRole('button', { name: 'Back' }).tap()
    await expect(page.getByRole('link', { name: /Bank account/ })).toContainText('Linked')
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
