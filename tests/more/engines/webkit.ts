import { expect, test as base } from '@playwright/test'
import { LIVE_URL } from '../../e2e/playwright.config'
import { START, World } from '../../e2e/support/app'
import { TAP_GUARD_MS } from '@/ui/tap-guard'
import { watchedSite, type Watch, type What } from './watched-site'
import type { WebDriver } from './webdriver'
import { startWebKit } from './webkit-process'

type Watched = Window & { watching: Watch }

/** The app in a window of WebKitGTK. */
export class WebKitWindow {
  constructor(
    readonly driver: WebDriver,
    private readonly site: string,
  ) {}

  /** As a page's of Playwright, for `World`. */
  readonly clock = {
    setFixedTime: async (at: Date | number | string) => {
      await this.driver.run((now) => (window as unknown as Partial<Watched>).watching?.holdClock(now), Number(at))
    },
  }

  /** Opens an address on a device that knows nothing, as a member or nobody. */
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

  /** What went wrong since the page was loaded. */
  wrong(): Promise<string[]> {
    return this.driver.run(() => (window as unknown as Watched).watching.wrong)
  }

  texts(what: What): Promise<string[]> {
    return this.driver.run(
      (sought) => (window as unknown as Watched).watching.find(sought).map(({ innerText }) => innerText.trim()),
      what,
    )
  }

  async sees(what: What): Promise<void> {
    // The driver has no result where the page is replaced while the script looks.
    const look = () =>
      this.texts(what).catch((error: unknown) => {
        if (String(error).includes('Could not parse script result')) return []
        throw error
      })
    await expect.poll(async () => (await look()).length, { message: JSON.stringify(what) }).toBeGreaterThanOrEqual(1)
  }

  async misses(what: What): Promise<void> {
    await expect.poll(() => this.texts(what), { message: JSON.stringify(what) }).toEqual([])
  }

  /** Some of the lines of what is found. */
  async reads(what: What, text: string | RegExp): Promise<void> {
    const read = async () => (await this.texts(what)).join('\n').replaceAll(/\s+/g, ' ')
    await expect.poll(read, { message: JSON.stringify(what) }).toMatch(text)
  }

  /** With a click that goes where the element is: it fails if another one lies over it. */
  async tap(what: What): Promise<void> {
    await expect(async () => this.driver.click(await this.only(what))).toPass({ timeout: 10_000, intervals: [50] })
  }

  /**
   * Taps until any of them is there: a row that moves in that instant is missed. One of them must
   * follow at once, else a tap that was not missed is repeated.
   */
  async tapUntil(what: What, ...there: What[]): Promise<void> {
    const arrived = async () => (await Promise.all(there.map((sought) => this.texts(sought)))).flat().length
    await expect(async () => {
      if ((await arrived()) === 0) await this.driver.click(await this.only(what))
      await expect.poll(arrived, { timeout: 1000 }).toBeGreaterThanOrEqual(1)
    }).toPass({ timeout: 15_000, intervals: [50] })
  }

  /** A button that answers only once it has stood still. */
  async tapArmed(what: What): Promise<void> {
    await this.sees(what)
    await this.driver.run(
      async (sought, ms) => {
        const [button] = (window as unknown as Watched).watching.find(sought)
        for (let part: Element | null = button ?? null; part !== null; part = part.parentElement)
          await Promise.all(part.getAnimations().map(({ finished }) => finished))
        await button?.animate(null, ms).finished
      },
      what,
      TAP_GUARD_MS + 50,
    )
    await this.tap(what)
  }

  async type(what: What, text: string): Promise<void> {
    await this.tap(what)
    await this.driver.type(await this.only(what), text)
  }

  private async only(what: What) {
    const found = await this.driver.run((sought) => (window as unknown as Watched).watching.find(sought), what)
    const [element] = found
    if (element === undefined || found.length > 1) throw new Error(`${found.length} of ${JSON.stringify(what)}`)
    // The wire carries a reference in its place.
    return element as unknown as Parameters<WebDriver['click']>[0]
  }
}

const WORLD = 'engines-webkit'

/** After so many tests a window is closed: WebKitGTK 2.50 has crashed at the fiftieth of one. */
const TESTS_PER_WINDOW = 15

interface WorkerFixtures {
  /** The window of the next test. */
  windows: { next: () => Promise<WebKitWindow> }
  /** The instant that a page begins with. */
  begin: { at: number }
}

/** Several tests share a window: what the device remembers is removed between them. */
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
          // It stays 447 px wide, the least of its windows.
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
