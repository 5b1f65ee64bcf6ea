import type { Browser, CDPSession, Page } from '@playwright/test'
import { phone } from '../e2e/playwright.config'
import { weigh } from './measure'
import type { BenchPage } from './pages'

/** Times in ms from the navigation, bytes as they travel, compressed and with headers. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  content: number
  interactive: number
  shift: number
  scriptBytes: number
  totalBytes: number
  requests: number
  /** ms of all tasks, and of scripts alone. */
  tasks: number
  scripts: number
  /** kB after a collection. */
  heap: number
}

/** A slow line and a cheap phone, applied to the browser rather than simulated. */
const LINE = { latencyMs: 150, bitsPerSecond: 1_600_000 }
const SLOWER = 4

/** A first visit, with nothing kept from the one before. */
export async function visit(browser: Browser, target: BenchPage): Promise<Visit> {
  const context = await browser.newContext({ ...phone, locale: 'en-US', serviceWorkers: 'allow' })
  try {
    if (target.isSecond === true) await leaveCode(await context.newPage(), target.url)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const traffic = await watchTraffic(session)
    await throttle(session)
    await session.send('Performance.enable')
    await page.addInitScript(observe, target)
    await page.goto(target.url)
    await page.waitForLoadState('networkidle')
    await idle(page)
    const seen = await page.evaluate(() => (window as unknown as { read: () => PaintTimes }).read())
    const metrics = await metricsOf(session, page)
    return { ...seen, ...traffic.sum(), ...metrics }
  } finally {
    await context.close()
  }
}

/** Ends once the service worker keeps all code that the page has loaded. */
async function leaveCode(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const kept = await Promise.all(code.map(({ name }) => caches.match(name)))
    return active?.state === 'activated' && kept.every((file) => file !== undefined)
  })
  await page.close()
}

type PaintTimes = Pick<Visit, 'firstPaint' | 'largestPaint' | 'content' | 'interactive' | 'shift'>

async function throttle(session: CDPSession): Promise<void> {
  const throughput = LINE.bitsPerSecond / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}

async function watchTraffic(session: CDPSession) {
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) types.set(requestId, type ?? '')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  await session.send('Network.enable')
  return {
    sum: () => {
      const bytes = (isWanted: (type: string) => boolean) =>
        [...types].reduce((sum, [id, type]) => sum + (isWanted(type) ? (sizes.get(id) ?? 0) : 0), 0)
      return {
        scriptBytes: bytes((type) => type === 'Script'),
        totalBytes: bytes(() => true),
        requests: types.size,
      }
    },
  }
}

/** Resolves once a second has passed without a long task. */
function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, 1000)
        new PerformanceObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(resolve, 1000)
        }).observe({ type: 'longtask' })
      }),
  )
}

async function metricsOf(session: CDPSession, page: Page): Promise<Pick<Visit, 'tasks' | 'scripts' | 'heap'>> {
  const { metrics } = await session.send('Performance.getMetrics')
  const ms = (name: string) => 1000 * (metrics.find((each) => each.name === name)?.value ?? 0)
  return { tasks: ms('TaskDuration'), scripts: ms('ScriptDuration'), heap: (await weigh(page)).heap }
}

/** Runs in the page, before anything of it. */
function observe({ content, stored = {}, hasStarted = false }: BenchPage): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  if (hasStarted) sessionStorage.setItem('tiga.started', '1')
  let [largest, shift, drawn] = [0, 0, 0]
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const seek = new MutationObserver(() => {
    const found = document.querySelector<HTMLElement>(content)
    if (found === null || found.offsetHeight === 0) return
    seek.disconnect()
    // The frame after this one shows it.
    requestAnimationFrame(() => (drawn = performance.now()))
  })
  seek.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['class', 'hidden'] })
  Object.assign(window, {
    read: () => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: largest,
      content: drawn,
      interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? drawn,
      shift,
    }),
  })
}
