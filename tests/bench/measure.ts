import { expect, type CDPSession, type Page } from '@playwright/test'

export interface Weight {
  /** DOM nodes, including detached ones that are still referenced. */
  nodes: number
  /** JavaScript heap in kB, after garbage collection. */
  heap: number
}

/** Measures the page after garbage collection. */
export async function weigh(page: Page): Promise<Weight> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metric = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
  return { nodes: metric('Nodes'), heap: Math.round(metric('JSHeapUsedSize') / 1000) }
}

/** Slows the processor down by this factor, as on a cheap phone. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** The value below which this share of the values lies: 0.5 is the median. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function report(title: string, rows: readonly object[]): void {
  process.stdout.write(`\n  ${title}\n`)
  globalThis.console['table'](rows)
}

/** Compares the first and the last measurement of one screen. */
export function expectNothingLeft(weights: readonly Weight[]): void {
  const [first, last] = [weights[0], weights.at(-1)]
  if (first === undefined || last === undefined) throw new Error('nothing measured')
  expect(last.nodes).toBeLessThan(first.nodes * 1.15)
  // Answers stay cached for a while. Leaked streams would take tens of megabytes.
  expect(last.heap - first.heap).toBeLessThan(2000)
}
