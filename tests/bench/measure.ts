import type { CDPSession, Page } from '@playwright/test'

/** What a page holds on to, after the garbage is gone. */
export interface Held {
  /** DOM nodes alive, in the document or not. */
  nodes: number
  /** Bytes of JavaScript objects. */
  heap: number
}

/** How the page kept up with a movement. */
export interface Frames {
  /** Milliseconds from frame to frame. */
  median: number
  p95: number
  worst: number
  /** Frames that a 60 Hz screen would have shown and did not, of a hundred. */
  droppedPercent: number
  /** Tasks of more than 50 ms, and what they took together. */
  longTasks: number
  longTaskMs: number
  /** Milliseconds of JavaScript for each frame. */
  scriptMs: number
}

const FRAME_MS = 1000 / 60
const CPU_SLOWDOWN = 4

/** Counts nodes and bytes by DevTools, collecting the garbage first. */
export async function measureHeld(devtools: CDPSession): Promise<Held> {
  // Twice: what the first round finalises, the second frees.
  for (let round = 0; round < 2; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const metrics = await metricsOf(devtools)
  return { nodes: metrics('Nodes'), heap: metrics('JSHeapUsedSize') }
}

/**
 * Runs a movement three times on a processor four times slower, and measures its frames: those of the best run, as what else the
 * machine does only ever takes away.
 */
export async function measureFrames(page: Page, devtools: CDPSession, move: () => Promise<void>): Promise<Frames> {
  const runs: Frames[] = []
  for (let run = 0; run < 3; run += 1) runs.push(await measureRun(page, devtools, move))
  return runs.reduce((best, run) => (run.droppedPercent < best.droppedPercent ? run : best))
}

async function measureRun(page: Page, devtools: CDPSession, move: () => Promise<void>): Promise<Frames> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.evaluate(watchFrames)
  const before = await metricsOf(devtools)
  await move()
  const after = await metricsOf(devtools)
  const { deltas, longTasks } = await page.evaluate(stopWatching)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const sorted = [...deltas].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  const due = deltas.reduce((sum, delta) => sum + Math.max(1, Math.round(delta / FRAME_MS)), 0)
  return {
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    droppedPercent: (100 * (due - deltas.length)) / due,
    longTasks: longTasks.length,
    longTaskMs: longTasks.reduce((sum, duration) => sum + duration, 0),
    scriptMs: (1000 * (after('ScriptDuration') - before('ScriptDuration'))) / deltas.length,
  }
}

/** A session that can count and slow down. */
export async function openDevtools(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  return devtools
}

/** Prints rows as one table, the names of the first row on top. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const names = Object.keys(rows[0] ?? {})
  const cells = [names, ...rows.map((row) => names.map((name) => String(row[name] ?? '')))]
  const widths = names.map((_, column) => Math.max(...cells.map((line) => (line[column] ?? '').length)))
  const lines = cells.map((line) => `  ${line.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')}`)
  process.stdout.write(`\n${title}\n${lines.join('\n')}\n\n`)
}

async function metricsOf(devtools: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
}

interface Watch {
  deltas: number[]
  longTasks: number[]
  stop: () => void
}

/** Runs in the page. */
function watchFrames(): void {
  const watch: Watch = { deltas: [], longTasks: [], stop: () => undefined }
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.longTasks.push(duration)
  })
  observer.observe({ type: 'longtask' })
  let last: number | null = null
  let handle = 0
  const tick = (now: number) => {
    if (last !== null) watch.deltas.push(now - last)
    last = now
    handle = requestAnimationFrame(tick)
  }
  handle = requestAnimationFrame(tick)
  watch.stop = () => {
    cancelAnimationFrame(handle)
    observer.disconnect()
  }
  Object.assign(window, { watch })
}

/** Runs in the page. */
function stopWatching(): Omit<Watch, 'stop'> {
  const { stop, ...figures } = (window as unknown as { watch: Watch }).watch
  stop()
  return figures
}
