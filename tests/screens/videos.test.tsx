import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { savePosition } from '@/domain/player/positions'
import { answerGetsWith, api, callsTo, holdBack } from '../support/api'
import { currentAddress, untilIdle, expectAnnounced, expectNoAnnouncement } from '../support/look'
import { openScreen } from '../support/open-screen'
import { type RunningApp, renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

describe('the screen Videos', () => {
  /** Simulates that the end of the list comes near the viewport, because jsdom has no layout. */
  let simulateListEnd = () => {}

  beforeEach(() => {
    class Observer {
      constructor(private readonly report: (entries: { isIntersecting: boolean }[]) => void) {}
      observe(target: Element): void {
        if (target.previousElementSibling?.tagName === 'UL')
          simulateListEnd = () => this.report([{ isIntersecting: true }])
      }
      unobserve(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('IntersectionObserver', Observer)
  })

  function rows(): HTMLElement[] {
    return screen.queryAllByRole('listitem')
  }

  /** Returns the positions of the rendered rows, counted from 1. */
  function renderedPositions(): number[] {
    return rows().map((row) => Number(row.getAttribute('aria-posinset')))
  }

  function categoryTab(name: string): HTMLElement {
    return within(screen.getByRole('tablist', { name: 'Categories' })).getByRole('tab', { name })
  }

  function pageQueries(): Readonly<Record<string, string>>[] {
    return callsTo('/video/getVideoList').map(({ query }) => query)
  }

  function pagesOf(id: string): (string | undefined)[] {
    return pageQueries()
      .filter((query) => query['id'] === id)
      .map(({ page }) => page)
  }

  test('shows the first category, and reacts to several arrow keys before the address has changed', async () => {
    const release = holdBack('/video/itemlist')
    const { user } = await renderApp({ path: '/video' })
    await screen.findByRole('status', { name: 'Loading' })
    release()
    await waitFor(() => expect(renderedPositions().slice(0, 3)).toEqual([1, 2, 3]))
    expect(pageQueries()[0]).toEqual({ id: 'nature', page: '0' })
    expect(rows()[0]).toHaveAttribute('aria-setsize', '87')
    const videoLink = within(rows()[0] ?? document.body).getByRole('link', {
      name: /^Misty forest, Bogor.*plays.*Length 3:20/,
    })
    expect(videoLink).toHaveAttribute('href', '/PlayVideo?id=1001')
    const panel = screen.getByRole('tabpanel', { name: 'Nature' })
    expect(panel).toContainElement(screen.getByRole('list', { name: 'Nature' }))
    expect(categoryTab('Nature')).toHaveAttribute('aria-controls', panel.id)
    expect(categoryTab('Cities')).not.toHaveAttribute('aria-controls')
    // The Tab key stops at only one of the tabs.
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([categoryTab('Nature')])
    categoryTab('Nature').focus()
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
    expect(categoryTab('Cities')).toHaveFocus()
    await screen.findByRole('list', { name: 'Cities' })
    expect(categoryTab('Cities')).toHaveAttribute('aria-selected', 'true')
    expect(currentAddress()).toBe('/video?class=cities')
    await user.keyboard('{Home}{ArrowLeft}')
    expect(categoryTab('Music')).toHaveFocus()
    await screen.findByRole('list', { name: 'Music' })
  })

  test('loads one more page at each tap on a button, and loads the first page again at a refresh', async () => {
    const { user } = await renderApp({ path: '/video?class=craft' })
    await waitFor(() => expect(pagesOf('craft')).toEqual(['0']))
    for (const pages of [2, 3, 4]) {
      await user.click(await screen.findByRole('button', { name: 'Load more' }))
      await waitFor(() => expect(pagesOf('craft')).toHaveLength(pages))
    }
    await screen.findByText('No more videos')
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument()
    expect(pagesOf('craft')).toEqual(['0', '1', '2', '3'])
    expect(rows()).toHaveLength(40)
    expect(rows()[0]).toHaveAttribute('aria-setsize', '40')
    await user.click(screen.getByRole('button', { name: 'Refresh' }))
    await expectAnnounced('Refresh successful')
    expect(pagesOf('craft').slice(4, 5)).toEqual(['0'])
    expect(callsTo('/video/itemlist')).toHaveLength(2)
  })

  test.each([
    ['a category is empty', '/video/getVideoList', { data: '', count: '0' }],
    ['there are no categories', '/video/itemlist', []],
  ])('shows “Nothing yet” if %s', async (_name, call, data) => {
    answerGetsWith(call, data)
    await renderApp({ path: '/video' })
    expect(await screen.findByText('Nothing yet')).toBeVisible()
    expect(pageQueries()).toHaveLength(call === '/video/itemlist' ? 0 : 1)
  })

  test('begins with the last watched video, and shows on covers how much is watched', async () => {
    const { close } = await renderApp({ path: '/video', member: 'wulan_r' })
    await waitFor(() => expect(renderedPositions()).toContain(1))
    expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument()
    expect(callsTo('/video/getVideoInfo')).toEqual([])
    savePosition('1001', 80, 200)
    close()
    await renderApp({ path: '/video', member: 'wulan_r' })
    const continueRegion = await screen.findByRole('region', { name: 'Continue' })
    const link = await within(continueRegion).findByRole('link', {
      name: /Misty forest, Bogor.*1:20 \/ 3:20.*Watched to 1:20/,
    })
    expect(link).toHaveAttribute('href', '/PlayVideo?id=1001')
    await waitFor(() => expect(within(rows()[0] ?? document.body).getByText('Watched to 1:20')).toBeInTheDocument())
    const watchedTexts = screen.getAllByText('Watched to 1:20')
    expect(watchedTexts).toHaveLength(2)
    expect(watchedTexts[0]?.nextElementSibling).toHaveStyle({ '--part': '0.4' })
  })

  test('leaves out the last watched video if it cannot be loaded', async () => {
    const { close } = await renderApp({ path: '/video', member: 'wulan_r' })
    savePosition('1001', 80, 200)
    close()
    await api.faults.add({ path: '/video/getVideoInfo', kind: 'error', message: 'Gone.' })
    await renderApp({ path: '/video', member: 'wulan_r' })
    await screen.findByRole('region', { name: 'Continue' })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue' })).not.toBeInTheDocument())
    await waitFor(() => expect(renderedPositions()).toContain(1))
  })

  test('keeps the loaded pages if the next page fails, and loads that page only on Retry', async () => {
    const app = await renderApp({ path: '/video?class=craft' })
    await screen.findByRole('button', { name: 'Load more' })
    act(simulateListEnd)
    await waitFor(() => expect(renderedPositions()).toContain(20))
    await api.faults.add({ path: '/video/getVideoList', kind: 'error', message: 'The reel is torn.' })
    act(simulateListEnd)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Couldn’t load more videos. The reel is torn.')
    expect(renderedPositions()).toContain(20)
    act(simulateListEnd)
    await untilIdle(app)
    expect(pagesOf('craft')).toEqual(['0', '1', '2'])
    await api.faults.clear()
    await pressRetry(app.user, alert)
    await waitFor(() => expect(renderedPositions()).toContain(21))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(pagesOf('craft').slice(0, 4)).toEqual(['0', '1', '2', '2'])
  })

  test('is not scrolled by a refresh that ends after the category has changed, and announces nothing', async () => {
    const app = await renderApp({ path: '/video?class=nature' })
    const { user } = app
    const refresh = () => screen.getByRole('button', { name: 'Refresh' })
    await waitFor(() => expect(renderedPositions()).toContain(1))
    Object.assign(window, { scrollY: 500 })
    await user.click(categoryTab('Craft'))
    await screen.findByRole('list', { name: 'Craft' })
    await untilIdle(app)
    const scrollTo = vi.spyOn(window, 'scrollTo')

    // Nature is opened again, so its former scroll position must be restored.
    const release = holdBack('/video/getVideoList')
    await user.click(refresh())
    await user.click(categoryTab('Nature'))
    await waitFor(() => expect(categoryTab('Nature')).toHaveAttribute('aria-selected', 'true'))
    release()
    await waitFor(() => expect(refresh()).not.toHaveAttribute('aria-busy', 'true'))
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 500))
    await expectNoAnnouncement()
  })
})

describe('a video', () => {
  /**
   * Path of a video of 200 s. jsdom plays no media, so `tests/more/playing.spec.ts` tests the
   * playback.
   */
  const FOREST = '/PlayVideo?id=1001'
  const payload = (fields: Record<string, unknown> = {}) => ({
    id: 1001,
    vod_name: 'Misty forest, Bogor',
    vod_pic: '',
    vod_play_url: '/media/videos/forest/index.m3u8',
    count: 1200,
    time: '3:20',
    ...fields,
  })

  const player = () => screen.findByRole('region', { name: 'Video player' })

  test('shows its name, and shows before it plays where the preview ends', async () => {
    await openScreen(FOREST, 'Misty forest, Bogor', { member: 'wulan_r' })
    const region = await player()
    expect(region).toHaveTextContent('Preview: first 3:00')
    for (const name of ['Back 10 seconds', 'Forward 10 seconds', 'Full screen', 'Mute'])
      expect(within(region).getByRole('button', { name })).toBeInTheDocument()
    const slider = within(region).getByRole('slider', { name: 'Position' })
    expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 3:20, preview ends at 3:00')
    // The slider covers the full video; a tick shows the end of the preview.
    expect(slider).toHaveAttribute('max', '200')
    expect(slider.parentElement).toHaveStyle({ '--end': '0.9' })
  })

  test('shows before it plays at which position it resumes', async () => {
    const { close } = await renderApp({ path: FOREST, member: 'wulan_r' })
    await player()
    savePosition('1001', 80, 200)
    close()
    await renderApp({ path: FOREST, member: 'wulan_r' })
    const region = await player()
    expect(within(region).getByRole('button', { name: 'Resume 1:20' })).toBeInTheDocument()
    expect(within(region).getByText('1:20 / 3:20')).toBeInTheDocument()
    expect(within(region).getByRole('slider')).toHaveValue('80')
  })

  test.each([
    ['with the full-view right', 'budi_k', '3:20', 'Full access: no preview limit', '200'],
    ['if it is 3:00 long', 'wulan_r', '3:00', 'You can watch the whole video', '180'],
    ['if its length is unknown', 'wulan_r', '2026-11-20', 'Preview: first 3:00', '180'],
  ])('says how much of it the member may watch %s', async (_case, member, time, words, max) => {
    answerGetsWith('/video/getVideoInfo', payload({ time }))
    await renderApp({ path: FOREST, member })
    const region = await player()
    expect(region).toHaveTextContent(words)
    expect(within(region).getByRole('slider')).toHaveAttribute('max', max)
  })

  test('shows its date in words, on its screen and in the list of recommendations', async () => {
    for (const path of ['/video/getVideoInfo', '/video/getVideoInfoItem'])
      answerGetsWith(
        path,
        path.endsWith('Item') ? [payload({ id: 1002, time: 1_795_176_309 })] : payload({ time: '2026-11-20 13:05' }),
      )
    await renderApp({ path: FOREST, member: 'wulan_r' })
    expect(await player()).toHaveTextContent('1,200 plays · Nov 20, 2026 ·')
    expect(await screen.findByRole('link', { name: /1,200 plays · Nov 20, 2026$/ })).toBeInTheDocument()
  })

  async function fireMediaEvent(
    properties: { duration: number; currentTime?: number },
    event: 'durationChange' | 'timeUpdate',
  ) {
    const element = (await player()).querySelector('video') ?? document.createElement('video')
    for (const [name, value] of Object.entries(properties))
      Object.defineProperty(element, name, { value, writable: true })
    fireEvent[event](element)
  }

  test('shows neither “Infinity” nor “NaN” as a length if it is a stream without an end', async () => {
    answerGetsWith('/video/getVideoInfo', payload({ time: '' }))
    await renderApp({ path: FOREST, member: 'budi_k' })
    await fireMediaEvent({ duration: Infinity }, 'durationChange')
    const region = await player()
    expect(region).not.toHaveTextContent(/Infinity|NaN/)
    expect(within(region).getByRole('slider').outerHTML).not.toMatch(/Infinity|NaN/)
  })

  test('offers customer service for an upgrade of the membership at the end of the preview', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
    await fireMediaEvent({ duration: 200, currentTime: 181 }, 'timeUpdate')
    const previewEndDialog = await screen.findByRole('dialog', { name: 'The preview ended at 3:00' })
    expect(within(previewEndDialog).getByRole('link', { name: 'Other videos' })).toHaveAttribute('href', '/video')
    await user.click(within(previewEndDialog).getByRole('button', { name: 'Contact customer service' }))
    expect(await screen.findByRole('dialog', { name: 'Customer service' })).toHaveTextContent(
      'Contact customer service to upgrade your membership and watch videos.',
    )
  })

  const press = async (app: RunningApp, name: string) => app.user.click(await screen.findByRole('button', { name }))

  test('says that the platform has sent no stream, and requests the video again on Retry', async () => {
    answerGetsWith('/video/getVideoInfo', payload({ vod_play_url: '' }))
    const app = await renderApp({ path: FOREST, member: 'wulan_r' })
    await press(app, 'Play')
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform hasn’t provided this video yet.')
    await press(app, 'Retry')
    await waitFor(() => expect(callsTo('/video/getVideoInfo')).toHaveLength(2))
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform hasn’t provided this video yet.')
  })

  test('offers other videos if this browser cannot play it', async () => {
    const app = await renderApp({ path: FOREST, member: 'wulan_r' })
    await press(app, 'Play')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('This browser can’t play this video. Try another browser.')
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument()
    expect(within(alert).getByRole('link', { name: 'All videos' })).toHaveAttribute('href', '/video')
  })

  test('is left out of its own recommendations, which then say that there are none', async () => {
    answerGetsWith('/video/getVideoInfoItem', [payload()])
    await renderApp({ path: FOREST, member: 'wulan_r' })
    expect(await screen.findByText('No recommendations right now.')).toBeInTheDocument()
  })

  test('opens from Home on its own screen if the platform turns off playing on Home', async () => {
    answerGetsWith('/system/base', { name: 'Tiga', isplay: 0 })
    const app = await renderApp({ path: '/Home', member: 'wulan_r' })
    const videosRegion = await screen.findByRole('region', { name: 'Videos' })
    expect(within(videosRegion).queryByRole('button', { name: /here/ })).not.toBeInTheDocument()
    await app.user.click(within(videosRegion).getAllByRole('link', { name: 'Misty forest, Bogor' })[0] ?? document.body)
    await screen.findByRole('region', { name: 'Video player' })
    expect(currentAddress()).toMatch(/^\/PlayVideo\?id=/)
    // Waits for the remaining calls, which would otherwise be counted in the next test.
    await untilIdle(app)
  })
})
