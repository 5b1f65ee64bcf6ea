import { expect, type CDPSession, type Page } from '@playwright/test'

export interface MemoryUsage {
  /** The number of DOM nodes, including detached nodes that are still referenced. */
  nodes: number
  /** The JavaScript heap in kB, after garbage collection. */
  heap: number
}

export async function measureMemory(page: Page): Promise<MemoryUsage> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const metricValue = (name: string) => metrics.find((each) => each.name === name)?.value ?? 0
  return { nodes: metricValue('Nodes'), heap: Math.round(metricValue('JSHeapUsedSize') / 1000) }
}

/** Slows the processor of the page down by the factor `rate`, as on a cheap phone. */
export async function slowProcessorDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}

/** Returns the value below which this fraction of the values lies: 0.5 gives the median. */
export function percentile(values: readonly number[], fraction: number): number {
  const sortedValues = [...values].sort((a, b) => a - b)
  return sortedValues[Math.min(sortedValues.length - 1, Math.floor(sortedValues.length * fraction))] ?? 0
}

export function printTable(title: string, rows: readonly object[]): void {
  process.stdout.write(`\n  ${title}\n`)
  globalThis.console['table'](rows)
}

/** Expects that nodes and heap have not grown much from the first measurement to the last one. */
export function expectNoGrowth(weights: readonly MemoryUsage[]): void {
  const [firstWeight, lastWeight] = [weights[0], weights.at(-1)]
  if (firstWeight === undefined || lastWeight === undefined) throw new Error('There is no measurement to compare.')
  expect(lastWeight.nodes).toBeLessThan(firstWeight.nodes * 1.15)
  // In kB. Cached answers fit into this limit; leaked video streams would take tens of MB.
  expect(lastWeight.heap - firstWeight.heap).toBeLessThan(2000)
}
