import { expect, test as base } from '@playwright/test'
import { LIVE_URL } from '../../e2e/playwright.config'
import { START, World } from '../../e2e/support/app'
import { TAP_GUARD_MS } from '@/ui/tap-guard'
import { watchedSite, type Watch, type Query } from './watched-site'
import type { WebDriver } from './webdriver'
import { startWebKit } from './webkit-process'

type Watched = Window & { watching: Watch }

/** The app in a window of WebKitGTK. */
export class WebKitWindow {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** The clock of a page as Playwright has it, for `World`. */
  readonly clock = {
    setFixedTime: async (at: Date | number | string) => {
      await this.driver.run((now) => (window as unknown as Partial<Watched>).watching?.holdClock(now), Number(at))
    },
  }

  /** Clears both web storages, then opens an address in English, as a member or a visitor. */
  async openAs(token: string | null, path: string): Promise<void> {
    await this.driver.open(`${this.site}/robots.txt`)
    await this.driver.run((id) => {
      localStorage.clear()
      sessionStorage.clear()
      localStorage.setItem('lang', 'en_us')
      sessionStorage.setItem('tiga.started', '1')
      if (id !== null) localStorage.setItem('token', id)
    }, token)
    await this.openAgain(path)
  }

  async openAgain(path: string): Promise<void> {
    await this.driver.open(this.site + path)
  }

  /** Errors since the page was loaded. */
  errors(): Promise<string[]> {
    return this.driver.run(() => (window as unknown as Watched).watching.errors)
  }

  texts(query: Query): Promise<string[]> {
    return this.driver.run(
      (sought) => (window as unknown as Watched).watching.find(sought).map(({ innerText }) => innerText.trim()),
      query,
    )
  }

  async expectShown(query: Query): Promise<void> {
    // The driver has no result if the page is replaced during the query.
    const look = () =>
      this.texts(query).catch((error: unknown) => {
        if (String(error).includes('Could not parse script result')) return []
        throw error
      })
    await expect.poll(async () => (await look()).length, { message: JSON.stringify(query) }).toBeGreaterThanOrEqual(1)
  }

  async expectAbsent(query: Query): Promise<void> {
    await expect.poll(() => this.texts(query), { message: JSON.stringify(query) }).toEqual([])
  }

  /** Expects a text within the joined texts of all matches. */
  async expectText(query: Query, text: string | RegExp): Promise<void> {
    const read = async () => (await this.texts(query)).join('\n').replaceAll(/\s+/g, ' ')
    await expect.poll(read, { message: JSON.stringify(query) }).toMatch(text)
  }

  /** Clicks at the element's place: this fails if another element covers it. */
  async tap(query: Query): Promise<void> {
    await expect(async () => this.driver.click(await this.findSingle(query))).toPass({
      timeout: 10_000,
      intervals: [50],
    })
  }

  /**
   * Taps again until an element of `there` is shown, because a tap on a moving row may miss. The
   * element must appear within a second: otherwise a tap that succeeded is repeated.
   */
  async tapUntil(query: Query, ...there: Query[]): Promise<void> {
    const arrived = async () => (await Promise.all(there.map((sought) => this.texts(sought)))).flat().length
    await expect(async () => {
      if ((await arrived()) === 0) await this.driver.click(await this.findSingle(query))
      await expect.poll(arrived, { timeout: 1000 }).toBeGreaterThanOrEqual(1)
    }).toPass({ timeout: 15_000, intervals: [50] })
  }

  /** Taps a button that ignores taps until it has not moved for `TAP_GUARD_MS`. */
  async tapArmed(query: Query): Promise<void> {
    await this.expectShown(query)
    await this.driver.run(
      async (sought, ms) => {
        const [button] = (window as unknown as Watched).watching.find(sought)
        for (let part: Element | null = button ?? null; part !== null; part = part.parentElement)
          await Promise.all(part.getAnimations().map(({ finished }) => finished))
        await button?.animate(null, ms).finished
      },
      query,
      TAP_GUARD_MS + 50,
    )
    await this.tap(query)
  }

  async type(query: Query, text: string): Promise<void> {
    await this.tap(query)
    await this.driver.type(await this.findSingle(query), text)
  }

  private async findSingle(query: Query) {
    const found = await this.driver.run((sought) => (window as unknown as Watched).watching.find(sought), query)
    const [element] = found
    if (element === undefined || found.length > 1) throw new Error(`${found.length} of ${JSON.stringify(query)}`)
    // The wire carries a reference in place of the element.
    return element as unknown as Parameters<WebDriver['click']>[0]
  }
}

const WORLD = 'engines-webkit'

/** Tests per window: WebKitGTK 2.50 crashed at the fiftieth test of one window. */
const TESTS_PER_WINDOW = 15

interface WorkerFixtures {
  /** The window of the next test. */
  windows: { next: () => Promise<WebKitWindow> }
  /** The time at which a page starts, in epoch ms. */
  begin: { at: number }
}

/** Several tests share a window. The data on the device is removed between them. */
export const test = base.extend<{ world: World; app: WebKitWindow }, WorkerFixtures>({
  world: async ({ request, begin }, use) => {
    const world = new World(request, WORLD, START, '', (at) => {
      begin.at = at
    })
    await world.reset()
    await use(world)
  },
  begin: [{ at: START }, { scope: 'worker' }],
  windows: [
    async ({ begin }, use) => {
      const site = await watchedSite(LIVE_URL, WORLD, () => begin.at)
      const opened: { window: WebKitWindow; end: () => Promise<void> }[] = []
      let tests = 0
      const next = async () => {
        if (tests % TESTS_PER_WINDOW === 0) {
          await opened.pop()?.end()
          const { driver, end } = await startWebKit()
          // The window stays 447 px wide, its smallest width.
          await driver.resize(390, 844)
          opened.push({ window: new WebKitWindow(driver, site.url), end })
        }
        tests += 1
        const [open] = opened
        if (open === undefined) throw new Error('no window is open')
        return open.window
      }
      await use({ next })
      await opened.pop()?.end()
      site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  app: async ({ windows }, use) => use(await windows.next()),
})

export { expect }
