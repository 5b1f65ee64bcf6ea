import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test'
import type { LanguageCode } from '@/i18n/languages'
import { CONTROL_HEADER } from '@/mocks/access'
import type { Fault } from '@/mocks/faults'
import { retryRejectedAddresses, useMouseAndKeys } from './firefox'
import { useFont, fontOf, type FontName } from './fonts'
import { loadTexts, type Say } from './words'

export interface WireRequest {
  method: string
  /** Path of the call without the API's base path, such as "/game/placeOrder". */
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  /** The fields of a form-encoded body. Empty in Firefox, whose driver does not report the body. */
  body: Record<string, string>
}

/** A Playwright page, or a window of another browser engine, whose clock a test can set. */
interface PageWithClock {
  clock: Pick<Page['clock'], 'setFixedTime'>
}

/** Controls the clock and the faults of a "world": a state of the mock platform for one test. */
export class World {
  private now: number

  constructor(
    private readonly request: APIRequestContext,
    private readonly name: string,
    start: number,
    private readonly mockUrl = '',
    private readonly onHold: (at: number) => void = () => undefined,
  ) {
    this.now = start
  }

  private async control(path: string, data: unknown): Promise<void> {
    const headers = { 'x-tiga-world': this.name, [CONTROL_HEADER]: '1' }
    // Retries, because the server may close a kept-alive connection just as the test reuses it.
    const answer = await this.request.post(`${this.mockUrl}/__mock${path}`, { data, headers, maxRetries: 2 })
    if (!answer.ok()) throw new Error(`The mock refused the control call ${path}: ${await answer.text()}`)
  }

  async reset(): Promise<void> {
    await this.control('/reset', {})
    await this.control('/clock', { now: this.now })
  }

  /** Fixes the clocks of the mock platform and the page at `at`, in epoch ms. Timers still run. */
  async holdClock(page: PageWithClock, at = this.now): Promise<void> {
    this.now = at
    this.onHold(at)
    await this.control('/clock', { now: at })
    await page.clock.setFixedTime(at)
  }

  async advance(page: PageWithClock, ms: number): Promise<void> {
    await this.holdClock(page, this.now + ms)
  }

  faults(faults: readonly Fault[]): Promise<void> {
    return this.control('/faults', { faults })
  }
}

/** Epoch ms at which a period of every game begins. */
export const PERIOD_START = Date.UTC(2026, 10, 21, 9, 0, 0)

export interface AppFixtures {
  world: World
  wire: WireRequest[]
  say: Say
}

export interface AppOptions {
  lang: LanguageCode
  /** 'by seed': the seed of the test run chooses the font. Fonts of the machine are never used. */
  font: FontName | 'by seed'
  mockUrl: string
}

/** Resets the mock platform before each test. The language is English unless a test sets `lang`. */
export const test = base.extend<AppFixtures & AppOptions>({
  lang: ['en_us', { option: true }],
  font: ['Roboto', { option: true }],
  // Origin of the mock's control calls. Empty if the server of the pages takes these calls.
  mockUrl: ['', { option: true }],
  say: async ({ lang }, use) => use(await loadTexts(lang)),
  world: async ({ request, mockUrl }, use, info) => {
    const world = new World(request, `e2e-${info.parallelIndex}`, PERIOD_START, mockUrl)
    await world.reset()
    await use(world)
  },
  extraHTTPHeaders: async ({}, use, info) => {
    await use({ 'x-tiga-world': `e2e-${info.parallelIndex}` })
  },
  context: async ({ context, font, lang }, use, info) => {
    const chosenFont = fontOf(font, info.titlePath.join(' '))
    await useFont(context, chosenFont, lang)
    await use(context)
    if (info.status !== info.expectedStatus) process.stdout.write(`  Drawn in ${chosenFont}: ${info.title}\n`)
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
  page: async ({ page, lang, browserName }, use) => {
    if (browserName === 'firefox') {
      useMouseAndKeys(page)
      retryRejectedAddresses(page)
    }
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|Trusted Type/.test(message.text())) violations.push(message.text())
    })
    await page.addInitScript((code) => {
      // Skips frames, and pages that may not use storage, such as Firefox's empty page.
      if (window !== window.top || origin === 'null') return
      if (localStorage.getItem('lang') === null) localStorage.setItem('lang', code)
    }, lang)
    await use(page)
    expect(violations).toEqual([])
  },
})

/**
 * Opens `path` as a member, or as a visitor if `token` is null. Marks the app as started before,
 * because the first start leads a visitor to Log-in.
 */
export async function openAs(
  page: Page,
  token: string | null,
  path: string,
  options: Parameters<Page['goto']>[1] = {},
): Promise<void> {
  await page.addInitScript((id) => {
    if (window !== window.top || origin === 'null') return
    sessionStorage.setItem('tiga.started', '1')
    if (id !== null && sessionStorage.getItem('e2e') === null) localStorage.setItem('token', id)
    sessionStorage.setItem('e2e', '1')
  }, token)
  await page.goto(path, options)
}

export { BUDI, WULAN } from './members'

export { expect } from '@playwright/test'
