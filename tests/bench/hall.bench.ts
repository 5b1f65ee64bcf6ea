import { paths } from '@/paths'
import { expect, openAs, test, WULAN } from '../e2e/support/app'
import { answerWith } from '../support/crowd'
import { percentile, report, scrollFrames, slowDown, weigh } from './measure'

/** Videos a page: many, so that 10,000 arrive within a minute. */
const PAGE = 100
const TOTAL = 10_000

function pageOf(number: number): unknown[] {
  return Array.from({ length: PAGE }, (_, index) => ({
    id: number * PAGE + index + 1,
    vod_name: `Film ${number * PAGE + index + 1}, with a name as long as most`,
    vod_pic: '/media/videos/lake/poster.svg',
    vod_play_url: '/media/videos/lake/index.m3u8',
    count: 1000 + index,
    time: '2:00',
  }))
}

test('10,000 videos cost the page what 100 do', async ({ page, world }) => {
  await world.reset()
  await page.route('**/api/video/getVideoList*', (route) => {
    const number = Number(new URL(route.request().url()).searchParams.get('page'))
    return route.fulfill({ json: answerWith({ data: pageOf(number), count: TOTAL }) })
  })
  await openAs(page, WULAN, paths.videos())
  const list = page.getByRole('tabpanel').getByRole('list')
  await expect(list.getByRole('listitem')).not.toHaveCount(0)

  const rows = []
  for (const videos of [100, 1000, TOTAL]) {
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      const height = await list.evaluate((element) => element.getBoundingClientRect().height)
      expect(height).toBeGreaterThan(videos * 98)
    }).toPass({ timeout: 400_000, intervals: [20] })
    await page.evaluate((top) => window.scrollTo(0, top), videos * 40)
    await expect(list.getByRole('listitem')).not.toHaveCount(0)
    const { nodes, heap } = await weigh(page)
    const session = await slowDown(page, 4)
    const frames = await scrollFrames(page, 120, 60)
    await session.detach()
    rows.push({
      videos,
      nodes,
      drawn: await list.getByRole('listitem').count(),
      'heap kB': heap,
      'p50 ms': percentile(frames, 0.5),
      'p95 ms': percentile(frames, 0.95),
    })
  }
  report('Video hall (frames at a quarter of the processor, 60 px a frame)', rows)
  const [first, , last] = rows
  if (first === undefined || last === undefined) throw new Error('nothing measured')
  expect(Math.abs(last.nodes - first.nodes)).toBeLessThan(first.nodes * 0.1)
  expect(last.drawn).toBeLessThan(30)
  // Only the list of videos itself grows, by less than 1 kB each.
  expect(last['heap kB'] - first['heap kB']).toBeLessThan(TOTAL)
})
