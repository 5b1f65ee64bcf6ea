import type { Page } from '@playwright/test'
import { languages } from '@/i18n/languages'
import { paths } from '@/paths'
import { holdBackRequests } from '../e2e/support/hold-back'
import { expect, openAs, PERIOD_START, test, WULAN, type World } from '../e2e/support/app'
import { shiftsOf, watchShifts } from '../e2e/support/shifts'

/** Tests the first screen, which is prerendered in the HTML, and how the loaded app replaces it. */

/**
 * Holds back the start script, without which the app does not start. Returns a function that
 * releases the script.
 */
const holdBackStartScript = async (page: Page) => (await holdBackRequests(page, /\/assets\/index-[^/]*\.js$/)).release

/** Does not wait until the page has loaded, because its code is held back. */
const openWithoutCode = (page: Page, token: string | null, path: string) =>
  openAs(page, token, path, { waitUntil: 'commit' })

/** Ends all animations, and then describes every element that takes space. */
function describeElements(page: Page, root: '#first' | '#root') {
  return page.locator(root).evaluate((top) => {
    for (const animation of document.getAnimations()) animation.finish()
    return [...top.querySelectorAll('*')].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const ownText = [...element.childNodes]
        .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : ''))
        .join('')
      const { color, backgroundColor, fontSize, opacity } = getComputedStyle(element)
      const box = [x, y, width, height].map((side) => side.toFixed(2)).join(' ')
      const texts = [ownText, element.getAttribute('aria-label') ?? ''].join('|')
      return [[element.tagName, box, texts, color, backgroundColor, fontSize, opacity].join(' · ')]
    })
  })
}

/** Returns the colour that a phone draws around the page. */
const readColourAround = (page: Page) =>
  page.locator('meta[name=theme-color]').evaluateAll((metas) => {
    const activeMeta = metas.find((meta) => meta instanceof HTMLMetaElement && matchMedia(meta.media).matches)
    const probe = document.createElement('i')
    probe.style.color = activeMeta?.getAttribute('content') ?? ''
    return probe.style.color
  })

const HOME_CALLS = ['/system/base', '/system/config', '/Lottery/hotLottery', '/member/getUserInfo']

const prerenderedScreens = [
  { name: 'Log-in', path: paths.login(), member: null },
  { name: 'Home', path: paths.home(), member: null },
  { name: 'Home of a member', path: paths.home(), member: WULAN },
] as const

for (const { code } of languages)
  for (const theme of code === 'en_us' ? (['light', 'dark'] as const) : (['light'] as const))
    test.describe(`in ${code}, in the ${theme} theme,`, () => {
      test.use({ lang: code, colorScheme: theme })
      for (const { name, path, member } of prerenderedScreens)
        test(`the prerendered ${name} looks as it does in the app, and nothing shifts when the app replaces it`, async ({
          page,
          world,
        }) => {
          await world.holdClock(page, PERIOD_START)
          await watchShifts(page)
          // Blocks files that load when the browser is idle: they do not belong to the first
          // screen.
          await page.addInitScript(() => (window.requestIdleCallback = () => 0))
          const release = await holdBackStartScript(page)
          const heldCalls = await Promise.all(
            (path === paths.home() ? HOME_CALLS : []).map((call) => holdBackRequests(page, call)),
          )
          await openWithoutCode(page, member, path)
          await expect(page.locator('#first').getByRole('heading').first()).toBeAttached()
          const elementsBefore = await describeElements(page, '#first')
          release()
          await expect(page.locator('#first')).toHaveCount(0)
          const elementsAfter = await describeElements(page, '#root')
          expect(elementsAfter).toEqual(elementsBefore)
          expect(await readColourAround(page)).toBe(
            await page.evaluate(() => getComputedStyle(document.body).backgroundColor),
          )
          expect(await shiftsOf(page)).toEqual([])
          for (const answer of heldCalls) answer.release()
        })
    })

test('a stored dark theme sets the colour around the page before and after the app replaces the first screen', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => localStorage.setItem('tiga.theme', '"dark"'))
  const release = await holdBackStartScript(page)
  await openWithoutCode(page, null, paths.login())
  await expect(page.locator('#first').getByRole('textbox').first()).toBeVisible()
  const colourBefore = await readColourAround(page)
  release()
  await expect(page.locator('#first')).toHaveCount(0)
  const darkBackground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect([colourBefore, await readColourAround(page)]).toEqual([darkBackground, darkBackground])
})

test('typed text, focus and selection stay when the app replaces the first screen', async ({ page, world }) => {
  const release = await fillInLogin(page, world)
  await page.getByLabel('Username').focus()
  await page.getByLabel('Username').evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5))
  release()
  await expect(page.locator('#first')).toHaveCount(0)
  const username = page.getByLabel('Username')
  await expect(username).toBeFocused()
  expect(await username.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
    2, 5,
  ])
  await expect(username).toHaveValue('wulan_r')
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeAttached()
})

/** Fills in the prerendered Log-in. Returns a function that lets the code load. */
async function fillInLogin(page: Page, world: World): Promise<() => void> {
  await world.holdClock(page, PERIOD_START)
  const release = await holdBackStartScript(page)
  await openWithoutCode(page, null, paths.login())
  await page.getByLabel('Username').fill('wulan_r')
  await page.getByLabel('Password', { exact: true }).fill('demo1234')
  return release
}

for (const press of ['two taps', 'Enter'] as const)
  test(`after ${press} before the code has loaded, the log-in button is busy and the log-in is later sent once`, async ({
    page,
    world,
    wire,
  }) => {
    const release = await fillInLogin(page, world)
    const button = page.getByRole('button', { name: 'Log in', exact: true })
    if (press === 'Enter') await page.keyboard.press('Enter')
    else await button.dblclick()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    expect(page.url()).toMatch(/\/Login$/)
    expect(wire.filter(({ method }) => method === 'POST')).toEqual([])
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeAttached()
    expect(wire.filter(({ path }) => path === '/member/doLogin')).toHaveLength(1)
  })

test('a tap on Log in before the code has loaded sends the log-in, even if a page translator has changed the button', async ({
  page,
  world,
  wire,
}) => {
  const release = await fillInLogin(page, world)
  const button = page.getByRole('button', { name: 'Log in', exact: true })
  await button.evaluate((element) => {
    const fontElement = document.createElement('font')
    fontElement.textContent = 'Logg inn'
    element.replaceChildren(fontElement)
  })
  await page.getByRole('button', { name: 'Logg inn' }).tap()
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeAttached()
  expect(wire.filter(({ path }) => path === '/member/doLogin')).toHaveLength(1)
})

test('a log-in that was tapped before the code has loaded is cancelled if the input changes', async ({
  page,
  world,
  wire,
}) => {
  const release = await fillInLogin(page, world)
  await page.getByRole('button', { name: 'Log in', exact: true }).tap()
  await page.getByLabel('Username').fill('wulan')
  await expect(page.locator('[aria-busy]')).toHaveCount(0)
  release()
  await expect(page.locator('#first')).toHaveCount(0)
  await expect(page.getByLabel('Username')).toHaveValue('wulan')
  expect(wire.filter(({ path }) => path === '/member/doLogin')).toEqual([])
})

test('a tap on “Videos” before the code has loaded opens that screen without loading the page again', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  const release = await holdBackStartScript(page)
  await openWithoutCode(page, null, paths.home())
  const link = page.getByRole('link', { name: 'Videos', exact: true })
  await expect(link).toHaveAttribute('href', paths.videos())
  await link.tap()
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Videos' })).toBeAttached()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
})

for (const member of [null, WULAN])
  test(`Home for ${member === null ? 'a visitor' : 'a member'} sends each call once before its code has loaded, and its first render shows the answers`, async ({
    page,
    world,
    wire,
  }) => {
    await world.holdClock(page, PERIOD_START)
    const release = await holdBackStartScript(page)
    await openWithoutCode(page, member, paths.home())
    const earlyCalls = HOME_CALLS.filter((path) => member !== null || path !== '/member/getUserInfo')
    const readHomeCalls = () => wire.map(({ path }) => path).filter((path) => HOME_CALLS.includes(path))
    await expect.poll(() => readHomeCalls().sort()).toEqual([...earlyCalls].sort())
    await page.waitForFunction(() => window.early?.allSucceeded === true)
    // Counts the games at the moment when the app replaces the first screen, in the app's first
    // render.
    await page.evaluate(() =>
      Object.assign(window, {
        replacePrerendered: new Proxy(window.replacePrerendered ?? (() => undefined), {
          apply: (replace, self) => {
            const games = document.querySelectorAll('#root main li a[href^="/Lottery"]').length
            document.documentElement.dataset['games'] = String(games)
            Reflect.apply(replace, self, [])
          },
        }),
      }),
    )
    release()
    await expect(page.locator('#first')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-games', '3')
    expect(readHomeCalls().sort()).toEqual([...earlyCalls].sort())
    const headers = wire
      .filter(({ path }) => earlyCalls.includes(path))
      .map(({ headers }) => [headers['lang'], headers['token']].join())
    expect(new Set(headers).size).toBe(1)
  })

test('Log-in sends its only call after it is shown, and loads the HTTP library when a field is tapped', async ({
  page,
  world,
  wire,
}) => {
  await world.holdClock(page, PERIOD_START)
  // Removes the stored language, because a first start has none.
  await page.addInitScript(() => localStorage.removeItem('lang'))
  const httpFiles: string[] = []
  page.on('request', (request) => /\/assets\/http-/.test(request.url()) && httpFiles.push(request.url()))
  const release = await holdBackStartScript(page)
  await openWithoutCode(page, null, paths.login())
  await expect(page.locator('#first').getByRole('textbox').first()).toBeVisible()
  expect(wire).toEqual([])
  release()
  await expect(page.locator('#first')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(wire.map(({ path, headers }) => [path, headers['lang']])).toEqual([['/system/base', 'id_id']])
  expect(httpFiles).toEqual([])
  await page.getByRole('textbox').first().tap()
  await expect.poll(() => httpFiles).toHaveLength(1)
})
