import { test as base, type APIRequestContext, type Page } from '@playwright/test'

/** A request of the app as it went over the wire. */
export interface WireRequest {
  method: string
  /** Under the API's base path: "/game/placeOrder". */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** A form-encoded body as its fields. */
  body: Record<string, string>
}

/** The platform's world behind one test: its clock, faults and members. */
export class World {
  private now: number

  constructor(
    private readonly request: APIRequestContext,
    private readonly name: string,
    start: number,
  ) {
    this.now = start
  }

  private async control(path: string, data: unknown): Promise<void> {
    const answer = await this.request.post(`/__mock${path}`, { data, headers: { 'x-tiga-world': this.name } })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  }

  async reset(): Promise<void> {
    await this.control('/reset', {})
    await this.control('/clock', { now: this.now })
  }

  /** Holds the clocks of the world and of the page at one instant; timers of the page go on. */
  async holdClock(page: Page, at = this.now): Promise<void> {
    this.now = at
    await this.control('/clock', { now: at })
    await page.clock.setFixedTime(at)
  }

  /** Moves both clocks on; nothing passes in between. */
  async advance(page: Page, ms: number): Promise<void> {
    await this.holdClock(page, this.now + ms)
  }

  faults(faults: readonly Record<string, unknown>[]): Promise<void> {
    return this.control('/faults', { faults })
  }

  member(username: string, patch: Record<string, unknown>): Promise<void> {
    return this.control('/member', { username, patch })
  }

  /** How many videos a class holds, beyond what the catalogue has. */
  videoCount(key: string, count: number): Promise<void> {
    return this.control('/videos', { key, count })
  }
}

/** 2026-11-21 09:00:00 UTC: a period of every game begins here. */
export const START = Date.UTC(2026, 10, 21, 9, 0, 0)

export interface AppFixtures {
  world: World
  /** What the app has sent to the API so far. */
  wire: WireRequest[]
}

/** A page of the app on a world of its own, in English, with every request noted. */
export const test = base.extend<AppFixtures & { lang: string }>({
  lang: ['en_us', { option: true }],
  world: async ({ request }, use, info) => {
    const world = new World(request, `e2e-${info.parallelIndex}`, START)
    await world.reset()
    await use(world)
  },
  extraHTTPHeaders: async ({}, use, info) => {
    await use({ 'x-tiga-world': `e2e-${info.parallelIndex}` })
  },
  wire: async ({ page }, use) => {
    const wire: WireRequest[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (!url.pathname.startsWith('/api/')) return
      wire.push({
        method: request.method(),
        path: url.pathname.slice('/api'.length),
        query: Object.fromEntries(url.searchParams),
        headers: request.headers(),
        body: Object.fromEntries(new URLSearchParams(request.postData() ?? '')),
      })
    })
    await use(wire)
  },
  page: async ({ page, lang }, use) => {
    await page.addInitScript((code) => {
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', code)
    }, lang)
    await use(page)
  },
})

/** Starts the app as a member who is logged in already, past the first-start rule. */
export async function openAs(page: Page, token: string | null, path: string): Promise<void> {
  await page.addInitScript((id) => {
    sessionStorage.setItem('tiga.started', '1')
    if (id !== null && sessionStorage.getItem('e2e') === null) localStorage.setItem('token', id)
    sessionStorage.setItem('e2e', '1')
  }, token)
  await page.goto(path)
}

/** The seeded members' tokens. */
export const WULAN = '1001'
export const SITI = '1003'

export { expect } from '@playwright/test'
