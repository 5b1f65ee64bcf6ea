import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { ChangePath } from '@/api/changes'
import { paths } from '@/paths'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy'
import { forwardWorldHeader, startNginx, type Nginx } from '../../support/nginx'
import { LIVE_URL, NGINX_URL } from '../playwright.config'
import { expect, openAs, PERIOD_START, test as base, type World } from './app'
import { BUDI, SITI, WULAN } from './members'
import { tapArmed } from './tap-armed'

/**
 * A change, such as an order, whose answer is lost after the platform has carried out the change.
 */
export interface LostChange {
  name: string
  call: ChangePath
  isGet?: true
  path: string
  member: { token: string; username: string } | null
  fill: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /**
   * Matches the text that the member reads: the change was found, or its outcome is unknown. The
   * app can find an order or a withdrawal only if it has read the list of these within a minute
   * before the change. Browsers may repeat a GET, so the text after a GET must also be true of a
   * change made twice.
   */
  expectedText: RegExp
}

const wulan = { token: WULAN, username: 'wulan_r' }
const budi = { token: BUDI, username: 'budi_k' }
const siti = { token: SITI, username: 'siti_m' }
const PICTURE_PATH = resolve(import.meta.dirname, '../../../public/apple-touch-icon.png')

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const press = (name: string | RegExp) => (page: Page) => button(page, name).tap()
/**
 * Taps a button that ignores early taps after a log-in, because the log-in button was at its place.
 */
const pressArmed = (name: string | RegExp) => (page: Page) => tapArmed(button(page, name))
const fill = (fields: Readonly<Record<string, string>>) => async (page: Page) => {
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text)
}
const confirm = (dialog: string, name: string) => (page: Page) =>
  tapArmed(page.getByRole('dialog', { name: dialog }).getByRole('button', { name, exact: true }))

export const LOST_CHANGES: readonly LostChange[] = [
  {
    name: 'an order',
    call: '/game/placeOrder',
    path: paths.draw({ key: 'merapi180', id: '12' }),
    member: wulan,
    fill: async (page) => {
      await button(page, /^Big/).tap()
      await fill({ 'Amount per pick': '2000' })(page)
      await page.getByRole('button', { name: 'Submit' }).tap()
    },
    press: confirm('Confirm your order', 'Confirm Rp 2,000'),
    expectedText: /Found in your task record|Don’t place it again\./,
  },
  {
    name: 'a withdrawal',
    call: '/member/setUserWirhdraw',
    path: paths.withdraw(),
    member: budi,
    fill: async (page) => {
      await fill({ Amount: '50000' })(page)
      await press(/^Withdraw/)(page)
      const keypad = page.getByRole('dialog', { name: 'Fund password' })
      for (const digit of '1357') await keypad.getByRole('button', { name: digit, exact: true }).tap()
    },
    press: confirm('Fund password', 'Confirm'),
    expectedText: /Found in your withdrawal record|Don’t submit it again\./,
  },
  {
    name: 'a top-up',
    call: '/member/doRecharge',
    path: paths.topUp('86500'),
    member: wulan,
    fill: async (page) => {
      await fill({ Amount: '50000' })(page)
      await page.getByLabel('Proof of payment').setInputFiles(PICTURE_PATH)
      await expect(page.getByText('Location and time removed')).toBeVisible()
    },
    press: (page) => page.getByRole('button', { name: /^Send/ }).tap(),
    expectedText: /Don’t send it again\./,
  },
  {
    name: 'a bank account',
    call: '/member/setBank',
    path: paths.bindCard(),
    member: wulan,
    fill: async (page) => {
      await fill({ 'Account number': '0000111122223333', Mobile: '0000123456' })(page)
      await page.getByLabel('Bank', { exact: true }).selectOption('Bank Demo Melati')
      await press('Submit')(page)
    },
    press: confirm('Check your bank details', 'Link this account'),
    expectedText: /Bank account linked\./,
  },
  {
    name: 'a registration',
    call: '/member/doRegister',
    path: paths.register(),
    member: null,
    fill: fill({ Username: 'rani_new', Password: 'layar biru 8', 'Invite code': 'TIGA-2026' }),
    press: pressArmed('Register'),
    expectedText: /Your account may already exist/,
  },
  {
    name: 'a real name',
    call: '/member/setName',
    isGet: true,
    path: paths.realName(),
    member: siti,
    fill: async (page) => {
      await fill({ 'Real name': 'Siti Maimunah' })(page)
      await press('Save')(page)
    },
    press: confirm('Save this name?', 'Save this name'),
    expectedText: /Real name saved\.|Siti Maimunah\s*Already set\./,
  },
  {
    name: 'a fund password',
    call: '/member/setPayPassword',
    path: paths.fundPassword(),
    member: siti,
    fill: fill({ 'Fund password': '8064', 'Repeat fund password': '8064' }),
    press: pressArmed('Save'),
    expectedText: /Fund password set\./,
  },
  {
    name: 'a log-in password',
    call: '/member/setLoginPassword',
    isGet: true,
    path: paths.loginPassword(),
    member: wulan,
    fill: fill({
      'Current password': 'demo1234',
      'New password': 'perahu-77',
      'Repeat new password': 'perahu-77',
    }),
    press: pressArmed('Save'),
    expectedText: /password may have changed|Or it has just been changed: try the new one\./,
  },
]

export const SERVERS = ['the server of the build', 'an nginx that restarts'] as const
export const CONNECTION_STATES = [
  'over kept-alive connections',
  'right after another change',
  'with no connection kept alive',
] as const

interface ServerLink {
  line: TcpProxy
  /** Paths of the calls that reached the build's server, directly or through nginx. */
  arrived: string[]
  /** Makes the connection of the next request of this call end without an answer. */
  lose: (call: ChangePath, world: World) => Promise<void>
}

interface OpenedLink {
  link: ServerLink
  lines: readonly TcpProxy[]
  servers: readonly Nginx[]
}

async function linkToBuild(): Promise<OpenedLink> {
  const line = await startTcpProxy(portOf(LIVE_URL))
  const lose = (path: ChangePath, world: World) => world.faults([{ path, kind: 'offline', afterwards: true }])
  return { link: { line, arrived: line.receivedCalls, lose }, lines: [line], servers: [] }
}

/**
 * The first nginx stops while the request is pending. Then new connections lead to a second nginx.
 */
async function linkByNginx(index: number): Promise<OpenedLink> {
  let callToLose: ChangePath | null = null
  const platformProxy = await startTcpProxy(portOf(LIVE_URL), (path) => {
    if (path !== callToLose) return
    callToLose = null
    line.redirectTo(portOf(second.url))
    void first.stop()
  })
  const port = portOf(NGINX_URL) + 1200 + 2 * index
  const startServer = (listenPort: number) =>
    startNginx(listenPort, { API_ORIGIN: platformProxy.url }, forwardWorldHeader)
  const [first, second] = await Promise.all([startServer(port), startServer(port + 1)])
  const line = await startTcpProxy(port)
  const lose = async (path: ChangePath, world: World) => {
    // The platform carries out the first request without an answer. A repeated request gets an
    // answer: the platform accepts the change again or refuses it.
    await world.faults([{ path, kind: 'timeout', afterwards: true, times: 1 }])
    callToLose = path
  }
  return {
    link: { line, arrived: platformProxy.receivedCalls, lose },
    lines: [line, platformProxy],
    servers: [first, second],
  }
}

const portOf = (url: string) => Number(new URL(url).port)

export { expect } from './app'

export const test = base.extend<{ server: (typeof SERVERS)[number]; link: ServerLink }>({
  server: [SERVERS[0], { option: true }],
  mockUrl: LIVE_URL,
  link: async ({ server }, use, info) => {
    const { link, lines, servers } = await (server === SERVERS[0] ? linkToBuild() : linkByNginx(info.parallelIndex))
    await use(link)
    for (const line of lines) line.close()
    await Promise.all(servers.map((nginx) => nginx.stop()))
  },
  baseURL: async ({ link }, use) => use(link.line.url),
})

type ConnectionState = (typeof CONNECTION_STATES)[number]

/** Returns how often the server received the change, and the text that the member reads. */
export async function loseAnswer(
  { page, world, link }: { page: Page; world: World; link: ServerLink },
  change: LostChange,
  connectionState: ConnectionState,
): Promise<{ arrived: number; said: string }> {
  await prepare(page, world, change, connectionState)
  await link.lose(change.call, world)
  if (connectionState === 'with no connection kept alive') link.line.hangUp()
  else expect(link.line.connectionCount()).toBeGreaterThan(0)
  await change.press(page)
  await expect(page.locator('body')).toContainText(change.expectedText)
  const [shownText = ''] = change.expectedText.exec((await page.locator('body').textContent()) ?? '') ?? []
  return { arrived: link.arrived.filter((path) => path === change.call).length, said: shownText }
}

/**
 * Fills in the form of the change, but does not send it. For the state 'right after another
 * change', logs in first.
 */
async function prepare(
  page: Page,
  world: World,
  { path, member, fill: fillIn }: LostChange,
  connectionState: ConnectionState,
): Promise<void> {
  await world.holdClock(page, PERIOD_START + 20_000)
  if (connectionState === 'right after another change') {
    // Logs in, because a log-in is another change over the same connections.
    await openAs(page, null, member === null ? paths.login() : path)
    await fill({ Username: member?.username ?? 'nobody', Password: 'demo1234' })(page)
    await press('Log in')(page)
    if (member === null) {
      await expect(page.locator('body')).toContainText('Wrong username or password')
      await page.getByRole('link', { name: 'Register' }).tap()
      // Waits for Register, because the log-in screen has fields with the same names.
      await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
    }
  } else await openAs(page, member?.token ?? null, path)
  await fillIn(page)
}
