import { expect, type Page } from '@playwright/test'
import { SITI, WULAN } from './app'

/** A screen in one of its states, for every check that goes over all of them. */
export interface ScreenState {
  name: string
  path: string
  /** Who is logged in: a seeded member's token, or nobody. */
  token: string | null
  faults?: readonly Record<string, unknown>[]
  /** Leads from the opened screen to the state. */
  prepare?: (page: Page) => Promise<void>
  /** Words that stand once the state is there. */
  ready: string | RegExp
}

const DRAW = '/Lottery?key=merapi180&id=12'
const LISTING = '/list?id=3&name=Yogyakarta'
const HOST = '/profile?id=301&name=Yogyakarta&adsid=3'
/** The first host of that city. */
const HOST_NAME = 'Prama'

async function compose(page: Page): Promise<void> {
  const tiles = page.locator('main button[aria-pressed]')
  await tiles.nth(0).tap()
  await tiles.nth(2).tap()
  await page.locator('#amount').fill('2000')
}

/** The foot's Submit: the last button of the page, whatever the language. */
async function submit(page: Page): Promise<void> {
  await page.locator('button').last().tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const failing = (path: string) => [{ path, kind: 'error', message: 'Demo fault' }]
/** Answers that take longer than any look at the screen. */
const slow = (...paths: string[]) => paths.map((path) => ({ path, kind: 'delay', delayMs: 60_000 }))
const empty = (path: string) => [{ path, kind: 'empty' }]

export const screens: readonly ScreenState[] = [
  { name: 'Login', path: '/Login', token: null, ready: 'tiga' },
  {
    name: 'Login, fields missing',
    path: '/Login',
    token: null,
    prepare: (page) => page.locator('form button[type=submit]').tap(),
    ready: 'tiga',
  },
  {
    name: 'Login, customer service',
    path: '/Login',
    token: null,
    prepare: async (page) => {
      await page.locator('main button').filter({ hasNotText: /^$/ }).nth(1).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: 'tiga',
  },
  { name: 'Register', path: '/Register?code=TIGA-2026', token: null, ready: 'tiga' },
  {
    name: 'Register, agreement',
    path: '/Register',
    token: null,
    prepare: async (page) => {
      await page.locator('form button[type=button]').last().tap()
      await expect(page.getByRole('dialog').locator('h3').first()).toBeVisible()
    },
    ready: 'tiga',
  },
  { name: 'Home', path: '/Home', token: null, ready: 'Sunda' },
  {
    name: 'Home, games failed',
    path: '/Home',
    token: null,
    faults: failing('/Lottery/hotLottery'),
    ready: 'Demo fault',
  },
  { name: 'Home, no games', path: '/Home', token: null, faults: empty('/Lottery/hotLottery'), ready: '000-***' },
  {
    name: 'Home, loading',
    path: '/Home',
    token: null,
    faults: slow('/system/config', '/Lottery/hotLottery'),
    ready: '000-***',
  },
  { name: 'Draws hall', path: '/game', token: null, ready: 'Kelimutu' },
  {
    name: 'Draws hall, failed',
    path: '/game',
    token: null,
    faults: failing('/Lottery/lotteryList'),
    ready: 'Demo fault',
  },
  { name: 'Cities', path: '/choose', token: null, ready: /Jakarta|雅加达/ },
  { name: 'Cities, empty', path: '/choose', token: null, faults: empty('/xuanfei/address'), ready: /./ },
  {
    name: 'Cities, prices',
    path: '/choose?tab=prices',
    token: null,
    prepare: (page) => expect(page.locator('main dt')).toHaveCount(4),
    ready: /./,
  },
  { name: 'Cities, pushed', path: '/Choose', token: null, ready: /Jakarta|雅加达/ },
  { name: 'City', path: LISTING, token: WULAN, ready: HOST_NAME },
  { name: 'City, loading', path: LISTING, token: WULAN, faults: slow('/xuanfei/xuanfeilist'), ready: /./ },
  { name: 'City, empty', path: LISTING, token: WULAN, faults: empty('/xuanfei/xuanfeilist'), ready: /./ },
  { name: 'City, failed', path: LISTING, token: WULAN, faults: failing('/xuanfei/xuanfeilist'), ready: 'Demo fault' },
  { name: 'City, not found', path: '/list', token: WULAN, ready: /./ },
  { name: 'Host', path: HOST, token: WULAN, ready: HOST_NAME },
  { name: 'Host, loading', path: HOST, token: WULAN, faults: slow('/xuanfei/xuanfeidata'), ready: /./ },
  { name: 'Host, failed', path: HOST, token: WULAN, faults: failing('/xuanfei/xuanfeidata'), ready: 'Demo fault' },
  { name: 'Host, not found', path: '/profile', token: WULAN, ready: /./ },
  {
    name: 'Host, pictures',
    path: HOST,
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main li button').first().tap()
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    },
    ready: HOST_NAME,
  },
  {
    name: 'Host, pictures broken',
    path: HOST,
    token: WULAN,
    prepare: async (page) => {
      await page.route('**/media/host-*.svg', (route) => route.abort())
      await page.reload()
      await page.locator('main li button').first().tap()
      await expect(page.getByRole('dialog').getByRole('status')).toBeVisible()
    },
    ready: HOST_NAME,
  },
  {
    name: 'Host, customer service',
    path: HOST,
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main p + button').first().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: HOST_NAME,
  },
  { name: 'Videos', path: '/video', token: null, ready: /\d\d:\d\d/ },
  { name: 'Videos, failed', path: '/video', token: null, faults: failing('/video/getVideoList'), ready: 'Demo fault' },
  { name: 'Videos, loading', path: '/video', token: null, faults: slow('/video/itemlist'), ready: /./ },
  { name: 'Videos, list loading', path: '/video', token: null, faults: slow('/video/getVideoList'), ready: /./ },
  { name: 'Videos, no categories', path: '/video', token: null, faults: empty('/video/itemlist'), ready: /./ },
  { name: 'Videos, empty', path: '/video', token: null, faults: empty('/video/getVideoList'), ready: /./ },
  {
    name: 'Videos, page failed',
    path: '/video?class=craft',
    token: null,
    prepare: async (page) => {
      await page.route('**/getVideoList?*page=2*', (route) => route.abort())
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await expect(page.getByRole('alert')).toBeVisible({ timeout: 500 })
      }).toPass()
    },
    ready: /\d\d:\d\d/,
  },
  {
    name: 'Videos, the end',
    path: '/video?class=craft',
    token: null,
    prepare: async (page) => {
      await expect(async () => {
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
        await expect(page.locator('[aria-posinset="40"]')).toBeInViewport({ timeout: 100 })
      }).toPass()
    },
    ready: /\d\d:\d\d/,
  },
  { name: 'Me, nobody logged in', path: '/Mine', token: null, ready: /./ },
  { name: 'Me', path: '/Mine', token: WULAN, ready: '86,500' },
  {
    name: 'Me, balance failed',
    path: '/Mine',
    token: WULAN,
    faults: failing('/member/getUserInfo'),
    ready: 'Demo fault',
  },
  { name: 'Draw', path: DRAW, token: WULAN, ready: '1.95' },
  { name: 'Draw, loading', path: DRAW, token: WULAN, faults: slow('/Lottery/getLotteryInfo'), ready: /./ },
  { name: 'Draw, payout not published', path: '/Lottery?key=rinjani60&id=14', token: WULAN, ready: 'Rinjani' },
  { name: 'Draw, orders blocked', path: DRAW, token: SITI, ready: '1.95' },
  {
    name: 'Draw, refused',
    path: DRAW,
    token: WULAN,
    prepare: (page) => page.locator('button').last().tap(),
    ready: '1.95',
  },
  {
    name: 'Draw, confirm',
    path: DRAW,
    token: WULAN,
    prepare: async (page) => {
      await compose(page)
      await submit(page)
    },
    ready: '1.95',
  },
  {
    name: 'Draw, answer lost',
    path: DRAW,
    token: WULAN,
    faults: [{ path: '/game/placeOrder', kind: 'offline' }],
    prepare: async (page) => {
      await compose(page)
      await submit(page)
      await page.getByRole('dialog').getByRole('button').last().tap()
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    },
    ready: '1.95',
  },
  {
    name: 'Draw, rules',
    path: DRAW,
    token: WULAN,
    prepare: async (page) => {
      await compose(page)
      await page.locator('header button').nth(1).tap()
      await expect(page.getByRole('dialog')).toContainText('47')
    },
    ready: '1.95',
  },
  {
    name: 'Draw, history',
    path: DRAW,
    token: WULAN,
    prepare: async (page) => {
      await page.locator('header button').nth(2).tap()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
    ready: '1.95',
  },
  {
    name: 'Draw, task list',
    path: DRAW,
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main > div:last-child button').first().tap()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
    },
    ready: '1.95',
  },
  { name: 'Draw, game not found', path: '/Lottery', token: WULAN, ready: /./ },
  { name: 'Task record', path: '/GameRecord', token: WULAN, ready: '+3,900' },
  {
    name: 'Task record, order',
    path: '/GameRecord',
    token: WULAN,
    prepare: async (page) => {
      await page.getByRole('article').getByRole('button').nth(1).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: '+3,900',
  },
  { name: 'Task record, empty', path: '/GameRecord', token: SITI, ready: /./ },
  {
    name: 'Task record, loading',
    path: '/GameRecord',
    token: WULAN,
    faults: slow('/member/getUserGameList'),
    ready: /./,
  },
  {
    name: 'Task record, failed',
    path: '/GameRecord',
    token: WULAN,
    faults: failing('/member/getUserGameList'),
    ready: 'Demo fault',
  },
  { name: 'Settings', path: '/Setting', token: WULAN, ready: '0.1.0' },
  {
    name: 'Settings, log out',
    path: '/Setting',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main button').last().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: '0.1.0',
  },
  { name: 'Language', path: '/Language', token: null, ready: 'Tiếng Việt' },
  { name: 'Not found', path: '/nowhere', token: null, ready: /./ },
  { name: 'Start failed', path: '/Home', token: null, faults: failing('/system/base'), ready: 'Demo fault' },
]

/** Opens a screen in its state, and waits until it stands. */
export async function show(page: Page, screen: ScreenState): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#root')).toContainText(screen.ready)
  await screen.prepare?.(page)
}
