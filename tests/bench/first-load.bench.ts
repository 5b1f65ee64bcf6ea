import { expect, test } from '@playwright/test'
import { FLOOR, pages } from './pages'
import { markdown, medianOf, ratio, withSpread } from './table'
import { visit, type Visit } from './visit'

const RUNS = Number(process.env['RUNS'] ?? 5)

const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`

test(`first visits, ${RUNS} of each page in turn`, async ({ browser }) => {
  // These visits are not measured: they fill the browser's own code caches.
  for (const page of pages) await visit(browser, page)
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run < RUNS; run += 1)
    for (const page of pages) visits.get(page.name)?.push(await visit(browser, page))
  const valuesOf = (name: string, figure: keyof Visit) => (visits.get(name) ?? []).map((each) => each[figure])
  const floor = (figure: keyof Visit) => medianOf(valuesOf(FLOOR, figure))
  const time = (name: string, figure: keyof Visit) =>
    `${ratio(valuesOf(name, figure), floor(figure))} · ${withSpread(valuesOf(name, figure), ms)}`
  const median = (name: string, figure: keyof Visit) => medianOf(valuesOf(name, figure))

  markdown(
    'First visit: 150 ms, 1.6 Mbit/s, a quarter of the processor; ratio to the floor · median (spread)',
    ['', 'first paint', 'largest paint', 'content', 'interactive', 'shift'],
    pages.map(({ name }) => [
      name,
      time(name, 'firstPaint'),
      time(name, 'largestPaint'),
      time(name, 'content'),
      time(name, 'interactive'),
      median(name, 'shift').toFixed(3),
    ]),
  )
  markdown(
    'What it costs until idle; ratios to the floor',
    ['', 'JavaScript', 'total', 'requests', 'tasks', 'scripts', 'heap'],
    pages.map(({ name }) => [
      name,
      kB(median(name, 'scriptBytes')),
      kB(median(name, 'totalBytes')),
      String(median(name, 'requests')),
      time(name, 'tasks'),
      time(name, 'scripts'),
      `${ratio(valuesOf(name, 'heap'), floor('heap'))} · ${withSpread(valuesOf(name, 'heap'), (value) => `${Math.round(value)} kB`)}`,
    ]),
  )
  for (const { name } of pages) expect(median(name, 'content'), `${name} shows its content`).toBeGreaterThan(0)
})
