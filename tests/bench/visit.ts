import { EventEmitter, once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'
import { phone } from '../e2e/playwright.config'
import type { BenchPage } from './pages'

/** Times in ms from the navigation; bytes as transferred, compressed and with headers. */
export interface Visit {
  firstPaint: number
  largestPaint: number
  content: number
  interactive: number
  shift: number
  scriptBytes: number
  totalBytes: number
  requests: number
  /** ms of all tasks, and of scripts only. */
  tasks: number
  scripts: number
  /** kB after garbage collection. */
  heap: number
}

/** A slow connection and a slow phone, applied to the browser rather than simulated. */
const LINE = { latencyMs: 150, bitsPerSecond: 1_600_000 }
const CPU_SLOWDOWN = 4

/** Measures a visit in a new browser context, except for a second visit's cached code. */
export async function visit(browser: Browser, target: BenchPage): Promise<Visit> {
  const root = await browser.newBrowserCDPSession()
  const { browserContextId } = await root.send('Target.createBrowserContext')
  try {
    if (target.isSecond === true) await leaveCode(await openUnwatched(root, browserContextId), target.url)
    const page = await openUnwatched(root, browserContextId)
    const traffic = await watchTraffic(page)
    await throttle(page)
    await page.send('Performance.enable')
    const source = `(${observe.toString()})(${JSON.stringify(target)})`
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source })
    await open(page, target.url)
    await traffic.end()
    await evaluate(page, idle)
    const seen = await evaluate(page, () => (window as unknown as { read: () => PaintTimes }).read())
    return { ...seen, ...traffic.sum(), ...(await metricsOf(page)) }
  } finally {
    await root.send('Target.disposeBrowserContext', { browserContextId })
    await root.detach()
  }
}

type UnwatchedPage = Pick<CDPSession, 'on' | 'send'>
type Message = { id?: number; method?: string; params?: unknown; result?: unknown; error?: { message: string } }

/**
 * Opens a page on a phone, in a context that Playwright does not know. Playwright sends
 * `Runtime.enable` to its own pages; V8 then looks up the position of each error when it is
 * created, for which it parses the whole script again. react-dom creates an error at its start: at
 * /Login that takes about 150 ms.
 */
async function openUnwatched(root: CDPSession, browserContextId: string): Promise<UnwatchedPage> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId })
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false })
  const received = new EventEmitter()
  root.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return
    const message = JSON.parse(event.message) as Message
    received.emit(message.method ?? `answer ${message.id}`, message.params ?? message)
  })
  let sent = 0
  const send = async (method: string, params: object = {}) => {
    sent += 1
    const answered = once(received, `answer ${sent}`)
    await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: sent, method, params }) })
    const [{ result, error }] = (await answered) as [Message]
    if (error !== undefined) throw new Error(`${method}: ${error.message}`)
    return result
  }
  // Playwright has the types of the messages.
  const page = Object.assign(received, { send }) as unknown as UnwatchedPage
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

async function open(page: UnwatchedPage, url: string): Promise<void> {
  const loaded = new Set<string>()
  page.on('Page.lifecycleEvent', ({ name, loaderId }) => name === 'load' && loaded.add(loaderId))
  const { loaderId = '', errorText } = await page.send('Page.navigate', { url })
  if (errorText !== undefined) throw new Error(`${url}: ${errorText}`)
  while (!loaded.has(loaderId)) await wait(20)
}

async function evaluate<Value>(page: UnwatchedPage, run: () => Value | Promise<Value>): Promise<Value> {
  const call = { expression: `(${run.toString()})()`, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', call)
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return result.value as Value
}

/** Visits the page until the service worker has cached all code that the page has loaded. */
async function leaveCode(page: UnwatchedPage, url: string): Promise<void> {
  await open(page, url)
  const isKept = async () => {
    const { active } = await navigator.serviceWorker.ready
    const code = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/'))
    const kept = await Promise.all(code.map(({ name }) => caches.match(name)))
    return active?.state === 'activated' && kept.every((file) => file !== undefined)
  }
  while (!(await evaluate(page, isKept))) await wait(20)
  await page.send('Page.close')
}

type PaintTimes = Pick<Visit, 'firstPaint' | 'largestPaint' | 'content' | 'interactive' | 'shift'>

async function throttle(page: UnwatchedPage): Promise<void> {
  const throughput = LINE.bitsPerSecond / 8
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
}

async function watchTraffic(page: UnwatchedPage) {
  const types = new Map<string, string>()
  const sizes = new Map<string, number>()
  page.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.url.startsWith('http')) types.set(requestId, type ?? '')
  })
  page.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength))
  page.on('Network.loadingFailed', ({ requestId }) => sizes.set(requestId, 0))
  await page.send('Network.enable')
  return {
    /** Resolves when no request has been in flight for half a second. */
    end: async () => {
      const isUnderWay = () => [...types.keys()].some((id) => !sizes.has(id))
      for (let quiet = 0; quiet < 500; quiet = isUnderWay() ? 0 : quiet + 20) await wait(20)
    },
    sum: () => {
      const bytes = (isWanted: (type: string) => boolean) =>
        [...types].reduce((sum, [id, type]) => sum + (isWanted(type) ? (sizes.get(id) ?? 0) : 0), 0)
      return { scriptBytes: bytes((type) => type === 'Script'), totalBytes: bytes(() => true), requests: types.size }
    },
  }
}

/** Runs in the page. Resolves when a second has passed without a long task. */
function idle(): Promise<void> {
  return new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, 1000)
    new PerformanceObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(resolve, 1000)
    }).observe({ type: 'longtask' })
  })
}

async function metricsOf(page: UnwatchedPage): Promise<Pick<Visit, 'tasks' | 'scripts' | 'heap'>> {
  const metric = async (name: string) => {
    const { metrics } = await page.send('Performance.getMetrics')
    return metrics.find((each) => each.name === name)?.value ?? 0
  }
  const [tasks, scripts] = [1000 * (await metric('TaskDuration')), 1000 * (await metric('ScriptDuration'))]
  for (let round = 0; round < 3; round += 1) await page.send('HeapProfiler.collectGarbage')
  return { tasks, scripts, heap: (await metric('JSHeapUsedSize')) / 1000 }
}

/** Runs in the page, before its own scripts. */
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
    // The next frame shows it.
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
