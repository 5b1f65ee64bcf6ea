import { paths } from '@/paths'
import { BUDI, expect, openAs, test } from '../e2e/support/app'
import { expectNothingLeft, report, weigh, type Weight } from './measure'

const SWITCHES = 50

test(`${SWITCHES} switches between videos leave nothing behind`, async ({ page, world }) => {
  await world.reset()
  await openAs(page, BUDI, paths.video('1001'))
  await page.evaluate(() => Object.assign(window, { here: true }))
  const switchOnce = async () => {
    await page.getByRole('region', { name: 'Video player' }).getByRole('button', { name: 'Play' }).tap()
    await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.2)
    const before = page.url()
    await page.getByRole('main').getByRole('listitem').first().getByRole('link').tap()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole('region', { name: 'Video player' })).toBeVisible()
  }
  const rows: ({ switches: number } & Weight)[] = []
  for (let done = 0; done <= SWITCHES; done += 1) {
    // The first ten fill caches, which do not grow after that.
    if (done === 10 || done === 30 || done === SWITCHES) rows.push({ switches: done, ...(await weigh(page)) })
    if (done < SWITCHES) await switchOnce()
  }
  report('Player: switching to another video, heap in kB', rows)
  expect(await page.evaluate(() => 'here' in window)).toBe(true)
  expectNothingLeft(rows)
})
