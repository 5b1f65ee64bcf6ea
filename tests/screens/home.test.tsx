import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LanguageCode } from '@/i18n/languages'
import { saveHost } from '@/domain/member/saved-hosts'
import { DAY_MS } from '@/domain/limits/limit'
import { removeSettledPeriod } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import { NOON } from '../support/draw'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  expectAnnounced,
  lastAnnouncement,
  moveClock,
  stopClockAt,
  plainTextOf,
} from '../support/look'
import { messageOf, settledNews } from '../support/messages'
import { writeLimits } from '../support/own-limits'
import { renderApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { pressRetry } from '../support/retry'
import { closeSheetBy, openSheetBy } from '../support/sheets'

/** By language, the label of the list of invented withdrawals. Nothing may hide this label. */
const LABELS: Readonly<Record<LanguageCode, string>> = {
  en_us: 'Demo list: invented entries, not real members',
  id_id: 'Daftar demo: entri rekaan, bukan anggota sungguhan',
  vi_vi: 'Danh sách demo: các mục hư cấu, không phải thành viên thật',
  zh_cn: '演示列表：内容均为虚构，并非真实会员',
  es_spa: 'Lista demo: datos inventados, no son miembros reales',
  ms_my: 'Senarai demo: entri rekaan, bukan ahli sebenar',
}
const LABEL = LABELS.en_us

function gameLinks(): HTMLElement[] {
  return screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('link'))
    .filter((link) => link.getAttribute('href')?.startsWith('/Lottery?') === true)
}

describe('the games on Home', () => {
  test('are the first three hot games, each with its last numbers and countdown', async () => {
    stopClockAt('2026-11-20T10:00:10Z')
    const app = await renderApp()
    await screen.findByRole('link', { name: /Sunda/ })
    expect(gameLinks().map((link) => link.getAttribute('href'))).toEqual([
      '/Lottery?key=sunda60&id=11',
      '/Lottery?key=merapi180&id=12',
      '/Lottery?key=toba300&id=13',
    ])
    expect(gameLinks().map((link) => within(link).getByRole('timer').textContent)).toEqual(['00:50', '02:50', '04:50'])
    expect(gameLinks()[0]).toHaveAccessibleName(/^Sunda closes in 00:50 last /)
    for (const link of gameLinks())
      for (const words of ['closes in', 'last']) expect(within(link).getByText(words)).toBeVisible()
    for (const link of gameLinks())
      expect(within(link).getByRole('img')).toHaveAccessibleName(expect.stringMatching(/^\d, \d, \d$/))
    await untilIdle(app)
    for (const name of [/^Balance/, /^Notices/]) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    expect(callsTo('/notice/getNoticeList')).toHaveLength(0)
  })

  test('are requested again when a round has closed', async () => {
    stopClockAt('2026-11-20T10:00:59.500Z')
    await renderApp()
    const sundaLink = await screen.findByRole('link', { name: /Sunda/ })
    expect(sundaLink).toHaveTextContent('closes in 00:01')
    moveClock(1500)
    await waitFor(() => expect(sundaLink).toHaveTextContent('drawing'))
    await waitFor(() => expect(gameLinks()[0]).toHaveTextContent('00:59'))
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(2)
  })
})

test('Home shows a member’s balance with a link to Me, and requests the member’s data only once', async () => {
  stopClockAt(NOON)
  const tobaPeriod = { gameId: '13', gameName: 'Toba', period: '20261120-0145', closesAt: Date.parse(NOON) + 170_000 }
  moneyStore.awaited.put('toba', { ...tobaPeriod, memberId: '1001', sentAt: Date.parse(NOON) })
  const app = await renderApp({ member: 'wulan_r' })
  await untilIdle(app)
  // Home shows a balance that is 5 s old. Most screens would request the balance again at that age.
  vi.setSystemTime(Date.parse(NOON) + 5000)
  await screen.findByRole('region', { name: 'Your rounds' })
  expect(await screen.findByRole('link', { name: /^Balance Rp\s86,500/ })).toHaveAttribute('href', '/Mine')
  await untilIdle(app)
  expect(callsTo('/member/getUserInfo')).toHaveLength(1)
})

test('Home tells a visitor what Tiga is, with links to Register and to Log-in', async () => {
  const { user } = await renderApp()
  expect(await screen.findByText('Draws, videos and local hosts, for members.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/Register')
  for (const name of ['Top up', 'Withdraw']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Log in' }))
  await arriveAt('/Login')
})

describe('beside the balance, Home', () => {
  const topUpLink = () => screen.queryByRole('link', { name: 'Top up' })

  test('has links to Top up and Withdraw, but to Top up not during a break', async () => {
    await renderApp({ member: 'wulan_r' })
    expect(await screen.findByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', '/withdraw')
    await waitFor(() => expect(topUpLink()).toHaveAttribute('href', '/Recharge?balance=86500'))
    for (const name of ['Log in', 'Register']) expect(screen.queryByRole('link', { name })).not.toBeInTheDocument()
    act(() => writeLimits({}, { breakUntil: Date.now() + DAY_MS }, '1001'))
    await waitFor(() => expect(topUpLink()).not.toBeInTheDocument())
    expect(screen.getByRole('link', { name: 'Withdraw' })).toBeInTheDocument()
  })

  test.each<[words: string, net: string, shownMs: number | undefined, isOffered: boolean]>([
    ['tells a loss', '-4000', 0, false],
    ['has not revealed a loss', '-4000', undefined, true],
    ['tells a gain', '3800', 0, true],
  ])('while the card of a round %s, offers a top-up: %#', async (_words, net, shownMs, isOffered) => {
    stopClockAt(NOON)
    const news = { ...settledNews(net), ...(shownMs !== undefined && { shownMs }) }
    const message = messageOf(news, { at: Date.parse(NOON) })
    await renderApp({ member: 'wulan_r' })
    await waitFor(() => expect(topUpLink()).toBeInTheDocument())
    act(() => moneyStore.messages.put(message.id, message))
    expect(topUpLink() !== null).toBe(isOffered)
    act(() => removeSettledPeriod(moneyStore.messages, message))
    expect(topUpLink()).toBeInTheDocument()
  })
})

test('the bell on Home and the row in Me show the number of unread notices', async () => {
  const { user } = await renderApp({ member: 'wulan_r' })
  expect(await screen.findByRole('link', { name: 'Notices 6 unread' })).toHaveAttribute('href', '/Notice')
  await user.click(screen.getByRole('link', { name: 'Me' }))
  await user.click(await screen.findByRole('link', { name: 'Notices 6 unread' }))
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('region', { name: 'Banners' })
  expect(await screen.findByRole('link', { name: 'Notices' })).toBeInTheDocument()
  expect(callsTo('/notice/getNoticeList')).toHaveLength(1)
})

test('Tiga’s own banner on Home leads to the odds of a game, but does not name that game', async () => {
  stopClockAt(NOON)
  answerGetsWith('/system/config', {})
  const { user } = await renderApp({ member: 'wulan_r' })
  const banners = await screen.findByRole('region', { name: 'Banners' })
  await screen.findByRole('link', { name: /^Sunda/ })
  expect(banners).not.toHaveTextContent('Sunda')
  await user.click(await within(banners).findByRole('link', { name: 'Odds you can see.' }))
  await arriveAt('/Lottery?key=sunda60&id=11')
  expect(await screen.findByRole('button', { name: /^See the odds/ })).toBeInTheDocument()
})

test('the row of banners is empty until the platform has answered, and then shows only the platform’s banners', async () => {
  const releases = [holdBack('/system/base'), holdBack('/system/config')]
  await renderApp()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  await screen.findByRole('link', { name: /^Sunda/ })
  expect(banners).toHaveTextContent('')
  expect(within(banners).queryByRole('img')).not.toBeInTheDocument()
  for (const release of releases) release()
  const firstBanner = await within(banners).findByRole('img', { name: 'Banner 1 of 2' })
  expect(firstBanner).toHaveAttribute('src', '/media/banner-2.svg')
  expect(banners).toHaveTextContent('')
})

test('Tiga’s own banner is not shown while /system/config is unanswered and /system/base has no banners', async () => {
  const release = holdBack('/system/config')
  answerGetsWith('/system/base', { name: 'Demo', notice: [{ title: 'Closed on Monday' }] })
  await renderApp()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  await screen.findByRole('link', { name: /^Sunda/ })
  expect(within(banners).queryByRole('link')).not.toBeInTheDocument()
  release()
  await within(banners).findByRole('img', { name: 'Banner 1 of 2' })
})

test('no row of banners is shown if /system/config fails and /system/base has no banners, until Retry succeeds', async () => {
  await api.faults.add({ path: '/system/config', kind: 'error' })
  answerGetsWith('/system/base', { name: 'Demo', notice: 'Closed on Monday' })
  const { user } = await renderApp()
  await screen.findByText(/^As of \d.* · couldn’t refresh$/)
  expect(screen.queryByRole('region', { name: 'Banners' })).not.toBeInTheDocument()
  await api.faults.clear()
  await pressRetry(user)
  const banners = await screen.findByRole('region', { name: 'Banners' })
  expect(await within(banners).findByRole('img', { name: 'Banner 1 of 2' })).toBeVisible()
})

test('a single banner of the platform has no dots to switch banners', async () => {
  answerGetsWith('/system/config', { banners: [{ url: '/media/banner-3.svg' }] })
  const app = await renderApp()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  expect(await within(banners).findByRole('img', { name: 'Banner 1 of 1' })).toBeVisible()
  await untilIdle(app)
  expect(within(banners).queryByRole('button')).not.toBeInTheDocument()
})

test('a tap on the dot of a banner shows that banner, even before the swipe library has loaded', async () => {
  const { user } = await renderApp()
  const banners = await screen.findByRole('region', { name: 'Banners' })
  const secondDot = await within(banners).findByRole('button', { name: 'Banner 2 of 2' })
  expect(secondDot).not.toHaveAttribute('aria-current')
  await user.click(secondDot)
  expect(secondDot).toHaveAttribute('aria-current', 'true')
  expect(within(banners).getByRole('img', { name: 'Banner 2 of 2' })).toBeInTheDocument()
  expect(within(banners).queryByRole('img', { name: 'Banner 1 of 2' })).not.toBeInTheDocument()
  await user.click(within(banners).getByRole('button', { name: 'Banner 1 of 2' }))
  expect(within(banners).getByRole('img', { name: 'Banner 1 of 2' })).toBeInTheDocument()
})

describe('Home', () => {
  test('leaves out sections that the platform does not send, and says that no operator is published', async () => {
    answerGetsWith('/system/base', { name: '' })
    answerGetsWith('/system/config', {})
    answerGetsWith('/Lottery/hotLottery', [])
    const app = await renderApp()
    expect(await screen.findByText('Operator: none published')).toBeInTheDocument()
    expect(screen.getByText('License: none published')).toBeInTheDocument()
    await untilIdle(app)
    for (const name of ['Draws', 'Videos', 'Partners'])
      await waitFor(() => expect(screen.queryByRole('heading', { name })).not.toBeInTheDocument())
    for (const words of [/^Platform:/, /^Notice:/]) expect(screen.queryByText(words)).not.toBeInTheDocument()
    expect(gameLinks()).toEqual([])
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  /** Returns the content that both /system/base and /system/config can supply. */
  const readContent = () => {
    const banners = screen.getByRole('region', { name: 'Banners' })
    return {
      notice: screen.queryByRole('button', { name: /^Notice:/ })?.textContent ?? null,
      // Finds the banners by their attributes, because a banner that is not shown has no role.
      banners: [...banners.querySelectorAll('[alt]:not([alt=""]), [role="img"]')].map(
        (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
      ),
      videos: screen.queryByRole('list', { name: 'More videos' })?.children.length,
    }
  }

  test('shows the date of a video in words if the platform sends a date in place of the length', async () => {
    const film = { vod_name: 'Rain', count: 1200, vod_play_url: '/media/videos/forest/index.m3u8' }
    const times = ['2026-11-20T12:05:09Z', '2026-11-20', '0:00']
    const movielist_0 = times.map((time, id) => ({ ...film, id: id + 1, time }))
    answerGetsWith('/system/config', { banners: [], notice: '', movielist_0, movielist_1: [] })
    await renderApp({ member: 'wulan_r' })
    await waitFor(() => expect(readContent().videos).toBe(2))
    const captions = screen.getAllByText(/1,200 plays/).map(({ textContent }) => textContent)
    expect(captions).toEqual(['Nov 20, 2026 · 1,200 plays', 'Nov 20, 2026 · 1,200 plays', '1,200 plays'])
  })

  test('shows the videos of both lists of the platform in one row, each video once', async () => {
    const film = (id: number) => ({ id, vod_name: `Film ${id}`, vod_play_url: '/media/videos/forest/index.m3u8' })
    const [movielist_0, movielist_1] = [
      [1, 2, 3].map(film),
      [3, ...Array.from({ length: 40 }, (_, at) => at + 4)].map(film),
    ]
    answerGetsWith('/system/config', { banners: [], notice: '', movielist_0, movielist_1 })
    await renderApp()
    const row = await screen.findByRole('list', { name: 'More videos' })
    await waitFor(() => expect(within(row).getAllByRole('listitem')[0]).toHaveTextContent('Film 2'))
    const names = within(row).getAllByRole('link').map(plainTextOf)
    expect(names).toEqual(Array.from({ length: 42 }, (_, at) => `Film ${at + 2}`))
    expect(within(screen.getByRole('article')).getByText('Film 1')).toBeInTheDocument()
  })

  describe('the row of local hosts', () => {
    /** Simulates that everything on the page is near the screen, because jsdom has no layout. */
    beforeEach(() => {
      class Observer {
        constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
        observe(): void {
          this.report([{ isIntersecting: true }])
        }
        unobserve(): void {}
        disconnect(): void {}
      }
      vi.stubGlobal('IntersectionObserver', Observer)
    })

    const hostLinks = async () => within(await screen.findByRole('list', { name: 'Local hosts' })).findAllByRole('link')
    const expectNames = (names: readonly string[]) =>
      waitFor(async () => expect((await hostLinks()).map(plainTextOf)).toEqual(names))

    test('shows three cities to a visitor', async () => {
      await renderApp()
      await expectNames(['Jakarta', 'Bandung', 'Yogyakarta'])
      expect((await hostLinks())[0]).toHaveAttribute('href', '/list?id=1&name=Jakarta')
      const region = screen.getByRole('region', { name: 'Local hosts' })
      expect(within(region).getByRole('link', { name: 'All cities' })).toHaveAttribute('href', '/Choose')
    })

    test('shows the member’s saved hosts with their cities first', async () => {
      saveHost({ memberId: '1001', id: '301', cityId: '3', name: 'Prama', imageUrl: '', savedAt: 1 })
      await renderApp({ member: 'wulan_r' })
      await expectNames(['Prama Yogyakarta', 'Jakarta', 'Bandung'])
      expect((await hostLinks())[0]).toHaveAttribute('href', '/profile?id=301&name=Yogyakarta&adsid=3')
    })

    test('leads to all cities if the cities cannot be loaded', async () => {
      await api.faults.add({ path: '/xuanfei/address', kind: 'error', message: 'Closed for repairs' })
      await renderApp()
      await expectNames(['All cities'])
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    })
  })

  test('requests no cities until the row of local hosts is near the screen', async () => {
    const app = await renderApp()
    await screen.findByRole('list', { name: 'Local hosts' })
    await untilIdle(app)
    expect(callsTo('/xuanfei/address')).toEqual([])
  })

  test('shows the content of /system/base first, and keeps the DOM elements when /system/config brings the same content', async () => {
    const release = holdBack('/system/config')
    const app = await renderApp({ member: 'wulan_r' })
    await waitFor(() => expect(readContent().banners).toHaveLength(2))
    await waitFor(() => expect(readContent().videos).toBe(11))
    const contentBefore = readContent()
    expect(screen.getByText('Demo credits')).toBeInTheDocument()
    const [noticeButton, videoList] = [
      screen.getByRole('button', { name: /^Notice:/ }),
      screen.getAllByRole('list').at(-2),
    ]
    release()
    await untilIdle(app)
    expect(readContent()).toEqual(contentBefore)
    expect(noticeButton).toBeInTheDocument()
    expect(videoList).toBeInTheDocument()
  })

  test.each([
    ['visitor', undefined, []],
    ['member', 'wulan_r', ['All notices']],
  ] as const)('opens its notice for a %s in a sheet, and the address stays the same', async (_who, member, links) => {
    const { user } = await renderApp({ path: '/Home', ...(member && { member }) })
    const noticeText = (await screen.findByRole('button', { name: /^Notice:/ })).textContent?.replace('Notice: ', '')
    const sheet = await openSheetBy(user, /^Notice:/, 'Notice')
    expect(sheet).toHaveTextContent(noticeText ?? '?')
    expect(within(sheet).queryAllByRole('link').map(plainTextOf)).toEqual(links)
    await closeSheetBy(user, sheet, 'Close')
    expect(currentAddress()).toBe('/Home')
  })

  test('shows the content of /system/base with its age and Retry if /system/config fails', async () => {
    await api.faults.add({ path: '/system/config', kind: 'error', message: 'No pictures today.' })
    const { user } = await renderApp()
    const ageNotice = await screen.findByText(/^As of \d.* · couldn’t refresh$/)
    await screen.findByRole('heading', { name: 'Videos' })
    expect(readContent()).toMatchObject({ notice: expect.stringMatching(/^Notice: /), videos: 11 })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await api.faults.clear()
    await pressRetry(user)
    await waitFor(() => expect(ageNotice).not.toBeInTheDocument())
    // One call each: at the start of the app, when Home opened, and after Retry.
    expect(callsTo('/system/config')).toHaveLength(3)
  })

  test('names the platform, the configured operator and the partners, and calls the partners unverified', async () => {
    answerGetsWith('/system/base', { name: 'Melati Games' })
    applySettings({ VITE_OPERATOR: 'Tiga Demo Co', VITE_LICENCE: 'No. 0', VITE_PARTNERS: '/a.svg|/b.svg' })
    await renderApp()
    for (const words of ['Platform: Melati Games', 'Operator: Tiga Demo Co', 'License: No. 0'])
      expect(await screen.findByText(words)).toBeInTheDocument()
    const partners = await screen.findByRole('region', { name: 'Partners' })
    expect(within(partners).getAllByRole('listitem')).toHaveLength(2)
    expect(partners).toHaveTextContent('Supplied by the platform, not verified')
  })
})

describe('the list of invented withdrawals', () => {
  const reduceMotion = () => {
    const matchMedia = window.matchMedia.bind(window)
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('reduced-motion') }),
    )
  }
  const applySettingsInTurn = [
    () => undefined,
    () => (localStorage.setItem('tiga.theme', '"dark"'), reduceMotion()),
    () => applySettings({ VITE_OPERATOR: 'X', VITE_LICENCE: 'Y', VITE_MOCK: '0' }),
    () => applySettings({ VITE_MOCK: '1' }),
  ]
  const languages = Object.entries(LABELS) as [LanguageCode, string][]

  test.each(languages)('shows its full label in the language %s after every tap on a button', async (lang, label) => {
    // Each language gets one of the settings in turn, because no setting changes the label.
    const settingIndex = Object.keys(LABELS).indexOf(lang) % applySettingsInTurn.length
    applySettingsInTurn[settingIndex]?.()
    const { user } = await renderApp({ lang })
    expect(document.documentElement.dataset['theme']).toBe(settingIndex === 1 ? 'dark' : undefined)
    const list = await screen.findByRole('region', { name: label })
    const buttons = () => within(list).getAllByRole('button')
    const expectLabel = () => {
      expect(list).toHaveAccessibleName(label)
      expect(within(list).getByText(label)).toBeVisible()
      expect(within(list).getByText(label).closest('[aria-hidden], [hidden], .visually-hidden')).toBeNull()
    }
    expectLabel()
    for (const entry of within(list).getAllByRole('listitem'))
      expect(entry).toHaveTextContent(/^[A-Z]\*\*\*[a-z] · 000-\*\*\*-\d{3}Rp\s[1-9][,.]\d{3}$/)
    // Taps Pause, Resume, Hide and Show.
    for (const [index, rowCount] of [
      [0, 3],
      [0, 3],
      [1, 0],
      [0, 3],
    ] as const) {
      await user.click(buttons()[index] ?? list)
      expectLabel()
      expect(within(list).queryAllByRole('listitem')).toHaveLength(rowCount)
    }
  })

  test('moves on by one entry every 3 s, except while the member has paused the list', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { user } = await renderApp()
    const list = await screen.findByRole('region', { name: LABEL })
    const entryTexts = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    // This link appears in a later render than the list. By then the list's effect has run and has
    // started its timer.
    await screen.findByRole('link', { name: /Sunda/ })
    const [, secondEntry, thirdEntry] = entryTexts()
    vi.advanceTimersByTime(3000)
    await waitFor(() => expect(entryTexts().slice(0, 2)).toEqual([secondEntry, thirdEntry]))
    await user.click(within(list).getByRole('button', { name: 'Pause list' }))
    const pausedTexts = entryTexts()
    vi.advanceTimersByTime(9000)
    await user.click(within(list).getByRole('button', { name: 'Resume list' }))
    vi.advanceTimersByTime(3000)
    // The list has moved on by one step: the 9 s before Resume do not count.
    await waitFor(() => expect(entryTexts()).not.toEqual(pausedTexts))
    expect(entryTexts().slice(0, 2)).toEqual(pausedTexts.slice(1))
  })
})

describe('refreshing Home', () => {
  test('repeats Home’s calls, and announces success in Vietnamese with the specified text', async () => {
    const { user } = await renderApp({ lang: 'vi_vi' })
    await screen.findByRole('link', { name: /Sunda/ })
    const startedAt = performance.now()
    await user.click(screen.getByRole('button', { name: 'Làm mới' }))
    await expectAnnounced('Làm mới thành công')
    expect(lastAnnouncement()).toBe('Làm mới thành công')
    expect(performance.now() - startedAt).toBeGreaterThanOrEqual(500)
    expect(callsTo('/Lottery/hotLottery')).toHaveLength(2)
    expect(callsTo('/system/config')).toHaveLength(2)
  })

  test('claims no success if one of the calls failed, and keeps the content', async () => {
    const { user } = await renderApp()
    await screen.findByRole('link', { name: /Sunda/ })
    await api.faults.add({ path: '/system/config', kind: 'offline' })
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectAnnounced('Couldn’t refresh. This is the last version loaded.')
    expect(screen.getByRole('link', { name: /Sunda/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})
