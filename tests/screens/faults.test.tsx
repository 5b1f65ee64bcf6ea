import { beforeEach, describe, expect, test } from 'vitest'
import { actionsByCall, MONEY_CALLS } from '../support/actions'
import {
  type RetriedCall,
  breakagesByCapability,
  breakEverything,
  expectOutcomeWhileBroken,
  retrySteps,
} from '../support/capabilities'
import { faultsByName } from '../support/faults'
import { testedScreens } from '../support/places'
import { expectToSurvive, resetApp, openBaseline, untilScreenIdle } from '../support/survive'
import { actionCases, expectOutcomeShown } from '../support/survive-action'
import { expectToKeepTime, readBaselineTexts } from '../support/survive-time'
import { timeFaults } from '../support/times'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { memberKey, publicKey } from '@/api/keys'
import { envelopeResponse } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { announce, liveRegion, clearMessages } from '@/ui/feedback'
import { untilIdle, findHeading, expectAnnounced, getMain, stopClockAt, plainTextOf } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

describe('faults', () => {
  /**
   * Tries a few of the combinations of screens, actions and faults that `tests/more` tests. Each
   * screen or action gets different faults.
   */

  const faultNames = Object.keys(faultsByName)
  const pickInTurn = <T,>(list: readonly T[], turn: number) => list[turn % list.length] as T

  test.each(testedScreens.filter((_place, index) => index % 12 === 0))(
    '$path shows a screen while all calls or its last call have a fault, and afterwards all its texts or Log-in',
    async (place) => {
      const { well, calls } = await openBaseline(place)
      const turn = testedScreens.indexOf(place)
      await expectToSurvive(place, null, pickInTurn(faultNames, turn), well)
      await resetApp()
      await expect(
        expectToSurvive(place, calls.at(-1) ?? null, pickInTurn(faultNames, turn + 13), well),
      ).resolves.toBeUndefined()
    },
  )

  test.each(MONEY_CALLS)(
    '%s is sent once under a fault, and its outcome is shown as far as it is known',
    async (call) => {
      const { name, course } = pickInTurn(actionCases(0, true), Object.keys(actionsByCall).indexOf(call))
      await expect(expectOutcomeShown(call, actionsByCall[call], name, course)).resolves.toBeUndefined()
    },
  )

  test.each(Object.keys(retrySteps) as RetriedCall[])(
    '%s ends in a true message about its outcome if the browser blocks site data',
    async (call) => {
      const turn = Object.keys(retrySteps).indexOf(call)
      const blockSiteData = () => {
        breakEverything('throwing at its mention')
        breakagesByCapability['web locks']?.['rejecting']?.()
      }
      await expect(expectOutcomeWhileBroken(call, blockSiteData, turn)).resolves.toBeUndefined()
    },
  )

  test('the list of games keeps the platform’s time, whatever the clock of the device says', async () => {
    const place = testedScreens.find(({ path }) => path === '/game')
    if (place === undefined) throw new Error('No place has the path /game.')
    const expectedTexts = await readBaselineTexts(place)
    for (const name of Object.keys(timeFaults)) {
      await expectToKeepTime(place, name, expectedTexts)
      await resetApp()
    }
    expect(Object.keys(timeFaults)).not.toEqual([])
  })
})

const refreshButton = () => screen.getByRole('button', { name: 'Refresh' })

describe('stale content', () => {
  /** Content whose refresh failed stays and shows its age. */

  beforeEach(() => stopClockAt('2026-11-21T14:02:30'))

  const queryStaleNotices = () => screen.queryAllByText(/couldn’t refresh/)
  async function openCities() {
    const app = await renderApp({ path: '/choose' })
    await screen.findByText('Jakarta')
    return app
  }

  test('a list whose refresh failed stays on the screen, with a notice above it until a retry succeeds', async () => {
    const { user } = await openCities()
    await api.faults.add({ path: '/xuanfei/address', kind: 'error' })
    stopClockAt('2026-11-21T14:20:00')
    await user.click(refreshButton())
    const notice = (await screen.findByText('As of 14:02 · couldn’t refresh')).parentElement ?? document.body
    expect(notice).toHaveRole('status')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('Jakarta')).toBeInTheDocument()

    await api.faults.clear()
    const release = holdBack('/xuanfei/address')
    const retryButton = within(notice).getByRole('button', { name: 'Retry' })
    await user.click(retryButton)
    await waitFor(() => expect(retryButton).toHaveAttribute('aria-busy', 'true'))
    const callCount = callsTo('/xuanfei/address').length
    await user.click(retryButton)
    expect(callsTo('/xuanfei/address')).toHaveLength(callCount)
    release()
    await waitFor(() => expect(queryStaleNotices()).toEqual([]))
    expect(screen.getByText('Jakarta')).toBeInTheDocument()
  })

  test('a screen whose refresh failed for two of its lists shows one notice, and Retry repeats only the failed calls', async () => {
    const app = await renderApp({ path: '/Personalreport', member: 'wulan_r' })
    const { user } = app
    await findHeading('Personal report')
    await untilIdle(app)
    await api.faults.add({ path: '/member/getPersonalreport', kind: 'error' })
    await api.faults.add({ path: '/member/getUserWithdrawList', kind: 'error' })
    await user.click(refreshButton())
    await expectAnnounced('Server error.')
    expect(queryStaleNotices()).toHaveLength(1)

    await api.faults.clear()
    // Waits for code that loads late and may request the orders. The count below must include that
    // call.
    await untilScreenIdle(app)
    const callCountBefore = callsTo('/member/getUserGameList').length
    await pressRetry(user)
    await waitFor(() => expect(queryStaleNotices()).toEqual([]))
    expect(callsTo('/member/getUserGameList')).toHaveLength(callCountBefore)
  })

  test('content that is built from several answers stays if the refresh of one answer failed', async () => {
    const { user, queryClient } = await renderApp({ path: '/PlayVideo?id=1001', member: 'wulan_r' })
    await screen.findByRole('region', { name: 'Video player' })
    await api.faults.add({ path: '/member/getUserInfo', kind: 'error' })
    await queryClient.refetchQueries({ queryKey: memberKey('account') })
    await screen.findByText('As of 14:02 · couldn’t refresh')
    expect(screen.getByRole('region', { name: 'Video player' })).toBeInTheDocument()
    await api.faults.clear()
    await pressRetry(user)
    await waitFor(() => expect(queryStaleNotices()).toEqual([]))
  })

  test.each([
    [401, 'Your account has no right to this list.', true],
    [500, 'The list rests.', false],
  ])(
    'an automatic refresh shows a toast only for a 401, and only once per visit (code %i)',
    async (code, words, hasToast) => {
      const { queryClient } = await openCities()
      api.server.use(http.get('*/api/xuanfei/address', () => envelopeResponse(code, words)))
      const refetch = () => queryClient.refetchQueries({ queryKey: publicKey('hosts', 'cities') })
      await refetch()
      await screen.findByText('As of 14:02 · couldn’t refresh')
      await waitFor(() => expect(toastTexts()).toEqual(hasToast ? [words] : []))
      expect(getMain()).not.toHaveTextContent(words)
      expect(screen.getByText('Jakarta')).toBeInTheDocument()
      clearMessages()
      await refetch()
      expect(toastTexts()).toEqual([])
    },
  )
})

const toastTexts = () => [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)

describe('a refusal with the code 401 while a screen loads', () => {
  const WORDS = 'Your account has no right to this.'
  const refuseAll = () => api.server.use(http.get('*/api/member/*', () => envelopeResponse(401, WORDS)))

  test.each([
    ['/GameRecord', 'Orders couldn’t be loaded. The platform declined.'],
    ['/Mine', 'Balance couldn’t be loaded. The platform declined.'],
    ['/Personalreport', 'Personal report couldn’t be loaded. The platform declined.'],
    ['/Setbank', 'Bank account couldn’t be loaded. The platform declined.'],
  ])('is shown once as a toast on %s, while the alert on the screen names the missing content', async (path, block) => {
    refuseAll()
    const app = await renderApp({ path, member: 'wulan_r' })
    await waitFor(() => expect(toastTexts()).toEqual([WORDS]))
    await untilIdle(app)
    expect(toastTexts()).toEqual([WORDS])
    expect(plainTextOf(screen.getByRole('alert'))).toContain(block)
    expect(getMain()).not.toHaveTextContent(WORDS)
  })

  test('is shown again after a retry, and announced once after a manual refresh', async () => {
    refuseAll()
    const app = await renderApp({ path: '/GameRecord', member: 'wulan_r' })
    await waitFor(() => expect(toastTexts()).toEqual([WORDS]))
    // The announcement follows the toast a moment later.
    await expectAnnounced(WORDS)
    clearMessages()
    await pressRetry(app.user)
    await waitFor(() => expect(toastTexts()).toEqual([WORDS]))
    await expectAnnounced(WORDS)
    clearMessages()
    const announcements: (string | null)[] = []
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) announcements.push(...[...addedNodes].map(({ textContent }) => textContent))
    }).observe(liveRegion(), { childList: true })
    await app.user.click(refreshButton())
    await waitFor(() => expect(refreshButton()).not.toHaveAttribute('aria-busy'))
    await waitFor(() => expect(toastTexts()).toEqual([WORDS]))
    announce('(the last message)')
    await expectAnnounced('(the last message)')
    expect(announcements).toEqual([WORDS, '(the last message)'])
  })
})
