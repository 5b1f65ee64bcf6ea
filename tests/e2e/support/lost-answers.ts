import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Change } from '@/api/changes'
import { paths } from '@/paths'
import { startTcpProxy, type TcpProxy } from '../../support/tcp-proxy'
import { passingOnTheWorld, startNginx, type Nginx } from '../../support/nginx'
import { LIVE_URL, NGINX_URL } from '../playwright.config'
import { expect, openAs, START, test as base, type World } from './app'
import { BUDI, SITI, WULAN } from './members'
import { tapArmed } from './tap-armed'

/** What changes something, up to the last tap; its answer is lost once the platform has done it. */
export interface LostChange {
  name: string
  call: Change
  isGet?: true
  path: string
  member: { token: string; username: string } | null
  fill: (page: Page) => Promise<void>
  press: (page: Page) => Promise<void>
  /**
   * What the member reads, which is true of what was done: that it was found, or that nobody knows
   * where the record was not read shortly before; of a GET also what is true of two.
   */
  said: RegExp
}

const wulan = { token: WULAN, username: 'wulan_r' }
const budi = { token: BUDI, username: 'budi_k' }
const siti = { token: SITI, username: 'siti_m' }
const PICTURE = resolve(import.meta.dirname, '../../../public/apple-touch-icon.png')

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const press = (name: string | RegExp) => (page: Page) => button(page, name).tap()
/** Behind a log-in, whose own button had the same place. */
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
    said: /Your task record has one like it|Don’t place it again\./,
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
    said: /Your withdrawal record has one like it|Don’t submit it again\./,
  },
  {
    name: 'a top-up',
    call: '/member/doRecharge',
    path: paths.topUp('86500'),
    member: wulan,
    fill: async (page) => {
      await fill({ Amount: '50000' })(page)
      await page.getByLabel('Proof of payment').setInputFiles(PICTURE)
      await expect(page.getByText('Location and time removed')).toBeVisible()
    },
    press: (page) => page.getByRole('button', { name: /^Send/ }).tap(),
    said: /Don’t send it again\./,
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
    said: /Bank account linked\./,
  },
  {
    name: 'a registration',
    call: '/member/doRegister',
    path: paths.register(),
    member: null,
    fill: fill({ Username: 'rani_new', Password: 'layar biru 8', 'Invite code': 'TIGA-2026' }),
    press: pressArmed('Register'),
    said: /Your account may already exist/,
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
    said: /Real name saved\.|Siti Maimunah\s*Already set\./,
  },
  {
    name: 'a fund password',
    call: '/member/setPayPassword',
    path: paths.fundPassword(),
    member: siti,
    fill: fill({ 'Fund password': '8064', 'Repeat fund password': '8064' }),
    press: pressArmed('Save'),
    said: /Fund password set\./,
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
    said: /password may have changed|Or it has just been changed: try the new one\./,
  },
]

export const SERVERS = ['the server of the build', 'an nginx that restarts'] as const
export const CONNECTION_STATES = [
  'beside kept connections',
  'right after another change',
  'where no connection is kept',
] as const

interface ServerLink {
  /** Between the browser and the server. */
  line: TcpProxy
  /** Requests that the server got: of nginx, those that it passed on. */
  arrived: string[]
  /** From now on the answer to such a request is lost, and the connection with it. */
  lose: (call: Change, world: World) => Promise<void>
}

/** What a test opens, and closes. */
interface Opened {
  way: ServerLink
  lines: readonly TcpProxy[]
  servers: readonly Nginx[]
}

/** The mock itself ends the connection, each time. */
async function linkToBuild(): Promise<Opened> {
  const line = await startTcpProxy(portOf(LIVE_URL))
  const lose = (path: Change, world: World) => world.faults([{ path, kind: 'offline', afterwards: true }])
  return { way: { line, arrived: line.receivedCalls, lose }, lines: [line], servers: [] }
}

/** One of two that a balancer leads to; it ends while a request waits, and the other is left. */
async function linkByNginx(index: number): Promise<Opened> {
  let lost: Change | null = null
  const platform = await startTcpProxy(portOf(LIVE_URL), (path) => {
    if (path !== lost) return
    lost = null
    line.redirectTo(portOf(second.url))
    void first.stop()
  })
  const port = portOf(NGINX_URL) + 1200 + 2 * index
  const start = (at: number) => startNginx(at, { API_ORIGIN: platform.url }, passingOnTheWorld)
  const [first, second] = await Promise.all([start(port), start(port + 1)])
  const line = await startTcpProxy(port)
  const lose = async (path: Change, world: World) => {
    // It answers the repeated one: as an order of its own, or with a refusal.
    await world.faults([{ path, kind: 'timeout', afterwards: true, times: 1 }])
    lost = path
  }
  return { way: { line, arrived: platform.receivedCalls, lose }, lines: [line, platform], servers: [first, second] }
}

const portOf = (url: string) => Number(new URL(url).port)

export { expect } from './app'

export const test = base.extend<{ server: (typeof SERVERS)[number]; way: ServerLink }>({
  server: [SERVERS[0], { option: true }],
  mockUrl: LIVE_URL,
  way: async ({ server }, use, info) => {
    const { way, lines, servers } = await (server === SERVERS[0] ? linkToBuild() : linkByNginx(info.parallelIndex))
    await use(way)
    for (const line of lines) line.close()
    await Promise.all(servers.map((nginx) => nginx.stop()))
  },
  baseURL: async ({ way }, use) => use(way.line.url),
})

type ConnectionState = (typeof CONNECTION_STATES)[number]

/**
 * Sends it, and the connection ends without an answer.
 * @returns how often the server got it, and what the member reads
 */
export async function loseAnswer(
  { page, world, way }: { page: Page; world: World; way: ServerLink },
  change: LostChange,
  kept: ConnectionState,
): Promise<{ arrived: number; said: string }> {
  await prepare(page, world, change, kept)
  await way.lose(change.call, world)
  if (kept === 'where no connection is kept') way.line.hangUp()
  else expect(way.line.connectionCount()).toBeGreaterThan(0)
  await change.press(page)
  await expect(page.locator('body')).toContainText(change.said)
  const [said = ''] = change.said.exec((await page.locator('body').textContent()) ?? '') ?? []
  return { arrived: way.arrived.filter((path) => path === change.call).length, said }
}

/** Leads to the last tap of a change, which has been preceded by what `kept` says. */
async function prepare(
  page: Page,
  world: World,
  { path, member, fill: fillIn }: LostChange,
  kept: ConnectionState,
): Promise<void> {
  await world.holdClock(page, START + 20_000)
  if (kept === 'right after another change') {
    // A log-in is a change, by the same way.
    await openAs(page, null, member === null ? paths.login() : path)
    await fill({ Username: member?.username ?? 'nobody', Password: 'demo1234' })(page)
    await press('Log in')(page)
    if (member === null) {
      await expect(page.locator('body')).toContainText('Wrong username or password')
      await page.getByRole('link', { name: 'Register' }).tap()
      // Its fields have the names of those before.
      await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible()
    }
  } else await openAs(page, member?.token ?? null, path)
  await fillIn(page)
}
