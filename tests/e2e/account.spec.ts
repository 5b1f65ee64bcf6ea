import { paths } from '@/paths'
import { expect, openAs, test, WULAN, type WireRequest } from './support/app'

const sentTo = (wire: readonly WireRequest[], path: string) => wire.filter((request) => request.path === path)

test('twenty avatars of our own arrive, and the chosen one is the member’s', async ({ page, world, wire }) => {
  await world.holdClock(page)
  await openAs(page, WULAN, paths.profile())
  await page.getByRole('button', { name: /Avatar/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Choose an avatar' })
  // They are decorative, so that no role finds them.
  const drawn = sheet.locator('img')
  await expect(drawn).toHaveCount(20)
  await expect
    .poll(() =>
      drawn.evaluateAll((images) => images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).length),
    )
    .toBe(20)
  await sheet.getByRole('radio', { name: 'Lantern' }).tap()
  await sheet.getByRole('button', { name: 'Save' }).tap()
  await expect(sheet).toHaveCount(0)
  expect(sentTo(wire, '/member/uploadHeaderImg').map(({ body }) => body)).toEqual([
    { header_img: '/avatars/lantern.svg' },
  ])
  await page.getByRole('button', { name: 'Back' }).tap()
  await expect(page.locator('img[src="/avatars/lantern.svg"]')).toBeVisible()
})
