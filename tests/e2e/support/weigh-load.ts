import { brotliCompressSync, constants } from 'node:zlib'
import { expect, type Page, type Response } from '@playwright/test'
import { MAX_FILE_BYTES, type Budget } from '../../support/budgets'
import { BUDI, openAs, WULAN } from './app'

const TOKENS = { nobody: null, wulan_r: WULAN, budi_k: BUDI } as const

/** Time in ms without a request after which the page counts as idle. */
const QUIET_MS = 700

interface LoadedFile {
  name: string
  /** Size in bytes after compression with brotli. */
  bytes: number
}

export type PageLoad = Omit<Budget, 'path' | 'member'> & { largest: number; files: readonly LoadedFile[] }

/**
 * Opens a page and weighs the files that it loads. Idle callbacks wait until the content is shown:
 * otherwise chance would decide if a file counts as loaded before that moment.
 */
export async function weighLoad(
  page: Page,
  { path, member }: Pick<Budget, 'path' | 'member'>,
  waitForContent: (page: Page) => Promise<void>,
): Promise<PageLoad> {
  await page.addInitScript(() => {
    const originalCallback = window.requestIdleCallback.bind(window)
    const heldCallbacks: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => heldCallbacks.push(callback)
    Object.assign(window, {
      letIdle: () => {
        window.requestIdleCallback = originalCallback
        heldCallbacks.forEach((callback) => originalCallback(callback))
      },
    })
  })
  const fileSizes = new Map<string, number>()
  const pendingReads: Promise<unknown>[] = []
  const traffic = { asked: new Set<string>(), underWay: 0, lastChange: Date.now() }
  const isMedia = (url: string) => new URL(url).pathname.startsWith('/media/')
  const countEnd = () => {
    traffic.underWay -= 1
    traffic.lastChange = Date.now()
  }
  page.on('request', (request) => {
    if (!request.url().startsWith('http')) return
    traffic.underWay += 1
    traffic.lastChange = Date.now()
    // Counts a repeated call once, because a slow machine repeats calls more often.
    if (!isMedia(request.url())) traffic.asked.add(`${request.method()} ${request.url()}`)
  })
  page.on('requestfinished', countEnd)
  page.on('requestfailed', countEnd)
  const addSize = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (!response.url().startsWith('http') || pathname.startsWith('/api/') || isMedia(response.url())) return
    pendingReads.push(response.body().then((body) => fileSizes.set(pathname, brotliSizeOf(body))))
  }
  page.on('response', addSize)
  const waitUntilIdle = async () => {
    traffic.lastChange = Date.now()
    while (traffic.underWay > 0 || Date.now() - traffic.lastChange < QUIET_MS) await page.waitForTimeout(50)
    await Promise.all(pendingReads)
  }
  await openAs(page, TOKENS[member], path)
  await waitForContent(page)
  await Promise.all(pendingReads)
  const contentScriptBytes = sizeOf(fileSizes, '.js')
  await page.evaluate(() => (window as unknown as { letIdle: () => void }).letIdle())
  await waitUntilIdle()
  // Stops reading responses, because they cannot be read after the page has closed.
  page.off('response', addSize)
  const filesBySize = [...fileSizes].map(([name, bytes]) => ({ name, bytes })).sort((a, b) => b.bytes - a.bytes)
  return {
    content: contentScriptBytes,
    idle: sizeOf(fileSizes, '.js'),
    total: sizeOf(fileSizes, ''),
    requests: traffic.asked.size,
    largest: filesBySize[0]?.bytes ?? 0,
    css: sizeOf(fileSizes, '.css'),
    files: filesBySize,
  }
}

export function expectWithin(load: PageLoad, budget: Budget): void {
  const figureNames = ['content', 'idle', 'total', 'requests', 'largest', 'css'] as const
  if (process.env['BUDGETS'] !== undefined)
    process.stdout.write(
      `  ${budget.path}: ${figureNames.map((name) => `${name} ${load[name]}`).join(', ')}\n${describeLoad(load)}\n`,
    )
  for (const name of figureNames)
    expect
      .soft(
        load[name],
        `${name} of ${budget.path} has grown over its budget (tests/support/budgets.ts):\n${describeLoad(load)}`,
      )
      .toBeLessThanOrEqual(name === 'largest' ? MAX_FILE_BYTES : budget[name])
}

function describeLoad({ files: fileSizes, requests }: PageLoad): string {
  return [`    ${requests} requests; files:`, ...fileSizes.map(({ name, bytes }) => `    ${bytes} ${name}`)].join('\n')
}

function sizeOf(fileSizes: ReadonlyMap<string, number>, ending: string): number {
  return [...fileSizes].reduce((sum, [name, bytes]) => sum + (name.endsWith(ending) ? bytes : 0), 0)
}

function brotliSizeOf(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length
}
