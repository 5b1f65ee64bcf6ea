import { paths } from '@/paths'
import { expect, PERIOD_START, test } from './support/app'
import { tapArmed } from './support/tap-armed'
import { answerAsService, SERVICE_HOST } from './support/service'

test('a visitor opens the chat in a sandbox, and sees the chat’s host name before leaving Tiga', async ({
  page,
  context,
  world,
}) => {
  await world.holdClock(page, PERIOD_START)
  await answerAsService(page)
  // A first start leads to Login from most other screens, but must open this screen.
  await page.goto(paths.service())
  await expect(page.getByText('Operator: none published')).toBeVisible()
  await page.getByRole('link', { name: 'Open the chat' }).tap()
  await expect(page).toHaveURL(/\/ServicePage$/)

  const chat = page.frameLocator(`iframe[title="Service page on ${SERVICE_HOST}"]`)
  await expect(chat.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  const frame = page.frames().find((each) => each.url().includes(SERVICE_HOST))
  const attempts = await frame?.evaluate(() => {
    const attempt = (action: () => unknown) => {
      try {
        return String(action())
      } catch {
        return 'refused'
      }
    }
    return {
      // The frame keeps its own origin, by which a chat recognises its visitor. The frame cannot
      // reach Tiga's page.
      own: self.origin,
      ours: attempt(() => window.parent.document.title),
      leading: attempt(() => {
        if (window.top !== null) window.top.location.href = 'https://elsewhere.example/'
        return 'led'
      }),
      referrer: document.referrer,
    }
  })
  expect(attempts).toEqual({ own: `https://${SERVICE_HOST}`, ours: 'refused', leading: 'refused', referrer: '' })
  await expect(page).toHaveURL(/\/ServicePage$/)
  // The service page ends at the bottom of the screen, and the page of Tiga does not scroll.
  const box = await page.getByTitle(`Service page on ${SERVICE_HOST}`).boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(844)

  await page.getByRole('button', { name: 'Open outside Tiga' }).tap()
  await expect(page.getByRole('dialog')).toContainText(`${SERVICE_HOST} will open outside Tiga.`)
  await context.route(`https://${SERVICE_HOST}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'outside' }),
  )
  const [outsidePage] = await Promise.all([
    context.waitForEvent('page'),
    tapArmed(page.getByRole('button', { name: `Open ${SERVICE_HOST}` })),
  ])
  await expect(outsidePage).toHaveURL(`https://${SERVICE_HOST}/chat`)
  expect(await outsidePage.evaluate(() => window.opener)).toBeNull()
})
