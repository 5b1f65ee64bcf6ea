import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { envelope } from '@/mocks/handlers/envelope'
import { api, callsTo, holdBack } from '../support/api'
import { address, atRest, heading } from '../support/look'
import { renderApp } from '../support/render-app'
import { pressRetry } from '../support/retry'

/** 200 s. Playback is tested in `tests/more/playing.spec.ts`: jsdom has no media. */
const FOREST = '/PlayVideo?id=1001'
const wire = (more: Record<string, unknown> = {}) => ({
  id: 1001,
  vod_name: 'Misty forest, Bogor',
  vod_pic: '',
  vod_play_url: '/media/videos/forest/index.m3u8',
  count: 1200,
  time: '3:20',
  ...more,
})

const player = () => screen.findByRole('region', { name: 'Video player' })

describe('the player’s screen', () => {
  test('names the video, and says before it plays where the preview ends', async () => {
    await renderApp({ path: FOREST, member: 'wulan_r' })
    await heading('Misty forest, Bogor')
    const region = await player()
    expect(region).toHaveTextContent('Preview: first 3:00. The rest needs full access.')
    for (const name of ['Play', 'Back 10 seconds', 'Forward 10 seconds', 'Full screen', 'Mute'])
      expect(within(region).getByRole('button', { name })).toBeInTheDocument()
    const slider = within(region).getByRole('slider', { name: 'Position' })
    expect(slider).toHaveAttribute('aria-valuetext', '0:00 of 3:20, preview ends at 3:00')
    // The whole video, so that the tick stands where its preview ends.
    expect(slider).toHaveAttribute('max', '200')
    expect(slider.parentElement).toHaveStyle({ '--end': '0.9' })
  })

  test.each([
    ['with the right', 'budi_k', {}, 'Full access: no preview limit.', '200'],
    ['of 3:00', 'wulan_r', { time: '3:00' }, 'You can watch the whole video.', '180'],
    ['without a length', 'wulan_r', { time: '2026-11-20' }, 'Preview: first 3:00. The rest needs full access.', '180'],
  ])('says what may be watched %s', async (_case, member, more, words, max) => {
    api.server.use(http.get('*/api/video/getVideoInfo', () => envelope(200, 'ok', wire(more))))
    await renderApp({ path: FOREST, member })
    const region = await player()
    expect(region).toHaveTextContent(words)
    expect(within(region).getByRole('slider')).toHaveAttribute('max', max)
  })

  /** As the browser tells it of the element. */
  async function tell(facts: { duration: number; currentTime?: number }, event: 'durationChange' | 'timeUpdate') {
    const element = (await player()).querySelector('video') ?? document.createElement('video')
    for (const [name, value] of Object.entries(facts)) Object.defineProperty(element, name, { value, writable: true })
    fireEvent[event](element)
  }

  test('of a stream without end says no length', async () => {
    api.server.use(http.get('*/api/video/getVideoInfo', () => envelope(200, 'ok', wire({ time: '' }))))
    await renderApp({ path: FOREST, member: 'budi_k' })
    await tell({ duration: Infinity }, 'durationChange')
    const region = await player()
    expect(region).not.toHaveTextContent(/Infinity|NaN/)
    expect(within(region).getByRole('slider').outerHTML).not.toMatch(/Infinity|NaN/)
  })

  test('leads from the end of the preview to customer service, in the words of the platform', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
    const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
    await tell({ duration: 200, currentTime: 181 }, 'timeUpdate')
    const ended = await screen.findByRole('dialog', { name: 'The preview ended at 3:00' })
    await user.click(within(ended).getByRole('button', { name: 'Contact customer service' }))
    expect(await screen.findByRole('dialog', { name: 'Customer service' })).toHaveTextContent(
      'Contact customer service to upgrade your membership and watch videos.',
    )
  })

  test('says that the platform has sent no stream, when it is asked to play', async () => {
    api.server.use(http.get('*/api/video/getVideoInfo', () => envelope(200, 'ok', wire({ vod_play_url: '' }))))
    const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
    await user.click(within(await player()).getByRole('button', { name: 'Play' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('The platform hasn’t provided this video yet.')
  })

  test.each(['http://', 'https://cdn host/a.jpg', '/media/videos/forest/poster.svg'])(
    'plays on with the poster %j, which the phone’s media buttons show if it is an address',
    async (vod_pic) => {
      const session: { metadata: unknown } = { metadata: null }
      Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true })
      onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaSession'))
      vi.stubGlobal(
        'MediaMetadata',
        class {
          constructor(readonly init: unknown) {}
        },
      )
      api.server.use(http.get('*/api/video/getVideoInfo', () => envelope(200, 'ok', wire({ vod_pic }))))
      const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
      await user.click(within(await player()).getByRole('button', { name: 'Play' }))
      const artwork = vod_pic.startsWith('/') ? [{ src: new URL(vod_pic, window.location.href).href }] : []
      await waitFor(() => expect(session.metadata).toEqual({ init: { title: 'Misty forest, Bogor', artwork } }))
      await heading('Misty forest, Bogor')
      expect(await player()).toBeInTheDocument()
    },
  )

  test('says that it is loading', async () => {
    const release = holdBack('/video/getVideoInfo')
    await renderApp({ path: FOREST, member: 'wulan_r' })
    expect(await screen.findAllByRole('status', { name: 'Loading' })).not.toHaveLength(0)
    release()
    await player()
  })

  test.each(['/video/getVideoInfo', '/member/getUserInfo'])('says why %s failed, and tries again', async (path) => {
    await api.faults.add({ path, kind: 'error', message: 'The projector is cold.' })
    const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The projector is cold.')
    expect(screen.queryByRole('region', { name: 'Video player' })).not.toBeInTheDocument()
    await api.faults.clear()
    await pressRetry(user, alert)
    await player()
  })

  test('says that an address without an id names no video', async () => {
    const { user } = await renderApp({ path: '/PlayVideo', member: 'wulan_r' })
    await heading('Video not found')
    expect(callsTo('/video/getVideoInfo')).toEqual([])
    await user.click(screen.getByRole('link', { name: 'All videos' }))
    await heading('Videos')
  })
})

describe('the recommended list', () => {
  const recommended = () => screen.findAllByRole('link', { name: /plays/ })

  test('puts another video in this one’s place', async () => {
    const app = await renderApp({ path: '/video?class=nature', member: 'wulan_r' })
    const { user } = app
    await heading('Videos')
    await user.click((await screen.findAllByRole('link', { name: /Misty forest, Bogor/ }))[0] ?? document.body)
    await heading('Misty forest, Bogor')
    const [first] = await recommended()
    await user.click(first ?? document.body)
    await heading('Morning by the lake, Ambon')
    expect(address()).toBe('/PlayVideo?id=1002')
    expect(callsTo('/video/getVideoInfoItem').map(({ query }) => query)).toEqual([{ id: '1001' }, { id: '1002' }])
    await atRest(app)
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('Videos')
  })

  test('leaves out the video itself', async () => {
    api.server.use(
      http.get('*/api/video/getVideoInfoItem', () =>
        envelope(200, 'ok', [wire(), wire({ id: 1002, vod_name: 'Morning by the lake' })]),
      ),
    )
    await renderApp({ path: FOREST, member: 'wulan_r' })
    expect(await recommended()).toHaveLength(1)
  })

  test('says that there is none', async () => {
    api.server.use(http.get('*/api/video/getVideoInfoItem', () => envelope(200, 'ok', [])))
    await renderApp({ path: FOREST, member: 'wulan_r' })
    expect(await screen.findByText('No recommendations right now.')).toBeInTheDocument()
  })

  test('that failed leaves the player alone', async () => {
    await api.faults.add({ path: '/video/getVideoInfoItem', kind: 'error', message: 'The shelf is empty.' })
    const { user } = await renderApp({ path: FOREST, member: 'wulan_r' })
    await player()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('The shelf is empty.')
    await api.faults.clear()
    await pressRetry(user, alert)
    expect(await recommended()).toHaveLength(8)
  })
})

describe('the promo on Home', () => {
  test('opens the player’s screen where the platform does not play in place', async () => {
    api.server.use(http.get('*/api/system/base', () => envelope(200, 'ok', { name: 'Tiga', isplay: 0 })))
    const { user } = await renderApp({ path: '/Home', member: 'wulan_r' })
    const watch = await screen.findByRole('region', { name: 'Watch' })
    expect(within(watch).queryByRole('button', { name: /here/ })).not.toBeInTheDocument()
    await user.click(within(watch).getAllByRole('link', { name: 'Misty forest, Bogor' })[0] ?? document.body)
    await waitFor(() => expect(address()).toMatch(/^\/PlayVideo\?id=/))
  })
})
