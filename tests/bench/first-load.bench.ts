import { expect, test } from '@playwright/test'
import { MINIMAL_APP_NAME, pages } from './pages'
import { writeTable, medianOf, ratioText, medianWithSpread } from './table'
import { visit, type Visit } from './visit'

const RUN_COUNT = Number(process.env['RUNS'] ?? 5)

const formatMs = (value: number) => `${Math.round(value).toLocaleString('en')} ms`
const formatKB = (value: number) => `${(value / 1000).toFixed(1)} kB`

test(`each page is visited ${RUN_COUNT} times, in turn with the other pages, and shows its content`, async ({
  browser,
}) => {
  // These visits are not measured, because the first visits of a browser may be slower.
  for (const page of pages) await visit(browser, page)
  const visits = new Map<string, Visit[]>(pages.map(({ name }) => [name, []]))
  for (let run = 0; run < RUN_COUNT; run += 1)
    for (const page of pages) visits.get(page.name)?.push(await visit(browser, page))
  const valuesOf = (name: string, figure: keyof Visit) => (visits.get(name) ?? []).map((each) => each[figure])
  const floorMedian = (figure: keyof Visit) => medianOf(valuesOf(MINIMAL_APP_NAME, figure))
  const timeText = (name: string, figure: keyof Visit) =>
    `${ratioText(valuesOf(name, figure), floorMedian(figure))} · ${medianWithSpread(valuesOf(name, figure), formatMs)}`
  const medianOfFigure = (name: string, figure: keyof Visit) => medianOf(valuesOf(name, figure))

  writeTable(
    'First visit: 150 ms, 1.6 Mbit/s, a quarter of the processor; ratio to the floor · median (spread)',
    ['', 'first paint', 'largest paint', 'content', 'interactive', 'shift'],
    pages.map(({ name }) => [
      name,
      timeText(name, 'firstPaint'),
      timeText(name, 'largestPaint'),
      timeText(name, 'content'),
      timeText(name, 'interactive'),
      medianOfFigure(name, 'shift').toFixed(3),
    ]),
  )
  writeTable(
    'What it costs until idle; ratios to the floor',
    ['', 'JavaScript', 'total', 'requests', 'tasks', 'scripts', 'heap'],
    pages.map(({ name }) => [
      name,
      formatKB(medianOfFigure(name, 'scriptBytes')),
      formatKB(medianOfFigure(name, 'totalBytes')),
      String(medianOfFigure(name, 'requests')),
      timeText(name, 'tasks'),
      timeText(name, 'scripts'),
      `${ratioText(valuesOf(name, 'heap'), floorMedian('heap'))} · ${medianWithSpread(valuesOf(name, 'heap'), (value) => `${Math.round(value)} kB`)}`,
    ]),
  )
  for (const { name } of pages) expect(medianOfFigure(name, 'content'), `${name} shows its content`).toBeGreaterThan(0)
})
