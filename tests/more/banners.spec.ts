import { paths } from '@/paths'
import { expect, openAs, PERIOD_START, test } from '../e2e/support/app'
import { drag } from '../e2e/support/drag'

test('a swipe on Home shows the other banner before and after the swipe library has loaded', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  await openAs(page, null, paths.home())
  const dot = (number: number) => page.getByRole('button', { name: `Banner ${number} of 2` })
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.swiper-initialized')).toHaveCount(0)
  const banners = page.getByRole('region', { name: 'Banners' })
  const box = await banners.boundingBox()
  const y = (box?.y ?? 0) + 60
  await drag(page, [300, y], [80, y + 4])
  await expect(dot(2)).toHaveAttribute('aria-current', 'true')
  const secondBanner = banners.getByRole('img', { name: 'Banner 2 of 2' })
  await expect(secondBanner).toBeInViewport({ ratio: 0.9 })
  await expect(banners.locator('.swiper-initialized')).toBeAttached()
  await expect(secondBanner).toBeInViewport({ ratio: 0.9 })
  const firstBanner = banners.getByRole('img', { name: 'Banner 1 of 2' })
  await drag(page, [80, y], [300, y + 4])
  await expect(firstBanner).toBeInViewport({ ratio: 0.9 })
  await expect(dot(1)).toHaveAttribute('aria-current', 'true')
  await dot(2).tap()
  await expect(secondBanner).toBeInViewport({ ratio: 0.9 })
  await dot(1).tap()
  await expect(firstBanner).toBeInViewport({ ratio: 0.9 })
  expect(await banners.boundingBox()).toEqual(box)
})
