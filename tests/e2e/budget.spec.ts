import { startBudgets } from '../support/budgets'
import { expect, test } from './support/app'
import { expectWithin, weighLoad } from './support/weigh-load'

/** These tests limit bytes and requests, which do not depend on the load of the machine. */
for (const budget of startBudgets)
  test(`a first visit to ${budget.path} stays within its budget, and its main script has the hint for early compilation${budget.path === '/Home' ? '; pictures are preloaded, and pull-to-refresh waits for a touch' : ''}`, async ({
    page,
    world,
  }) => {
    await world.holdClock(page)
    const load = await weighLoad(page, budget, async (page) => {
      const main = page.getByRole('main')
      if (budget.path === '/Login') await expect(main.getByRole('button', { name: 'Log in' })).toBeVisible()
      else await expect(main.getByRole('link', { name: /Sunda/ }).first()).toBeVisible()
    })
    expectWithin(load, budget)
    const mainScriptPath = await page.locator('script[type="module"][src]').first().getAttribute('src')
    const [firstLine] = (await (await page.request.get(mainScriptPath ?? '')).text()).split('\n', 1)
    expect(firstLine).toBe('//# allFunctionsCalledOnLoad')
    if (budget.path !== '/Home') return
    // The pictures of the first view are requested before the code that shows them.
    const preloads = page.locator('link[as="image"]')
    await expect(preloads).toHaveCount(2)
    await expect(preloads.first()).toHaveAttribute('href', /banner/)
    await expect(preloads.last()).toHaveAttribute('href', /poster/)
    await expect(page.locator('.adm-pull-to-refresh')).toHaveCount(0)
    await page.getByRole('heading', { name: 'Videos' }).tap()
    await expect(page.locator('.adm-pull-to-refresh')).toBeAttached()
  })
