import { startBudgets } from '../support/budgets'
import { expect, test } from './support/app'
import { expectWithin, weighLoad } from './support/weigh-load'

/** Counts only bytes and requests: load on the machine does not change them. */
for (const budget of startBudgets)
  test(`a first visit to ${budget.path} keeps within its budget`, async ({ page, world }) => {
    await world.holdClock(page)
    const load = await weighLoad(page, budget, async (page) => {
      const main = page.getByRole('main')
      if (budget.path === '/Login') await expect(main.getByRole('button', { name: 'Log in' })).toBeVisible()
      else await expect(main.getByRole('link', { name: /Sunda/ }).first()).toBeVisible()
    })
    expectWithin(load, budget)
    if (budget.path !== '/Home') return
    // The pictures of the first view are requested before the code that shows them.
    const asked = page.locator('link[as="image"]')
    await expect(asked).toHaveCount(2)
    await expect(asked.first()).toHaveAttribute('href', /banner/)
    await expect(asked.last()).toHaveAttribute('href', /poster/)
    await expect(page.locator('.adm-pull-to-refresh')).toHaveCount(0)
    await page.getByRole('heading', { name: 'Videos' }).tap()
    await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
  })
