import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { phone } from '../e2e/playwright.config'
import type { BenchPage } from './pages'

/**
 * The fields from `firstPaint` to `interactive` are in ms from the navigation. `shift` is the sum
 * of the layout shifts without an input. Bytes are counted as transferred (compressed, with
 * headers).
 */
export interface Visit {
  firstPaint: number
  largestPaint: number
  content: number
  interactive: number
  shift: number
  scriptBytes: number
  totalBytes: number
  requests: number
  /** Ms that all tasks took, and ms that scripts took. */
  tasks: number
  scripts: number
  /** kB after garbage collection. */
  heap: number
}

/** The browser really runs at this speed. No time is extrapolated from a faster visit. */
const CONNECTION = { latencyMs: 150, bitsPerSecond: 1_600_000 }
const CPU_SLOWDOWN = 4

/** Measures a visit in a new browser context. A second visit first fills the cache of its code. */
export async function visit(browser: Browser, target: BenchPage): Promise<Visit> {
  const browserSession = await browser.newBrowserCDPSession()
  const { browserContextId } = await browserSession.send('Target.createBrowserContext')
  try {
    if (target.isSecond === true) await fillCodeCache(await openUnwatched(browserSession, browserContextId), target.url)
    const page = await openUnwatched(browserSession, browserContextId)
    const traffic = await watchTraffic(page)
    await throttle(page)
    await page.send('Performance.enable')
    const source = `(${recordPaintTimes.toString()})(${JSON.stringify(target)})`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    await openUrl(page, target.url)
    await traffic.end()
    await evaluate(page, waitUntilIdle)
    const paintTimes = await evaluate(page, () => (window as unknown as { read: () => PaintTimes }).read())
    return { ...paintTimes, ...traffic.sum(), ...(await metricsOf(page)) }
  } finally {
    await browserSession.send('Target.disposeBrowserContext', { browserContextId })
    await browserSession.detach()
  }
}

type UnwatchedPage = Pick<CDPSession, 'on' | 'send'>
type DevtoolsMessage = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/**
 * Opens a page as on a phone, in a context that Playwright does not know. Playwright sends
 * `Runtime.enable` to its own pages, which would add about 150 ms to a visit of /Login. V8 would
 * then parse the whole script again to find the position of an error that react-dom creates when it
 * starts.
 */
async function openUnwatched(root: CDPSession, browserContextId: string): Promise<UnwatchedPage> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const messageEmitter = new EventEmitter()
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const message = JSON.parse(event.message) as DevtoolsMessage
    messageEmitter.emit(message.method ?? `answer ${message.id}`, message.params ?? message)
  })
  let lastId = 0
  const send = async (method: string, params: object = {}) => {
    lastId += 1
    const answer = once(messageEmitter, `answer ${lastId}`)
    const message = JSON.stringify({ id: lastId, method, params })
    await root.send('Target.sendMessageToTarget', { sessionId, message })
    const [{ result, error }] = (await answer) as [DevtoolsMessage]
    if (error !== undefined) throw new Error(`The browser refused ${method}: ${error.message}`)
    return result
  }
  // Gives `page` the type of Playwright's sessions, which lists all messages and answers.
  const page = Object.assign(messageEmitter, { send }) as unknown as UnwatchedPage
  const { viewport, deviceScaleFactor, isMobile: mobile, hasTouch: enabled } = phone
  const screen = { mobile, deviceScaleFactor, screenOrientation: { angle: 0, type: 'portraitPrimary' as const } }
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, ...screen })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled })
  await page.send('Emulation.setLocaleOverride', { locale: 'en-US' })
  await page.send('Emulation.setUserAgentOverride', { userAgent: '', acceptLanguage: 'en-US' })
  await page.send('Page.enable')
  await page.send('Page.setLifecycleEventsEnabled', { enabled: true })
  return page
}

async function openUrl(page: UnwatchedPage, url: string): Promise<void> {
  const loadedLoaderIds = new Set<string>()
  page.on('Page.lifecycleEvent', ({ name, loaderId }) => name === 'load' && loadedLoaderIds.add(loaderId))
  const { loaderId = '', errorText } = await page.send('Page.navigate', { url })
  if (errorText !== undefined) throw new Error(`The page ${url} could not be opened: ${errorText}`)
  while (!loadedLoaderIds.has(loaderId)) await wait(20)
}

async function evaluate<Value>(page: UnwatchedPage, run: () => Value | Promise<Value>): Promise<Value> {
  const call = { expression: `(${run.toString()})()`, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', call)
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Value
}

/** Visits the page, and closes it once the service worker has cached all code of the page. */
async function fillCodeCache(page: UnwatchedPage, url: string): Promise<void> {
  await openUrl(page, url)
  const isCodeCached = async () => {
    const { active } = await navigator.serviceWorker.ready
    const codeEntries = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const cachedFiles = await Promise.all(codeEntries.map(({ name }) => caches.match(name)))
    return active?.state === 'activated' && cachedFiles.every((file) => file !== undefined)
  }
  while (!(await evaluate(page, isCodeCached))) await wait(20)
  await page.send('Page.close')
}

type PaintTimes = Pick<Visit, 'firstPaint' | 'largestPaint' | 'content' | 'interactive' | 'shift'>

async function throttle(page: UnwatchedPage): Promise<void> {
  const throughput = CONNECTION.bitsPerSecond / 8
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: CONNECTION.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function watchTraffic(page: UnwatchedPage) {
  const typesByRequest = new Map<string, string>()
  const bytesByRequest = new Map<string, number>()
  page.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) typesByRequest.set(requestId, type ?? '')
  })
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytesByRequest.set(requestId, encodedDataLength),
  )
  page.on('Network.loadingFailed', ({ requestId }) => bytesByRequest.set(requestId, 0))
  await page.send('Network.enable')
  return {
    /** Resolves when no request has been running for half a second. */
    end: async () => {
      const isUnderWay = () => [...typesByRequest.keys()].some((id) => !bytesByRequest.has(id))
      for (let quietMs = 0; quietMs < 500; quietMs = isUnderWay() ? 0 : quietMs + 20) await wait(20)
    },
    sum: () => {
      const sumBytes = (isWanted: (type: string) => boolean) =>
        [...typesByRequest].reduce((sum, [id, type]) => sum + (isWanted(type) ? (bytesByRequest.get(id) ?? 0) : 0), 0)
      return {
        scriptBytes: sumBytes((type) => type === 'Script'),
        totalBytes: sumBytes(() => true),
        requests: typesByRequest.size,
      }
    },
  }
}

/** Runs in the page. Resolves after a second without a long task. */
function waitUntilIdle(): Promise<void> {
  return new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1000)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 1000)
    }).observe({ type: 'longtask' })
  })
}

async function metricsOf(page: UnwatchedPage): Promise<Pick<Visit, 'tasks' | 'scripts' | 'heap'>> {
  const readMetric = async (name: string) => {
    const { metrics } = await page.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)?.value ?? 0
  }
  const [tasks, scripts] = [1000 * (await readMetric('TaskDuration')), 1000 * (await readMetric('ScriptDuration'))]
  for (let round = 0; round < 3; round += 1) await page.send('HeapProfiler.collectGarbage')
  return { tasks, scripts, heap: (await readMetric('JSHeapUsedSize')) / 1000 }
}

/** Runs in the page before the scripts of the page. `window.read` then returns the `PaintTimes`. */
function recordPaintTimes({ content, stored = {}, hasStarted = false }: BenchPage): void {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  if (hasStarted) sessionStorage.setItem('tiga.started', '1')
  let [largest, shift, contentTime] = [0, 0, 0]
  new PerformanceObserver((list) => {
    largest = list.getEntries().at(-1)?.startTime ?? largest
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  const contentObserver = new MutationObserver(() => {
    const contentElement = document.querySelector<HTMLElement>(content)
    if (contentElement === null || contentElement.offsetHeight === 0) return
    contentObserver.disconnect()
    // The next frame shows the content, so the time is taken in that frame.
    requestAnimationFrame(() => (contentTime = performance.now()))
  })
  contentObserver.observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['class', 'hidden'],
  })
  Object.assign(window, {
    read: () => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: largest,
      content: contentTime,
      interactive: performance.getEntriesByName('interactive')[0]?.startTime ?? contentTime,
      shift,
    }),
  })
}
