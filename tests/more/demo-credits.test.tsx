import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { moneyStore } from '@/domain/money-request/money-store'
import { answerGetsWith, api } from '../support/api'
import { NOON } from '../support/draw'
import { untilIdle, findHeading, stopClockAt } from '../support/look'
import { testedScreens, routeRowOf, type TestedScreen } from '../support/places'
import { renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'

function answerWithoutDemo(): void {
  answerGetsWith('/system/base', { name: 'Tiga' })
}

describe('demo credits', () => {
  const openPlace = async ({ path, title, member }: TestedScreen) => {
    const app = await renderApp({ path, member })
    await findHeading(title)
    await untilIdle(app)
  }

  test.each(testedScreens)(
    'are named once on $path in a mock build if the screen shows amounts, otherwise not at all',
    async (place) => {
      applySettings({ VITE_MOCK: '1' })
      answerWithoutDemo()
      await openPlace(place)
      // Waits, because Home's amounts load only when the browser is idle.
      if (place.path === '/Home') await screen.findAllByText(/^Rp/)
      const { hasMoney = false, tab } = routeRowOf(place)
      expect(screen.queryAllByText('Demo credits')).toHaveLength(hasMoney ? 1 : 0)
      const hasHelp = hasMoney && tab === undefined
      // Waits, because the link loads after the screen.
      if (hasHelp) await screen.findByRole('link', { name: 'Help and customer service' })
      expect(screen.queryAllByRole('link', { name: 'Help and customer service' })).toHaveLength(hasHelp ? 1 : 0)
      // Settings show a sample of the number format, which is no amount of the member.
      const text = document.body.textContent.replace(/Rp\s86,500/, place.path === '/Setting' ? '' : '$&')
      const amounts = /Rp\s?\d[\d,.]*/.exec(text)?.[0] ?? null
      expect(hasMoney ? null : amounts).toBeNull()
    },
  )

  test.each(testedScreens.filter(({ path }) => ['/Home', '/GameRecord', '/AccountDetail', '/withdraw'].includes(path)))(
    'are named on $path in a mock build even if the call /system/base fails',
    async (place) => {
      applySettings({ VITE_MOCK: '1' })
      await api.faults.add({ path: '/system/base', kind: 'error' })
      await openPlace(place)
      expect(screen.getByText('Demo credits')).toBeInTheDocument()
    },
  )

  // The box about an open order (the slip) is not shown on log-in screens and on forms that move
  // money.
  const placesWithSlip = testedScreens.filter(({ path }) => !/^\/(?:Login|Register|withdraw$|Recharge)/.test(path))
  test.each(placesWithSlip)(
    'are named once on $path while the box about an open order is shown',
    async ({ path, title }) => {
      stopClockAt(NOON)
      const period = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 50_000 }
      moneyStore.awaited.put('open', { ...period, memberId: '1001', sentAt: Date.parse(NOON) })
      await openPlace({ path, title, member: 'wulan_r' })
      const slipRegion = await screen.findByRole('region', { name: 'Your rounds' })
      await within(slipRegion).findByText(/^Rp/)
      expect(screen.getAllByText('Demo credits')).toHaveLength(1)
    },
  )

  test.each(testedScreens.filter((place) => routeRowOf(place).hasMoney))(
    'are not named on $path in a live build if the platform does not report demo credits',
    async (place) => {
      answerWithoutDemo()
      await openPlace(place)
      expect(screen.queryByText('Demo credits')).not.toBeInTheDocument()
    },
  )
})
