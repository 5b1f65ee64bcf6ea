import { expect, type Page } from '@playwright/test'
import { paths, routePatterns } from '@/paths'
import { BUDI, WULAN } from '../support/members'
import {
  emptyAnswers,
  refuseCalls,
  storeAndReload,
  FAULT_TEXT_PATTERN,
  delayAnswers,
  type ScreenState,
  type Stage,
} from './state'

const videosScreen = { path: paths.videos(), token: null }
/** The category "craft", whose forty videos fill more than one page of the list. */
const craftScreen = { path: `${paths.videos()}?class=craft`, token: null }
const DURATION_PATTERN = /\d\d:\d\d/
/** A video of 3:20. Members without the right to see full videos see only the first 3:00. */
const videoScreen = { path: paths.video('1001'), token: WULAN }
const loadedVideo = { ...videoScreen, ready: '3:20' }

async function scrollDownUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await check()
  }).toPass({ intervals: [100] })
}

const play = ({ page, say }: Stage) =>
  page
    .getByRole('region', { name: say('player:player') })
    .getByRole('button', { name: say('player:play'), exact: true })
    .tap()

export const videoStates: readonly ScreenState[] = [
  { ...videosScreen, name: 'Videos', ready: DURATION_PATTERN },
  {
    ...videosScreen,
    token: WULAN,
    name: 'Videos, one to continue',
    prepare: async (stage) => {
      await storeAndReload('member.watched', [{ id: '1001', at: 80, length: 200 }])(stage)
      await expect(stage.page.getByRole('region', { name: stage.say('video:continue') })).toContainText('1:20')
    },
    ready: DURATION_PATTERN,
  },
  { ...videosScreen, name: 'Videos, failed', faults: refuseCalls('/video/getVideoList'), ready: FAULT_TEXT_PATTERN },
  { ...videosScreen, name: 'Videos, loading', faults: delayAnswers('/video/itemlist') },
  { ...videosScreen, name: 'Videos, list loading', faults: delayAnswers('/video/getVideoList') },
  { ...videosScreen, name: 'Videos, no categories', faults: emptyAnswers('/video/itemlist') },
  { ...videosScreen, name: 'Videos, empty', faults: emptyAnswers('/video/getVideoList') },
  {
    ...craftScreen,
    name: 'Videos, page failed',
    prepare: async ({ page }) => {
      await page.route('**/getVideoList?*page=2*', (route) => route.abort())
      await scrollDownUntil(page, () => expect(page.getByRole('alert')).toBeVisible({ timeout: 500 }))
    },
    ready: DURATION_PATTERN,
  },
  {
    ...craftScreen,
    name: 'Videos, the end',
    prepare: ({ page, say }) =>
      scrollDownUntil(page, () => expect(page.getByText(say('video:end'))).toBeInViewport({ timeout: 100 })),
    ready: DURATION_PATTERN,
  },
  { ...loadedVideo, name: 'Video' },
  { ...loadedVideo, name: 'Video, with the right', token: BUDI },
  {
    ...loadedVideo,
    name: 'Video, full screen',
    isModern: true,
    prepare: async ({ page, say }) => {
      await page.getByRole('button', { name: say('player:fullScreen') }).tap()
      await expect(page.getByRole('button', { name: say('player:leaveFullScreen') })).toBeVisible()
    },
  },
  { ...videoScreen, name: 'Video, loading', faults: delayAnswers('/video/getVideoInfo') },
  { ...videoScreen, name: 'Video, failed', faults: refuseCalls('/video/getVideoInfo'), ready: FAULT_TEXT_PATTERN },
  { ...videoScreen, name: 'Video, not found', path: routePatterns.video },
  {
    ...loadedVideo,
    name: 'Video, stream lost',
    prepare: async (stage) => {
      await stage.page.route('**/*.m3u8', (route) => route.abort())
      await play(stage)
      await expect(stage.page.getByRole('alert')).toBeVisible({ timeout: 20_000 })
    },
  },
  {
    ...loadedVideo,
    name: 'Video, unsupported format',
    prepare: async (stage) => {
      const { page, say } = stage
      const codecs = 'vvc1.1.L51,mp4a.40.2'
      const body = `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=60000,CODECS="${codecs}"\nlevel.m3u8\n`
      await page.route('**/*.m3u8', (route) => route.fulfill({ contentType: 'application/vnd.apple.mpegurl', body }))
      await play(stage)
      await expect(page.getByRole('alert')).toContainText(say('player:lost.unsupported'))
    },
  },
  {
    ...loadedVideo,
    name: 'Video, preview ended',
    prepare: async (stage) => {
      const { page, say } = stage
      await play(stage)
      await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) > 1)
      await page.evaluate(() => {
        const element = document.querySelector('video')
        if (element !== null) element.currentTime = 190
      })
      await expect(page.getByRole('dialog', { name: say('player:previewEnded', { position: '3:00' }) })).toBeVisible()
    },
  },
]
