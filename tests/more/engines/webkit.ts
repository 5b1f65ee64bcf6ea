import { expect, test as base } from '@playwright/test'
import { LIVE_URL } from '../../e2e/playwright.config'
import { PERIOD_START, World } from '../../e2e/support/app'
import { TAP_GUARD_MS } from '@/ui/tap-guard'
import { serveWatchedSite, type WatchControls, type Query } from './watched-site'
import type { WebDriver } from './webdriver'
import { startWebKit } from './webkit-process'

type WatchedWindow = Window & { watching: WatchControls }

export class WebKitWindow {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** The clock of the page, with the method of Playwright's clock that `World` calls. */
  readonly clock = {
    setFixedTime: async (at: Date | number | string) => {
      await this.driver.run((now) => (window as unknown as Partial<WatchedWindow>).watching?.holdClock(now), Number(at))
    },
  }

  /** Opens a path in English with empty web storages. A null `token` opens it as a visitor. */
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

  errors(): Promise<string[]> {
    return this.driver.run(() => (window as unknown as WatchedWindow).watching.errors)
  }

  texts(query: Query): Promise<string[]> {
    return this.driver.run(
      (sought) => (window as unknown as WatchedWindow).watching.find(sought).map(({ innerText }) => innerText.trim()),
      query,
    )
  }

  async expectShown(query: Query): Promise<void> {
    // While the page is being replaced, the driver has no result. That counts as no match, so that
    // the poll goes on.
    const readTexts = () =>
      this.texts(query).catch((error: unknown) => {
        if (String(error).includes('Could not parse script result')) return []
        throw error
      })
    await expect
      .poll(async () => (await readTexts()).length, { message: JSON.stringify(query) })
      .toBeGreaterThanOrEqual(1)
  }

  async expectAbsent(query: Query): Promise<void> {
    await expect.poll(() => this.texts(query), { message: JSON.stringify(query) }).toEqual([])
  }

  /** Expects `text` in the joined texts of all elements that match `query`. */
  async expectText(query: Query, text: string | RegExp): Promise<void> {
    const readText = async () => (await this.texts(query)).join('\n').replaceAll(/\s+/g, ' ')
    await expect.poll(readText, { message: JSON.stringify(query) }).toMatch(text)
  }

  /** Retries for 10 s, because a click fails while another element covers the target. */
  async tap(query: Query): Promise<void> {
    await expect(async () => this.driver.click(await this.findSingle(query))).toPass({
      timeout: 10_000,
      intervals: [50],
    })
  }

  /**
   * Taps until one of `targets` is shown. A tap may miss a moving element, and is repeated after
   * 1 s.
   */
  async tapUntil(query: Query, ...targets: Query[]): Promise<void> {
    const countShown = async () => (await Promise.all(targets.map((sought) => this.texts(sought)))).flat().length
    await expect(async () => {
      if ((await countShown()) === 0) await this.driver.click(await this.findSingle(query))
      await expect.poll(countShown, { timeout: 1000 }).toBeGreaterThanOrEqual(1)
    }).toPass({ timeout: 15_000, intervals: [50] })
  }

  /**
   * Taps a button once it accepts taps. It ignores taps until it has not moved for `TAP_GUARD_MS`.
   */
  async tapArmed(query: Query): Promise<void> {
    await this.expectShown(query)
    await this.driver.run(
      async (sought, ms) => {
        const [button] = (window as unknown as WatchedWindow).watching.find(sought)
        for (let ancestor: Element | null = button ?? null; ancestor !== null; ancestor = ancestor.parentElement)
          await Promise.all(ancestor.getAnimations().map(({ finished }) => finished))
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
    const matches = await this.driver.run((sought) => (window as unknown as WatchedWindow).watching.find(sought), query)
    const [element] = matches
    if (element === undefined || matches.length > 1)
      throw new Error(`Instead of one element, ${matches.length} match ${JSON.stringify(query)}.`)
    // The driver sends a reference in place of the element.
    return element as unknown as Parameters<WebDriver['click']>[0]
  }
}

const WORLD_NAME = 'engines-webkit'

/** Maximum number of tests in one window. WebKitGTK 2.50 crashed at a window's fiftieth test. */
const TESTS_PER_WINDOW = 15

interface WorkerFixtures {
  windows: { next: () => Promise<WebKitWindow> }
  /** The clock of the next page that opens begins at `at`, in epoch ms. */
  begin: { at: number }
}

/** Several tests share a window of WebKitGTK. `openAs` clears its web storages. */
export const test = base.extend<{ world: World; app: WebKitWindow }, WorkerFixtures>({
  world: async ({ request, begin }, use) => {
    const world = new World(request, WORLD_NAME, PERIOD_START, '', (at) => {
      begin.at = at
    })
    await world.reset()
    await use(world)
  },
  begin: [{ at: PERIOD_START }, { scope: 'worker' }],
  windows: [
    async ({ begin }, use) => {
      const site = await serveWatchedSite(LIVE_URL, WORLD_NAME, () => begin.at)
      const openWindows: { window: WebKitWindow; end: () => Promise<void> }[] = []
      let testCount = 0
      const next = async () => {
        if (testCount % TESTS_PER_WINDOW === 0) {
          await openWindows.pop()?.end()
          const { driver, end } = await startWebKit()
          // WebKitGTK makes the window 447 px wide, the smallest width that it allows.
          await driver.resize(390, 844)
          openWindows.push({ window: new WebKitWindow(driver, site.url), end })
        }
        testCount += 1
        const [currentWindow] = openWindows
        if (currentWindow === undefined) throw new Error('No WebKitGTK window is open.')
        return currentWindow.window
      }
      await use({ next })
      await openWindows.pop()?.end()
      site.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  app: async ({ windows }, use) => use(await windows.next()),
})

export { expect }
