import { expect, test, type Locator, type Page } from '@playwright/test'
import { API_CALLS } from '../../src/mocks/handlers/index'
import { DEMO_URL } from '../e2e/playwright.config'
import { violations } from '../e2e/support/axe'

test.use({ baseURL: DEMO_URL, serviceWorkers: 'allow' })

/** Starts the mock build as budi_k, who has a card and Rp 750,000, and opens the panel. */
async function openPanel(page: Page, path: string): Promise<Locator> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('tiga.started') !== null) return
    localStorage.setItem('lang', 'en_us')
    localStorage.setItem('token', '1002')
    sessionStorage.setItem('tiga.started', '1')
  })
  await page.goto(path)
  await page.getByRole('button', { name: 'QA' }).tap()
  const panel = page.getByRole('dialog', { name: 'Mock platform' })
  await expect(panel.getByRole('group', { name: /^budi_k/ })).toBeVisible({ timeout: 20_000 })
  return panel
}

/** A call of the app's, from within its page, as the member who is logged in. */
function call(page: Page, path: string, form?: Record<string, string>): Promise<unknown> {
  return page.evaluate(
    async ({ path, form }) => {
      const headers = { token: btoa('1002'), lang: 'en_us' }
      const body = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }
      const { data } = (await (await fetch(`/api${path}`, { headers, ...body })).json()) as { data: string }
      return data === '' ? null : (JSON.parse(atob(data)) as unknown)
    },
    { path, form },
  )
}

test('QA credits, grants, locks and takes a member offline', async ({ page }) => {
  const panel = await openPanel(page, '/Mine')
  await expect(page.getByRole('main')).toContainText('Rp 750,000')

  await panel.getByLabel('Amount').fill('25000')
  await panel.getByRole('button', { name: 'Credit' }).tap()
  await expect(panel.getByRole('status')).toHaveText('Credited 25000 to budi_k.')
  await expect(page.getByRole('main')).toContainText('Rp 775,000')

  await panel.getByLabel('Level').fill('7')
  await panel.getByRole('button', { name: 'Set level' }).tap()
  await expect(page.getByText('Level 7 · 420 points')).toBeVisible()

  await panel.getByRole('button', { name: 'Take full view back' }).tap()
  await panel.getByRole('button', { name: 'Grant full view' }).tap()
  await expect(panel.getByRole('status')).toHaveText('budi_k has the full view.')
  expect(await call(page, '/member/getUserInfo')).toMatchObject({ is_see: 1, money: '775000', level: 7 })

  await panel.getByRole('button', { name: 'Lock betting' }).tap()
  await expect(panel.getByRole('button', { name: 'Unlock betting' })).toBeVisible()
  expect(await call(page, '/member/getUserInfo')).toMatchObject({ status1: '1' })

  await panel.getByRole('button', { name: 'Take the account offline' }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await panel.getByRole('button', { name: 'Bring the account back' }).tap()
  await expect(panel.getByRole('status')).toHaveText('budi_k may log in again.')
})

test('QA orders faults for calls of the list, sees which wins, and removes one', async ({ page }) => {
  const panel = await openPanel(page, '/game')
  const calls = panel.locator('datalist option')
  expect(await calls.evaluateAll((all) => all.map((it) => it.getAttribute('value')))).toEqual(
    API_CALLS.map(({ path }) => path),
  )
  await panel.getByLabel('Call').fill('/Lottery/lotteryList')
  await panel.getByRole('button', { name: 'Inject until removed' }).tap()
  await panel.getByLabel('Fault', { exact: true }).selectOption('empty answer')
  await panel.getByRole('button', { name: 'Inject once' }).tap()
  await expect(panel.getByRole('listitem')).toHaveText([
    /^\/Lottery\/lotteryList: refused with words, until removedStrikes the next request/,
    /^\/Lottery\/lotteryList: empty answer, onceWaits behind an earlier one/,
  ])
  await panel.getByRole('button', { name: 'Close' }).tap()
  await expect(page.getByRole('button', { name: 'QA' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('Something went wrong on the server')
  await page.getByRole('button', { name: 'QA' }).tap()
  await panel.getByRole('button', { name: /^Remove .*empty answer/ }).tap()
  await expect(panel.getByRole('listitem')).toHaveCount(1)
  await panel.getByRole('button', { name: 'Clear faults' }).tap()
  await expect(panel).toContainText('No open faults.')
  await expect(page.getByRole('link', { name: /Kelimutu/ })).toBeVisible()
})

test('nonsense is refused beside its field, and stays there to be corrected', async ({ page }) => {
  const panel = await openPanel(page, '/Mine')
  const refusals: [label: string, value: string, button: string, words: string][] = [
    ['Amount', '-99999999', 'Credit', 'An amount must be more than 0.'],
    ['Level', 'seven', 'Set level', 'A level is a whole number from 0 to 99.'],
    ['Call', '/no/such/call', 'Inject until removed', 'The API has no call /no/such/call.'],
  ]
  for (const [label, value, button, words] of refusals) {
    await panel.getByLabel(label).fill(value)
    await panel.getByRole('button', { name: button }).tap()
    await expect(panel.getByLabel(label)).toHaveAccessibleDescription(words)
    await expect(panel.getByLabel(label)).toHaveValue(value)
    await expect(panel.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  await panel.getByLabel('Fault', { exact: true }).selectOption('late answer')
  await panel.getByLabel(/^Milliseconds/).fill('60001')
  await panel.getByRole('button', { name: 'Inject once' }).tap()
  await expect(panel.getByLabel(/^Milliseconds/)).toHaveAccessibleDescription(/from 0 to 60000/)
  await expect(panel.getByRole('group', { name: 'budi_k · 750000 · level 3' })).toBeVisible()
  await expect(panel).toContainText('No open faults.')

  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'QA' }).tap()
  await expect(panel.getByLabel('Call')).toHaveValue('/no/such/call')
})

test('QA turns cheats on and off, says which are on, and lets draws pass', async ({ page }) => {
  const panel = await openPanel(page, '/Mine')
  const cheats = panel.getByRole('group', { name: 'Cheats' })
  await expect(cheats).toContainText('No cheats: the platform is honest.')
  const percent = cheats.getByLabel('Sixes in %')
  await percent.fill('16')
  await cheats.getByRole('button', { name: 'Turn on' }).tap()
  await expect(percent).toHaveAccessibleDescription('A whole number from 17 to 100.')
  await percent.fill('100')
  await cheats.getByRole('button', { name: 'Turn on' }).tap()
  await expect(panel.getByRole('status')).toHaveText('From now on: loaded die.')
  await cheats.getByLabel('Cheat').selectOption('stake-dependent results')
  await cheats.getByLabel('A large stake is more than').fill('2000')
  await cheats.getByRole('button', { name: 'Turn on' }).tap()
  await expect(cheats.getByRole('listitem')).toContainText([
    /loaded die: 100\s%/,
    /stake-dependent results: 65\s%, above 2000/,
  ])
  await panel.getByRole('button', { name: 'Let 30 draws pass' }).tap()
  await expect(panel.getByRole('status')).toHaveText(/^30 draws have passed/)
  const history = (await call(page, '/Lottery/getLotteryOneList?key=sunda60')) as { opencode: number[] }[]
  // The oldest may be one from before, in the moment before a new one is published.
  expect(history.slice(0, 29).map(({ opencode }) => opencode.join(''))).toEqual(Array(29).fill('666'))
  await cheats.getByRole('button', { name: 'Turn off: loaded die' }).tap()
  await expect(cheats.getByRole('listitem')).toHaveCount(1)
})

for (const width of [320, 390])
  test(`the panel at ${width} px: nothing is cut, everything has a name and room for a finger`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const panel = await openPanel(page, '/Mine')
    await call(page, '/member/setUserWirhdraw', { money: '50000', paypassword: '1357' })
    await panel.getByLabel('Call').fill('/member/getUserWithdrawList')
    await panel.getByRole('button', { name: 'Inject until removed' }).tap()
    await panel.getByLabel('Fault', { exact: true }).selectOption('late answer')
    await expect(panel.getByRole('button', { name: 'Refuse this withdrawal' })).toBeVisible()
    const found = await panel.evaluate((element) => ({
      isCut: element.scrollWidth > element.clientWidth || document.documentElement.scrollWidth > window.innerWidth,
      low: [...element.querySelectorAll('button, input:not([type=checkbox]), select')]
        .filter((control) => control.getBoundingClientRect().height < 44)
        .map((control) => control.textContent),
    }))
    expect(found).toEqual({ isCut: false, low: [] })
    expect(await violations(page, { within: '#qa' })).toEqual([])
  })

test('on a phone the panel asks for the code that the server printed, and keeps it', async ({ page }) => {
  // Plain http has no service worker, so the server of the preview answers.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await page.route('**/__mock/**', (route) =>
    route.request().headers()['x-tiga-control'] === 'K7MWXP2R'
      ? route.continue()
      : route.fulfill({ status: 403, body: 'The code is wrong.' }),
  )
  await page.goto('/Home')
  await page.getByRole('button', { name: 'QA' }).tap()
  const panel = page.getByRole('dialog', { name: 'Mock platform' })
  const code = panel.getByRole('textbox', { name: 'Code' })
  const unlock = panel.getByRole('button', { name: 'Unlock' })
  await code.fill('K7')
  await unlock.tap()
  await expect(code).toHaveAccessibleDescription('The code has 8 letters and digits.')
  await code.fill('K7MWXP2S')
  await unlock.tap()
  await expect(panel.getByRole('status')).toHaveText('The code is wrong.')
  await code.fill('k7mwxp2r')
  await unlock.tap()
  await expect(panel.getByRole('status')).toHaveText('The code is right.')
  await expect(code).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'QA' }).tap()
  await expect(panel.getByLabel('Member').getByRole('option')).not.toHaveCount(0)
  await expect(code).toHaveCount(0)
})

test('the panel closes on Escape alone, and leaves a sheet of the app open', async ({ page }) => {
  const panel = await openPanel(page, '/Setting')
  await panel.getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('button', { name: 'Log out' }).tap()
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
  await page.getByRole('button', { name: 'QA' }).tap()
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Log out?' })).toBeVisible()
})
