import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { API_CALLS } from '@/mocks/handlers'
import { routes } from '@/routes'
import { holdBack } from '../support/api'
import { currentAddress, arriveAt, untilIdle, findHeading } from '../support/look'
import { testedScreens } from '../support/places'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'

describe('a screen', () => {
  test.each(testedScreens)(
    'at $path keeps its heading while it loads, has one main area, and has either tabs or Back',
    async ({ path, title, member, back }) => {
      // A screen of the tab bar has no Back button.
      const isTab = back === undefined
      // The call /system/base is not held back, because the app may wait for its answer.
      const releases = API_CALLS.filter((call) => call.path !== '/system/base').map((call) => holdBack(call.path))
      const app = await renderApp({ path, member })
      const firstHeading = await screen.findByRole('heading', { level: 1 })
      for (const release of releases) release()
      await findHeading(title)
      expect(currentAddress()).toBe(path)
      expect(screen.getAllByRole('main')).toHaveLength(1)
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
      await waitFor(() => expect(document.title).toBe(`${title} · Tiga`))
      expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(isTab ? 1 : 0)
      expect(screen.queryAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(
        isTab ? [title] : [],
      )
      await untilIdle(app)
      expect(firstHeading).toBeInTheDocument()
      const buttons = screen.queryAllByRole('button', { name: 'Back' })
      expect(buttons).toHaveLength(isTab ? 0 : 1)
      // The history has no earlier entry, so Back opens the screen `back`.
      for (const button of buttons) await app.user.click(button)
      await arriveAt(back ?? path)
      expect(window.history.state).toMatchObject({ idx: 0 })
    },
  )

  test('is in the list of tested screens if it is in the route table', () => {
    const testedPaths = testedScreens.map(({ path }) => path.split('?')[0]?.replace('/setting', '/:type'))
    expect(routes.map(({ path }) => path).filter((path) => !testedPaths.includes(path))).toEqual([])
  })
})

describe('the address', () => {
  test.each([
    ['/', '/Home', 'Home'],
    ['/Game?class=quick', '/game?class=quick', 'Draws'],
    ['/language/SETTING', '/Language/setting', 'Language'],
  ])('%s is changed to %s', async (written, canonical, title) => {
    await openScreen(written, title)
    expect(currentAddress()).toBe(canonical)
  })

  test.each(['/nothing', '/Language/setting/more'])('%s shows “Page not found” with a link to Home', async (path) => {
    const { user } = await openScreen(path, 'Page not found')
    await user.click(screen.getByRole('link', { name: 'Go to Home' }))
    await findHeading('Home')
    expect(currentAddress()).toBe('/Home')
  })

  test.each(testedScreens.filter(({ member }) => member !== undefined))(
    '$path shows Log-in to a visitor, because the screen is for members',
    async ({ path }) => {
      await openScreen(path, 'Log in')
      expect(currentAddress()).toBe('/Login')
    },
  )

  test.each(['/Login', '/Register'])('%s shows Home to a member if the history has no earlier entry', async (path) => {
    await openScreen(path, 'Home', { member: 'wulan_r' })
    expect(currentAddress()).toBe('/Home')
  })
})
