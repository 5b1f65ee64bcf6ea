import { paths } from '@/paths'
import { expect, openAs, SITI, test, type WireRequest } from '../e2e/support/app'
import { pressTwice } from '../e2e/support/hold-back'
import { standStill } from '../e2e/support/tap-armed'

const sentTo = (wire: readonly WireRequest[], path: string) => wire.filter((request) => request.path === path)

test('from nothing set to a bound card: real name, fund password, card', async ({ page, world, wire }) => {
  await world.holdClock(page)
  await openAs(page, SITI, paths.profile())
  await page.getByRole('link', { name: /Bank account/ }).tap()

  await test.step('the real name comes first', async () => {
    await page.getByRole('button', { name: 'Add a bank account' }).tap()
    await expect(page.getByText('Step 1 of 3. Add your real name before you link a bank account.')).toBeVisible()
    await page.getByLabel('Real name').fill('Siti Maimunah')
    await page.getByRole('button', { name: 'Save' }).tap()
    const save = page.getByRole('dialog').getByRole('button', { name: 'Save this name' })
    await standStill(save)
    await pressTwice(page, save, '/member/setName*')
    expect(sentTo(wire, '/member/setName').map(({ method, query }) => ({ method, query }))).toEqual([
      { method: 'GET', query: { name: 'Siti Maimunah' } },
    ])
  })

  await test.step('then the fund password', async () => {
    await expect(page.getByText('Step 2 of 3. Set your fund password before you link a bank account.')).toBeVisible()
    await page.getByLabel('Fund password', { exact: true }).fill('7294')
    await page.getByLabel('Repeat fund password').fill('7294')
    await pressTwice(page, page.getByRole('button', { name: 'Save' }), '/member/setPayPassword*')
    expect(sentTo(wire, '/member/setPayPassword').map(({ method, body }) => ({ method, body }))).toEqual([
      { method: 'POST', body: { paypassword: '7294' } },
    ])
  })

  await test.step('then the card, reviewed and bound once', async () => {
    await expect(page.getByText('Step 3 of 3')).toBeVisible()
    await expect(page).toHaveURL(/\/BindCard$/)
    // Nothing in between was told as an error, or outlived its screen.
    await expect(page.locator('.toast')).toHaveCount(0)
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
