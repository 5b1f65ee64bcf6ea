import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { chooseDataSaver } from '@/lib/data-saver'
import { renderApp } from '../support/render-app'

/** What the player asked of the stream. */
const stream = vi.hoisted(() => ({
  settings: {} as Record<string, unknown>,
  /** The highest level of the library's own choice. */
  cap: -1,
}))

vi.mock('hls.js', () => {
  class FakeHls {
    static readonly Events = { ERROR: 'error', FRAG_BUFFERED: 'buffered', MANIFEST_PARSED: 'parsed' }
    static readonly ErrorTypes = { NETWORK_ERROR: 'network', MEDIA_ERROR: 'media' }
    static readonly isSupported = () => true
    readonly levels = [180, 360].map((height) => ({ height, bitrate: height * 1000 }))
    constructor(settings: Record<string, unknown>) {
      stream.settings = settings
    }
    set autoLevelCapping(level: number) {
      stream.cap = level
    }
    on(event: string, handler: () => void): void {
      if (event === 'parsed') queueMicrotask(handler)
    }
    loadSource(): void {}
    attachMedia(): void {}
    destroy(): void {}
  }
  return { default: FakeHls }
})

test('where data is saved, the lowest quality is played', async () => {
  chooseDataSaver('on')
  const { user } = await renderApp({ path: '/PlayVideo?id=1001', member: 'wulan_r' })
  const player = await screen.findByRole('region', { name: 'Video player' })
  await user.click(within(player).getByRole('button', { name: 'Play' }))
  await waitFor(() => expect(stream.cap).toBe(0))
  // The library's cap by the player's size would raise ours.
  expect(stream.settings).toMatchObject({ capLevelToPlayerSize: false, startLevel: 0 })
})
