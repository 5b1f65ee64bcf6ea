import { expect, type Locator, type Page } from '@playwright/test'
import { BUDI, SITI, WULAN } from './app'
import { tinyPicture } from './pictures'
import { answerAsService, hurryTimer, keepServiceSilent, SERVICE_HOST, setBase } from './service'

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
const VIDEO = '/PlayVideo?id=1001'
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

/** A complete top-up, whatever the language. */
async function fillInTopUp(page: Page): Promise<void> {
  await page.locator('[data-field=amount] input').fill('50000')
  await page.locator('[data-field=method] label').first().tap()
  await page.locator('input[type=file]').setInputFiles(tinyPicture)
  await expect(page.locator('[data-field=voucher] button')).toBeVisible()
}

/** Submit asks for the voucher before it has arrived: the tick stands once it has. */
async function isUploaded(page: Page): Promise<void> {
  await expect(page.locator('[data-field=voucher] [role=status] svg')).toBeVisible()
}

async function submitTopUp(page: Page): Promise<void> {
  await fillInTopUp(page)
  await isUploaded(page)
  await page.locator('form button[type=submit]').tap()
  await expect(page.getByRole('listitem')).toHaveCount(1)
}

/** Opens the withdraw page's sheet with the keys, two digits in. */
async function enterFundPassword(page: Page): Promise<void> {
  await page.locator('#amount').fill('50000')
  await page.locator('main button').last().tap()
  const keys = page.getByRole('dialog').getByRole('button')
  await keys.filter({ hasText: /^1$/ }).tap()
  await keys.filter({ hasText: /^3$/ }).tap()
}

/** A form's Save or Submit, whatever the language. */
async function pressSave(page: Page): Promise<void> {
  await page.locator('main button[type=submit]').tap()
}

async function openBanks(page: Page): Promise<Locator> {
  await page.locator('button[name=bank]').tap()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('radio').first()).toBeAttached()
  return sheet
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
  { name: 'Video', path: VIDEO, token: WULAN, ready: '03:20' },
  { name: 'Video, with the right', path: VIDEO, token: BUDI, ready: '03:20' },
  { name: 'Video, loading', path: VIDEO, token: WULAN, faults: slow('/video/getVideoInfo'), ready: /./ },
  { name: 'Video, failed', path: VIDEO, token: WULAN, faults: failing('/video/getVideoInfo'), ready: 'Demo fault' },
  { name: 'Video, not found', path: '/PlayVideo', token: WULAN, ready: /./ },
  {
    name: 'Video, stream lost',
    path: VIDEO,
    token: WULAN,
    prepare: async (page) => {
      await page.route('**/*.m3u8', (route) => route.abort())
      await page.locator('main section button').first().tap()
      await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    },
    ready: '03:20',
  },
  {
    name: 'Video, preview ended',
    path: VIDEO,
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main section button').first().tap()
      await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1)
      await page.evaluate(() => {
        const video = document.querySelector('video')
        if (video !== null) video.currentTime = 190
      })
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: '03:20',
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
  { name: 'Top up', path: '/Recharge?balance=86500', token: WULAN, ready: '86,500' },
  {
    name: 'Top up, balance failed',
    path: '/Recharge',
    token: WULAN,
    faults: failing('/member/getUserInfo'),
    ready: 'Demo fault',
  },
  {
    name: 'Top up, fields missing',
    path: '/Recharge',
    token: WULAN,
    prepare: (page) => page.locator('form button[type=submit]').tap(),
    ready: '86,500',
  },
  {
    name: 'Top up, no picture',
    path: '/Recharge',
    token: WULAN,
    prepare: async (page) => {
      const buffer = Buffer.from('no picture')
      await page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer })
      await expect(page.getByRole('alert')).toBeVisible()
    },
    ready: '86,500',
  },
  {
    name: 'Top up, uploading',
    path: '/Recharge',
    token: WULAN,
    faults: slow('/system/img_upload'),
    prepare: async (page) => {
      await fillInTopUp(page)
      await expect(page.getByRole('progressbar')).toBeVisible()
    },
    ready: '86,500',
  },
  {
    name: 'Top up, upload failed',
    path: '/Recharge',
    token: WULAN,
    faults: failing('/system/img_upload'),
    prepare: async (page) => {
      await fillInTopUp(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
    ready: '86,500',
  },
  {
    name: 'Top up, refused',
    path: '/Recharge',
    token: WULAN,
    faults: failing('/member/doRecharge'),
    prepare: async (page) => {
      await fillInTopUp(page)
      await isUploaded(page)
      await page.locator('form button[type=submit]').tap()
      await expect(page.getByRole('alert')).toBeVisible()
    },
    ready: '86,500',
  },
  { name: 'Top up, sent', path: '/Recharge', token: WULAN, prepare: submitTopUp, ready: '86,500' },
  {
    name: 'Top up, answer lost',
    path: '/Recharge',
    token: WULAN,
    faults: [{ path: '/member/doRecharge', kind: 'offline' }],
    prepare: submitTopUp,
    ready: '86,500',
  },
  { name: 'Withdraw', path: '/withdraw', token: BUDI, ready: '750.000' },
  { name: 'Withdraw, loading', path: '/withdraw', token: BUDI, faults: slow('/member/getUserBankInfo'), ready: /./ },
  {
    name: 'Withdraw, failed',
    path: '/withdraw',
    token: BUDI,
    faults: failing('/member/getUserBankInfo'),
    ready: 'Demo fault',
  },
  { name: 'Withdraw, neither card nor fund password', path: '/withdraw', token: SITI, ready: '20.000' },
  {
    name: 'Withdraw, refused',
    path: '/withdraw',
    token: BUDI,
    prepare: async (page) => {
      await page.locator('#amount').fill('900000')
      await page.locator('main button').last().tap()
      await expect(page.getByRole('alert')).toContainText('500.000')
    },
    ready: '750.000',
  },
  {
    name: 'Withdraw, limits',
    path: '/withdraw',
    token: BUDI,
    prepare: async (page) => {
      await page.locator('main button').nth(1).tap()
      await expect(page.getByRole('dialog')).toContainText('10.000')
    },
    ready: '750.000',
  },
  { name: 'Withdraw, fund password', path: '/withdraw', token: BUDI, prepare: enterFundPassword, ready: '750.000' },
  {
    name: 'Withdraw, fund password incomplete',
    path: '/withdraw',
    token: BUDI,
    prepare: async (page) => {
      await enterFundPassword(page)
      await page.getByRole('dialog').getByRole('button').last().tap()
      await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    },
    ready: '750.000',
  },
  {
    name: 'Withdraw, answer lost',
    path: '/withdraw',
    token: BUDI,
    faults: [{ path: '/member/setUserWirhdraw', kind: 'offline' }],
    prepare: async (page) => {
      await enterFundPassword(page)
      await page.keyboard.type('57')
      await page.getByRole('dialog').getByRole('button').last().tap()
      await expect(page.getByRole('dialog').getByRole('link')).toBeVisible()
    },
    ready: '750.000',
  },
  { name: 'Withdrawal record', path: '/WithdrawRecord', token: BUDI, ready: '60,000' },
  {
    name: 'Withdrawal record, one',
    path: '/WithdrawRecord',
    token: BUDI,
    prepare: async (page) => {
      await page.getByRole('article').getByRole('button').first().tap()
      await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(3)
    },
    ready: '60,000',
  },
  { name: 'Withdrawal record, empty', path: '/WithdrawRecord', token: WULAN, ready: /./ },
  {
    name: 'Withdrawal record, loading',
    path: '/WithdrawRecord',
    token: BUDI,
    faults: slow('/member/getUserWithdrawList'),
    ready: /./,
  },
  {
    name: 'Withdrawal record, failed',
    path: '/WithdrawRecord',
    token: BUDI,
    faults: failing('/member/getUserWithdrawList'),
    ready: 'Demo fault',
  },
  {
    name: 'Settings, failed',
    path: '/Setting',
    token: WULAN,
    faults: failing('/member/getUserInfo'),
    ready: 'Demo fault',
  },
  { name: 'Basic information', path: '/Infomation', token: WULAN, ready: 'Wulan Rahayu' },
  {
    name: 'Basic information, loading',
    path: '/Infomation',
    token: WULAN,
    faults: slow('/member/getUserInfo'),
    ready: /./,
  },
  {
    name: 'Basic information, card failed',
    path: '/Infomation',
    token: WULAN,
    faults: failing('/member/getUserBankInfo'),
    ready: 'Demo fault',
  },
  {
    name: 'Basic information, avatars',
    path: '/Infomation',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main button').first().tap()
      const radios = page.getByRole('dialog').getByRole('radio')
      await expect(radios).toHaveCount(20)
      await radios.nth(12).check()
    },
    ready: 'Wulan Rahayu',
  },
  { name: 'Real name', path: '/Setname', token: SITI, prepare: (page) => pressSave(page), ready: /./ },
  {
    name: 'Real name, asked once more',
    path: '/Setname',
    token: SITI,
    prepare: async (page) => {
      await page.locator('main input[name=name]').fill('Siti Maimunah')
      await pressSave(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: /./,
  },
  { name: 'Real name, set', path: '/Setname', token: WULAN, ready: 'Wulan Rahayu' },
  { name: 'Gender', path: '/Setsex', token: SITI, prepare: (page) => pressSave(page), ready: /./ },
  { name: 'Gender, loading', path: '/Setsex', token: SITI, faults: slow('/member/getUserInfo'), ready: /./ },
  {
    name: 'Login password, incomplete',
    path: '/SetLoginPassword',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('input[name=next]').fill('perahu-77')
      await pressSave(page)
    },
    ready: /./,
  },
  {
    name: 'Login password, answer lost',
    path: '/SetLoginPassword',
    token: WULAN,
    faults: [{ path: '/member/setLoginPassword', kind: 'offline' }],
    prepare: async (page) => {
      for (const name of ['current', 'next', 'repeat']) await page.locator(`input[name=${name}]`).fill('perahu-77')
      await pressSave(page)
      await expect(page.getByRole('alert')).toBeVisible()
    },
    ready: /./,
  },
  {
    name: 'Fund password, easy to guess',
    path: '/SetPayPassword',
    token: SITI,
    prepare: async (page) => {
      await page.locator('input[name=first]').fill('1234')
      await pressSave(page)
    },
    ready: /./,
  },
  { name: 'Fund password, set', path: '/SetPayPassword', token: WULAN, ready: /./ },
  { name: 'Bank card', path: '/Setbank', token: BUDI, ready: '1111' },
  {
    name: 'Bank card, whole number',
    path: '/Setbank',
    token: BUDI,
    prepare: (page) => page.getByRole('article').getByRole('button').tap(),
    ready: '1111',
  },
  { name: 'Bank card, none', path: '/Setbank', token: SITI, ready: /./ },
  { name: 'Bank card, loading', path: '/Setbank', token: BUDI, faults: slow('/member/getUserBankInfo'), ready: /./ },
  {
    name: 'Bank card, failed',
    path: '/Setbank',
    token: BUDI,
    faults: failing('/member/getUserBankInfo'),
    ready: 'Demo fault',
  },
  { name: 'Bind a card, closed', path: '/BindCard', token: BUDI, ready: /./ },
  { name: 'Bind a card, incomplete', path: '/BindCard', token: WULAN, prepare: (page) => pressSave(page), ready: /./ },
  {
    name: 'Bind a card, banks',
    path: '/BindCard',
    token: WULAN,
    prepare: async (page) => void (await openBanks(page)),
    ready: /./,
  },
  {
    name: 'Bind a card, review',
    path: '/BindCard',
    token: WULAN,
    prepare: async (page) => {
      const sheet = await openBanks(page)
      await sheet.getByRole('radio').nth(2).tap()
      await expect(sheet).toHaveCount(0)
      await page.locator('input[name=accountNumber]').fill('000011112222')
      await page.locator('input[name=mobile]').fill('0000123456')
      await pressSave(page)
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: /./,
  },
  {
    name: 'Report',
    path: '/Personalreport',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main button[aria-expanded]').tap()
      await expect(page.getByRole('table')).toBeVisible()
    },
    ready: '50,000',
  },
  { name: 'Report, nothing yet', path: '/Personalreport', token: SITI, ready: /./ },
  {
    name: 'Report, loading',
    path: '/Personalreport',
    token: WULAN,
    faults: slow('/member/getPersonalreport', '/member/getUserGameList'),
    ready: /./,
  },
  {
    name: 'Report, failed',
    path: '/Personalreport',
    token: WULAN,
    faults: [
      ...failing('/member/getPersonalreport'),
      ...failing('/member/getUserGameList'),
      ...failing('/member/getUserWithdrawList'),
    ],
    ready: 'Demo fault',
  },
  { name: 'Statement', path: '/AccountDetail', token: WULAN, ready: 'Toba' },
  { name: 'Statement, withdrawals', path: '/AccountDetail', token: BUDI, ready: '150,000' },
  {
    name: 'Statement, entry',
    path: '/AccountDetail',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main li button').nth(1).tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: 'Toba',
  },
  { name: 'Statement, empty', path: '/AccountDetail', token: SITI, ready: /./ },
  {
    name: 'Statement, loading',
    path: '/AccountDetail',
    token: WULAN,
    faults: slow('/member/getUserWithdrawList'),
    ready: /./,
  },
  {
    name: 'Statement, one list failed',
    path: '/AccountDetail',
    token: WULAN,
    faults: failing('/member/getUserWithdrawList'),
    ready: 'Demo fault',
  },
  { name: 'Notices', path: '/Notice', token: WULAN, ready: '2026-11-21' },
  {
    name: 'Notices, one open',
    path: '/Notice',
    token: WULAN,
    prepare: async (page) => {
      await page.locator('main li button').first().tap()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
    ready: '2026-11-21',
  },
  { name: 'Notices, empty', path: '/Notice', token: WULAN, faults: empty('/notice/getNoticeList'), ready: /./ },
  { name: 'Notices, loading', path: '/Notice', token: WULAN, faults: slow('/notice/getNoticeList'), ready: /./ },
  {
    name: 'Notices, failed',
    path: '/Notice',
    token: WULAN,
    faults: failing('/notice/getNoticeList'),
    ready: 'Demo fault',
  },
  { name: 'Service', path: '/ServiceOnline', token: null, ready: SERVICE_HOST },
  {
    name: 'Service, disabled',
    path: '/ServiceOnline',
    token: null,
    prepare: async (page) => {
      await setBase(page, { iskefu: 0 })
      await page.reload()
      await expect(page.locator('main')).not.toContainText(SERVICE_HOST)
    },
    ready: /./,
  },
  {
    name: 'Service page',
    path: '/ServicePage',
    token: null,
    prepare: async (page) => {
      await answerAsService(page)
      await page.reload()
      await expect(page.locator('main [role=status]')).toHaveCount(0)
      await expect(page.locator('iframe')).toBeVisible()
    },
    ready: SERVICE_HOST,
  },
  {
    name: 'Service page, loading',
    path: '/ServicePage',
    token: null,
    prepare: async (page) => {
      await keepServiceSilent(page)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.locator('main [role=status]')).toBeVisible()
    },
    ready: SERVICE_HOST,
  },
  {
    name: 'Service page, blocked',
    path: '/ServicePage',
    token: null,
    prepare: async (page) => {
      await keepServiceSilent(page)
      await hurryTimer(page, 8000)
      await page.reload({ waitUntil: 'domcontentloaded' })
      await expect(page.getByRole('alert')).toBeVisible()
    },
    ready: SERVICE_HOST,
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
