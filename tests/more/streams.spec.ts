import { readFileSync } from 'node:fs'
import type { Page, Route } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, test, WULAN } from '../e2e/support/app'
import {
  button,
  previewEndDialog,
  FOREST_VIDEO_PATH,
  expectPosition,
  expectMoving,
  play,
  player,
  press,
  seek,
  readVideoState,
} from '../e2e/support/player'

/** Tests streams that a platform may send, and the text that is shown if a stream fails. */

const FILM_PATH = '/media/videos/terraces/full.mp4'
const filmFile = readFileSync('src/mocks/media/videos/terraces/full.mp4')
/** A playlist with seven segments of one file, 64 s in total. */
const playlist = readFileSync('src/mocks/media/videos/terraces/full.m3u8', 'utf8').replaceAll('full.mp4', FILM_PATH)
const [playlistHead = '', ...segments] = playlist
  .replace('#EXT-X-ENDLIST', '')
  .trim()
  .split(/(?=#EXTINF)/)
const END_TAG = '#EXT-X-ENDLIST\n'
const SIGN_IN_PAGE = '<!doctype html><title>Sign in</title>'

const masterPlaylist = (codecs: string, level = 'level.m3u8') =>
  `#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=60000,RESOLUTION=640x360,CODECS="${codecs}"\n${level}\n`
const playlistWithKey = (key: string) => playlist.replace('#EXT-X-MAP', `#EXT-X-KEY:${key}\n#EXT-X-MAP`)

type Reply = Parameters<Route['fulfill']>[0] | 'abort' | 'silence'

const textReply = (body: string, contentType = 'application/vnd.apple.mpegurl'): Reply => ({ body, contentType })
const errorReply = (code: number) => ({ status: code, body: SIGN_IN_PAGE, contentType: 'text/html' })

interface BrokenStream {
  name: string
  address?: string
  /** Replies by file name. "segment" is the film's media file, of which each segment is a part. */
  replies: Readonly<Record<string, Reply>>
  words: string
  /** Maximum number of seconds from the tap on Play to the text. */
  within: number
  /** Maximum number of requests for the media file: one for its header, one for each segment. */
  segments: number
  hasRetry?: boolean
}

const NO_VIDEO_TEXT = 'The platform sent no video.'
const REFUSED_TEXT = 'The platform can’t provide this video now.'
const NO_FORMAT_TEXT = 'This browser can’t play this video. Try another browser.'
const PROTECTED_TEXT = 'This video is protected, and Tiga can’t play it.'
const UNREACHED_TEXT = 'The video’s server couldn’t be reached.'
const SILENT_TEXT = 'The video isn’t arriving.'
const UNREADABLE_TEXT = 'The video couldn’t be read.'
const STREAM_PATH = '/streams/film.m3u8'

const brokenStreams: readonly BrokenStream[] = [
  {
    name: 'a codec that no browser has',
    replies: { 'film.m3u8': textReply(masterPlaylist('vvc1.1.L51,mp4a.40.2')), 'level.m3u8': textReply(playlist) },
    words: NO_FORMAT_TEXT,
    within: 3,
    segments: 0,
    hasRetry: false,
  },
  {
    name: 'a film that needs a key system',
    replies: {
      'film.m3u8': textReply(
        playlistWithKey(
          'METHOD=SAMPLE-AES,URI="skd://key",KEYFORMAT="com.apple.streamingkeydelivery",KEYFORMATVERSIONS="1"',
        ),
      ),
    },
    words: PROTECTED_TEXT,
    within: 3,
    segments: 0,
    hasRetry: false,
  },
  {
    name: 'a film whose level names a key system',
    replies: {
      'film.m3u8': textReply(masterPlaylist('avc1.4d401e,mp4a.40.2')),
      'level.m3u8': textReply(
        playlistWithKey(
          'METHOD=SAMPLE-AES-CTR,URI="data:,x",KEYFORMAT="urn:uuid:edef8ba9-79d6-4ace-a3c8-27dcd51d21ed"',
        ),
      ),
    },
    words: PROTECTED_TEXT,
    within: 3,
    segments: 0,
    hasRetry: false,
  },
  {
    name: 'a page in place of a playlist',
    replies: { 'film.m3u8': textReply(SIGN_IN_PAGE, 'text/html') },
    words: NO_VIDEO_TEXT,
    within: 3,
    segments: 0,
  },
  {
    name: 'JSON in place of a playlist',
    replies: { 'film.m3u8': textReply('{"code":401}', 'application/json') },
    words: NO_VIDEO_TEXT,
    within: 3,
    segments: 0,
  },
  { name: 'an empty answer', replies: { 'film.m3u8': textReply('') }, words: NO_VIDEO_TEXT, within: 3, segments: 0 },
  {
    name: 'a playlist without segments',
    replies: { 'film.m3u8': textReply(`${playlistHead}${END_TAG}`) },
    words: NO_VIDEO_TEXT,
    within: 3,
    segments: 0,
  },
  {
    name: 'a page in place of a level',
    replies: {
      'film.m3u8': textReply(masterPlaylist('avc1.4d401e,mp4a.40.2')),
      'level.m3u8': textReply(SIGN_IN_PAGE, 'text/html'),
    },
    words: NO_VIDEO_TEXT,
    within: 3,
    segments: 0,
  },
  ...[403, 404, 410].map((code) => ({
    name: `an address that is answered with ${code}`,
    replies: { 'film.m3u8': errorReply(code) },
    words: REFUSED_TEXT,
    within: 3,
    segments: 0,
  })),
  {
    name: 'a server with a fault',
    replies: { 'film.m3u8': errorReply(503) },
    words: REFUSED_TEXT,
    within: 10,
    segments: 0,
  },
  { name: 'no connection', replies: { 'film.m3u8': 'abort' }, words: UNREACHED_TEXT, within: 10, segments: 0 },
  { name: 'a silent server', replies: { 'film.m3u8': 'silence' }, words: SILENT_TEXT, within: 20, segments: 0 },
  {
    name: 'a silent level',
    replies: { 'film.m3u8': textReply(masterPlaylist('avc1.4d401e,mp4a.40.2')), 'level.m3u8': 'silence' },
    words: SILENT_TEXT,
    within: 21,
    segments: 0,
  },
  {
    name: 'silent segments',
    replies: { 'film.m3u8': textReply(playlist), segment: 'silence' },
    words: SILENT_TEXT,
    within: 21,
    segments: 4,
  },
  {
    name: 'segments that are refused',
    replies: { 'film.m3u8': textReply(playlist), segment: errorReply(403) },
    words: REFUSED_TEXT,
    within: 3,
    segments: 2,
  },
  {
    name: 'segments that are pages',
    replies: { 'film.m3u8': textReply(playlist), segment: textReply(SIGN_IN_PAGE, 'text/html') },
    words: UNREADABLE_TEXT,
    within: 10,
    segments: 2,
  },
  {
    name: 'segments of noise',
    replies: {
      'film.m3u8': textReply(playlist),
      segment: { status: 206, contentType: 'video/mp4', body: Buffer.alloc(50_000, 7) },
    },
    words: UNREADABLE_TEXT,
    within: 10,
    segments: 2,
  },
  {
    name: 'a plain file that is missing',
    address: '/streams/film.mp4',
    replies: { 'film.mp4': errorReply(404) },
    words: REFUSED_TEXT,
    within: 10,
    segments: 0,
  },
  {
    name: 'a page in place of a plain file',
    address: '/streams/film.mp4',
    replies: { 'film.mp4': textReply(SIGN_IN_PAGE, 'text/html') },
    words: NO_VIDEO_TEXT,
    within: 10,
    segments: 0,
  },
  {
    name: 'a plain file in no format that this browser plays',
    address: '/streams/film',
    replies: { film: { contentType: 'video/mp4', body: Buffer.alloc(50_000, 7) } },
    words: NO_FORMAT_TEXT,
    within: 10,
    segments: 0,
    hasRetry: false,
  },
  {
    name: 'a plain file without a connection',
    address: '/streams/film.mp4',
    replies: { 'film.mp4': 'abort' },
    words: UNREACHED_TEXT,
    within: 10,
    segments: 0,
  },
  {
    name: 'a silent plain file',
    address: '/streams/film.mp4',
    replies: { 'film.mp4': 'silence' },
    words: SILENT_TEXT,
    within: 20,
    segments: 0,
  },
  {
    name: 'an address with http',
    address: 'http://films.example/streams/film.m3u8',
    replies: { 'film.m3u8': 'abort' },
    words: UNREACHED_TEXT,
    within: 10,
    segments: 0,
  },
  {
    name: 'another host that allows no cross-origin reading',
    address: 'https://films.example/streams/film.m3u8',
    replies: {
      'film.m3u8': { ...errorReply(403), headers: { 'access-control-allow-origin': 'https://none.example' } },
    },
    words: UNREADABLE_TEXT,
    within: 10,
    segments: 0,
  },
]

/**
 * Answers requests for the stream by `replies`. Returns a list, which grows by the name of each
 * requested file.
 */
async function serveStream(
  page: Page,
  { address = STREAM_PATH, replies }: Pick<BrokenStream, 'address' | 'replies'>,
): Promise<string[]> {
  const requestedFiles: string[] = []
  await replaceStreamAddress(page, () => address)
  await page.route(/\/streams\/|terraces\/full\.mp4/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const name = pathname.startsWith('/streams/') ? pathname.slice('/streams/'.length) : 'segment'
    requestedFiles.push(name)
    const reply = replies[name]
    if (reply === undefined) await route.continue()
    else if (reply === 'abort') await route.abort()
    else if (reply !== 'silence') await route.fulfill(reply)
  })
  return requestedFiles
}

/**
 * Replaces the film's address in answers of `getVideoInfo`, and removes the film's length (`time`).
 * Returns a function that returns the number of these answers so far.
 */
async function replaceStreamAddress(page: Page, addressOf: (time: number) => string): Promise<() => number> {
  let times = 0
  await page.route(/\/api\/video\/getVideoInfo\?/, async (route) => {
    const response = await route.fetch()
    const envelope = (await response.json()) as { data: string }
    const data = JSON.parse(Buffer.from(envelope.data, 'base64').toString()) as Record<string, unknown>
    times += 1
    const changedData = { ...data, time: '', vod_play_url: addressOf(times) }
    await route.fulfill({ response: response, json: { ...envelope, data: changedData } })
  })
  return () => times
}

const playerAlert = (page: Page) => player(page).getByRole('alert')

for (const brokenStream of brokenStreams)
  test(`${brokenStream.name} is reported as “${brokenStream.words}”, and nothing more of the stream is fetched`, async ({
    page,
  }) => {
    const requestedFiles = await serveStream(page, brokenStream)
    await openAs(page, WULAN, FOREST_VIDEO_PATH)
    await press(page, 'Play')
    const tappedAt = Date.now()
    await expect(playerAlert(page)).toContainText(brokenStream.words, { timeout: brokenStream.within * 1000 })
    const seconds = (Date.now() - tappedAt) / 1000
    await expect(playerAlert(page).getByRole('button', { name: 'Retry' })).toHaveCount(
      brokenStream.hasRetry === false ? 0 : 1,
    )
    await expect(playerAlert(page).getByRole('link', { name: 'All videos' })).toHaveCount(
      brokenStream.hasRetry === false ? 1 : 0,
    )
    const requestCountBefore = requestedFiles.length
    await page.waitForTimeout(3000)
    expect(requestedFiles.length - requestCountBefore).toBe(0)
    const fetchedSegmentCount = requestedFiles.filter((name) => name === 'segment').length
    expect(fetchedSegmentCount).toBeLessThanOrEqual(brokenStream.segments)
    test
      .info()
      .annotations.push({ type: 'reported', description: `${seconds.toFixed(1)} s, ${fetchedSegmentCount} segments` })
  })

const forestFile = readFileSync('src/mocks/media/videos/forest/full.mp4')

/** Answers with the requested bytes of a file, as a server of plain files does. */
async function sendFile(route: Route, file: Buffer, headers: Record<string, string> = {}): Promise<void> {
  const [, rangeStart = '0', rangeEnd = ''] = /bytes=(\d+)-(\d*)/.exec(route.request().headers()['range'] ?? '') ?? []
  const lastByte = rangeEnd === '' ? file.length - 1 : Number(rangeEnd)
  const rangeHeaders = { 'accept-ranges': 'bytes', 'content-range': `bytes ${rangeStart}-${lastByte}/${file.length}` }
  const body = file.subarray(Number(rangeStart), lastByte + 1)
  await route.fulfill({ status: 206, contentType: 'video/mp4', headers: { ...rangeHeaders, ...headers }, body })
}

for (const address of ['/streams/film', 'https://films.example/streams/film?id=7'])
  test(`a plain file without an extension plays until its preview ends at 3:00 (${address})`, async ({ page }) => {
    await replaceStreamAddress(page, () => address)
    const headers = { 'access-control-allow-origin': 'https://none.example' }
    await page.route(/\/streams\//, (route) => sendFile(route, forestFile, headers))
    await openAs(page, WULAN, FOREST_VIDEO_PATH)
    await press(page, 'Play')
    await expect.poll(async () => (await readVideoState(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(0.2)
    await expect(playerAlert(page)).toHaveCount(0)
    await seek(page, 178)
    await expect(previewEndDialog(page)).toBeVisible({ timeout: 20_000 })
    await expectPosition(page, 179, 180.1)
  })

test('a missing segment is reported where the film stops, and a seek to a later segment plays on', async ({ page }) => {
  await replaceStreamAddress(page, () => STREAM_PATH)
  await page.route(/\/streams\//, (route) => route.fulfill({ body: playlist }))
  // Answers the request for the second segment with 404.
  await page.route(/terraces\/full\.mp4/, (route) =>
    route.request().headers()['range']?.startsWith('bytes=33887-') === true
      ? route.fulfill(errorReply(404))
      : route.continue(),
  )
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await play(page)
  await expect(playerAlert(page)).toHaveCount(0)
  await expect(playerAlert(page)).toContainText('Part of the video is missing here.', { timeout: 20_000 })
  // The failure was reported only after almost all of the first segment (10 s) had played.
  expect((await readVideoState(page)).currentTime).toBeGreaterThan(9)
  await seek(page, 31)
  await expect(playerAlert(page)).toHaveCount(0)
  await expectMoving(page)
  await expectPosition(page, 30, 40)
})

test('a recording without an end tag starts at its beginning and ends after its last segment', async ({ page }) => {
  const recordedPlaylist = [
    playlistHead.replace('#EXT-X-PLAYLIST-TYPE:VOD\n', '').replace('TARGETDURATION:10', 'TARGETDURATION:2'),
    ...segments,
  ].join('')
  await replaceStreamAddress(page, () => STREAM_PATH)
  await page.route(/\/streams\//, (route) => route.fulfill({ body: recordedPlaylist }))
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await press(page, 'Play')
  await expect.poll(async () => (await readVideoState(page)).currentTime).toBeGreaterThan(0.2)
  expect((await readVideoState(page)).currentTime).toBeLessThan(8)
  await page.waitForTimeout(5000)
  await seek(page, 62)
  await expect.poll(async () => (await readVideoState(page)).ended, { timeout: 30_000 }).toBe(true)
  await expect(playerAlert(page)).toHaveCount(0)
})

test('a live stream begins near its end and plays on as it grows', async ({ page }) => {
  const startedAtMs = Date.now()
  const livePlaylist = () => {
    // Begins with three segments, and adds one every four seconds, as a live stream does.
    const count = Math.min(segments.length, 3 + Math.floor((Date.now() - startedAtMs) / 4000))
    const liveHead = playlistHead
      .replace('#EXT-X-PLAYLIST-TYPE:VOD\n', '')
      .replace('TARGETDURATION:10', 'TARGETDURATION:4')
      .replace('SEQUENCE:0', 'SEQUENCE:100')
    return [liveHead, ...segments.slice(0, count)].join('')
  }
  await replaceStreamAddress(page, () => STREAM_PATH)
  await page.route(/\/streams\//, (route) => route.fulfill({ body: livePlaylist() }))
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await press(page, 'Play')
  await expect.poll(async () => (await readVideoState(page)).currentTime, { timeout: 20_000 }).toBeGreaterThan(9)
  await expect.poll(async () => (await readVideoState(page)).currentTime, { timeout: 60_000 }).toBeGreaterThan(31)
  await expect(playerAlert(page)).toHaveCount(0)
})

test('a late answer after Retry plays the film and removes the message', async ({ page }) => {
  let release = () => undefined as void
  const releasePromise = new Promise<void>((resolve) => {
    release = resolve
  })
  await replaceStreamAddress(page, () => STREAM_PATH)
  await page.route(/\/streams\//, (route) => route.fulfill({ body: playlist }))
  await page.route(/terraces\/full\.mp4/, async (route) => {
    await releasePromise
    await route.continue().catch(() => undefined)
  })
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await press(page, 'Play')
  await expect(playerAlert(page)).toContainText(SILENT_TEXT, { timeout: 21_000 })
  // Taps Retry before the answer arrives, because the answer may remove the button.
  await playerAlert(page).getByRole('button', { name: 'Retry' }).tap()
  release()
  await expectMoving(page)
  await expect(playerAlert(page)).toHaveCount(0)
})

/**
 * Answers each `getVideoInfo` with a new address, and refuses all earlier addresses. `expire` makes
 * the latest address invalid too.
 */
async function signAddresses(page: Page): Promise<{ asked: () => number; expire: () => void }> {
  let validTime = 0
  const countRequests = await replaceStreamAddress(page, (time) => `/streams/film.m3u8?signed=${(validTime = time)}`)
  await page.route(/\/streams\//, (route) => {
    const isValid = route.request().url().endsWith(`signed=${validTime}`)
    return route.fulfill(
      isValid ? { body: playlist.replaceAll(FILM_PATH, `${FILM_PATH}?signed=${validTime}`) } : errorReply(403),
    )
  })
  await page.route(/terraces\/full\.mp4/, (route) =>
    route.request().url().endsWith(`signed=${validTime}`) ? sendFile(route, filmFile) : route.fulfill(errorReply(403)),
  )
  return {
    asked: countRequests,
    expire: () => {
      validTime = -1
    },
  }
}

test('Retry requests a new stream address if the old one has expired, and the film continues at the same position', async ({
  page,
}) => {
  const { asked: countRequests, expire } = await signAddresses(page)
  await openAs(page, BUDI, FOREST_VIDEO_PATH)
  await play(page)
  expect(countRequests()).toBe(1)
  expire()
  await seek(page, 45)
  await expect(playerAlert(page)).toContainText(REFUSED_TEXT)
  await playerAlert(page).getByRole('button', { name: 'Retry' }).tap()
  await expect(playerAlert(page)).toHaveCount(0)
  await expectMoving(page)
  await expectPosition(page, 44, 55)
  expect(countRequests()).toBe(2)
})

test('a member who returns to a video gets a new stream address, even if the previous one is seconds old', async ({
  page,
}) => {
  const { asked: countRequests, expire } = await signAddresses(page)
  await openAs(page, BUDI, paths.videos())
  const card = page.getByRole('link', { name: /^Misty forest, Bogor/ }).first()
  await card.tap()
  await expect(button(page, 'Play')).toBeVisible()
  expire()
  await press(page, 'Play')
  await expect(playerAlert(page)).toContainText(REFUSED_TEXT)
  await page.goBack()
  await expect(player(page)).toHaveCount(0)
  await card.tap()
  await expect.poll(countRequests).toBe(2)
  await play(page)
})

test('Retry on Home’s film requests a new stream address, and the film plays', async ({ page }) => {
  const { asked: countRequests } = await signAddresses(page)
  await page.route(/videos\/[\w-]+\/index\.m3u8/, (route) => route.fulfill(errorReply(410)))
  await openAs(page, BUDI, paths.home())
  await page.getByRole('article').getByRole('button', { name: /here/ }).tap()
  await expect(playerAlert(page)).toContainText(REFUSED_TEXT)
  expect(countRequests()).toBe(0)
  await playerAlert(page).getByRole('button', { name: 'Retry' }).tap()
  await expectMoving(page)
  expect(countRequests()).toBe(1)
})
