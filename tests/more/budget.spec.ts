import { otherBudgets } from '../support/budgets'
import { expect, test } from '../e2e/support/app'
import { expectWithin, weighLoad } from '../e2e/support/weigh-load'

for (const budget of otherBudgets)
  test(`a first visit to ${budget.path} loads no more bytes and sends no more requests than its budget allows`, async ({
    page,
    world,
  }) => {
    await world.holdClock(page)
    const load = await weighLoad(page, budget, async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
      await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
    })
    expectWithin(load, budget)
  })
