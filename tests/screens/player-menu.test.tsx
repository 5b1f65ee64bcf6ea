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

const SETTINGS = 'Video settings'
const settings = () => screen.getByRole('button', { name: SETTINGS })
const panel = () => screen.queryByRole('group', { name: SETTINGS })

/** Opens a video, plays it and opens the menu. */
async function openMenu() {
  const { user } = await renderApp({ path: '/PlayVideo?id=1001', member: 'wulan_r' })
  const player = await screen.findByRole('region', { name: 'Video player' })
  await user.click(within(player).getByRole('button', { name: 'Play' }))
  await user.click(settings())
  return user
}

test('the menu takes the focus, and closes on Escape, at a touch elsewhere and at Tab out of it', async () => {
  const user = await openMenu()
  expect(settings()).toHaveAttribute('aria-expanded', 'true')
  expect(panel()).toHaveFocus()
  await user.tab()
  expect(screen.getByRole('combobox', { name: 'Speed' })).toHaveFocus()
  await user.keyboard('{Escape}')
  expect(panel()).not.toBeInTheDocument()
  expect(settings()).toHaveFocus()
  expect(settings()).toHaveAttribute('aria-expanded', 'false')
  await user.click(settings())
  await user.click(screen.getByRole('heading', { level: 1 }))
  expect(panel()).not.toBeInTheDocument()
  await user.click(settings())
  expect(panel()).toBeInTheDocument()
  // Speed, and out.
  await user.tab()
  await user.tab()
  expect(panel()).not.toBeInTheDocument()
})

test('where data is saved, the lowest quality is played', async () => {
  chooseDataSaver('on')
  await openMenu()
  await waitFor(() => expect(stream.cap).toBe(0))
  // The library's cap by the player's size would raise ours.
  expect(stream.settings).toMatchObject({ capLevelToPlayerSize: false, startLevel: 0 })
})
