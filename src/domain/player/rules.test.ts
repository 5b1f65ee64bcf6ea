import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import {
  type FailureReason,
  type ProbeResult,
  PREVIEW_SECONDS,
  clampPosition,
  classifyContent,
  isVideoFileUrl,
  isProtected,
  hlsFailureReason,
  elementFailureReason,
  previewEndSeconds,
  resumePosition,
  withVodTags,
} from './rules'

describe('the end of the preview', () => {
  it('is 180 s for a longer video or an unknown length, and null for any other video or with the full-view right', () => {
    const lengths = [200, 180, 64, null, Infinity, NaN]
    expect(lengths.map((duration) => previewEndSeconds(false, duration))).toEqual([180, null, null, 180, 180, 180])
    expect([200, null].map((duration) => previewEndSeconds(true, duration))).toEqual([null, null])
  })

  it('keeps every seek in a longer video between 0 and 180 s if the member has no full-view right', () =>
    forAll(fc.double({ noNaN: true }), fc.double({ min: 181, max: 20_000, noNaN: true }), (to, duration) => {
      const position = clampPosition(to, duration, previewEndSeconds(false, duration))
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(PREVIEW_SECONDS)
    }))
})

it('clampPosition keeps a seek within the video and its preview, as far as their lengths are known', () => {
  const clampAll = (end: number | null, length: number, ...to: number[]) =>
    to.map((at) => clampPosition(at, length, end))
  expect([...clampAll(null, 200, -10, 210), ...clampAll(null, Infinity, 500)]).toEqual([0, 200, 500])
  expect([...clampAll(180, 200, 195, 179), ...clampAll(180, NaN, 50)]).toEqual([180, 179, 50])
})

it('resumePosition returns the saved position, or 0 if it is in the first 5 s or last 10 s of the video or preview', () => {
  expect([4, 5, 190, 191].map((saved) => resumePosition(saved, 200, null))).toEqual([0, 5, 190, 0])
  expect([100, 175].map((saved) => resumePosition(saved, 200, 180))).toEqual([100, 0])
  expect(resumePosition(100, null, null)).toBe(100)
})

describe('the reason why a video does not play', () => {
  it.each<[type: string, details: string, codes: (number | undefined)[], FailureReason]>([
    ['networkError', 'manifestLoadError', [undefined, 0], 'unreached'],
    ['networkError', 'manifestLoadError', [403, 404, 410, 503], 'unavailable'],
    ['networkError', 'manifestLoadTimeOut', [undefined, 0], 'silent'],
    ['networkError', 'manifestParsingError', [200], 'notVideo'],
    ['networkError', 'levelEmptyError', [200, undefined], 'notVideo'],
    ['networkError', 'fragLoadError', [404], 'gap'],
    ['networkError', 'fragLoadError', [403, 410], 'unavailable'],
    ['networkError', 'keyLoadError', [403], 'unavailable'],
    ['mediaError', 'manifestIncompatibleCodecsError', [undefined, 200], 'unsupported'],
    ['mediaError', 'bufferAddCodecError', [undefined], 'unsupported'],
    ['mediaError', 'fragParsingError', [undefined, 404], 'media'],
    ['muxError', 'remuxAllocError', [undefined], 'media'],
    ['otherError', 'internalException', [undefined], 'media'],
    ['keySystemError', 'keySystemNoAccess', [undefined], 'protected'],
  ])('after the hls.js error %s %s with each of the codes %j is %s', (type, details, codes, reason) => {
    const responses = codes.map((code) => (code === undefined ? undefined : { code }))
    expect(responses.map((response) => hlsFailureReason({ type, details, response }, false))).toEqual(
      codes.map(() => reason),
    )
  })

  it('after a lost connection is `network` if the video has played, otherwise `unreached`', () => {
    const error = { type: 'networkError', details: 'fragLoadError', response: { code: 0 } }
    expect([true, false].map((hasPlayed) => hlsFailureReason(error, hasPlayed))).toEqual(['network', 'unreached'])
  })

  it.each<[code: number | undefined, ProbeResult, first: FailureReason, later: FailureReason]>([
    [4, 'refused', 'unavailable', 'unavailable'],
    [4, 'text', 'notVideo', 'notVideo'],
    [4, 'file', 'unsupported', 'unsupported'],
    [4, 'unreadable', 'media', 'media'],
    [4, 'unreached', 'unreached', 'network'],
    [2, 'unreached', 'unreached', 'network'],
    [2, 'file', 'media', 'network'],
    [2, 'unreadable', 'unavailable', 'unavailable'],
    [3, 'file', 'media', 'media'],
    [undefined, 'playlist', 'media', 'media'],
  ])(
    'after the element’s error code %j and the probe result %s is %s, or %s once the video has played',
    (code, answer, ...reasons) => {
      expect([false, true].map((hasPlayed) => elementFailureReason(code, answer, hasPlayed))).toEqual(reasons)
    },
  )
})

it('classifyContent returns playlist, text or file by the beginning of a response, and null if too little has arrived', () => {
  const mp4 = '\0\0\0\u0018ftypisom'
  const beginnings = ['#EXTM3U', '\ufeff\n #EXTM3U\n', '<!doctype html><p>', '{"code":401}', 'Access denied', '', mp4]
  expect(beginnings.map((text) => classifyContent(text, true))).toEqual(
    'playlist playlist text text text text file'.split(' '),
  )
  expect(['', '#EXT', '<!doctype html><p>', mp4].map((text) => classifyContent(text, false))).toEqual([
    null,
    null,
    'text',
    'file',
  ])
})

it('isProtected returns true only if the playlist has keys and every key needs a key system', () => {
  const fairPlay = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"'
  const sessionKey = fairPlay.replace('KEY', 'SESSION-KEY')
  const plainKey = '#EXT-X-KEY:METHOD=AES-128,URI="a.key"'
  const namedKey = '#EXT-X-KEY:METHOD=AES-128,URI="a.key",KEYFORMAT="identity"'
  const samplesKey = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="a.key"'
  const inMp4 = `${samplesKey}\n#EXT-X-MAP:URI="head.mp4"`
  const areProtected = (...keys: string[]) => keys.map((lines) => isProtected(`#EXTM3U\n${lines}\n`))
  expect(areProtected(fairPlay, sessionKey, inMp4)).toEqual([true, true, true])
  const openPlaylists = [plainKey, namedKey, samplesKey, `${fairPlay}\n${plainKey}`, '#EXT-X-KEY:METHOD=NONE', '']
  expect(areProtected(...openPlaylists)).toEqual(openPlaylists.map(() => false))
})

describe('withVodTags', () => {
  const recording = '#EXTM3U\n#EXTINF:4,\na.ts\n'
  const slidingPlaylist = '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:4,\na.ts\n'
  const startTag = '#EXT-X-START:TIME-OFFSET=0'

  it('adds a start tag to a recording (a playlist with its first segment), and an end tag after four equal loads', () => {
    expect(withVodTags(recording, 1)).toContain(startTag)
    expect([1, 3, 4].map((loads) => withVodTags(recording, loads).includes('#EXT-X-ENDLIST'))).toEqual([
      false,
      false,
      true,
    ])
  })

  it('marks a playlist of type VOD as ended at once, one of type EVENT after four equal loads, and never one of type LIVE', () => {
    const playlistOfType = (type: string) => slidingPlaylist.replace('#EXTINF', `#EXT-X-PLAYLIST-TYPE:${type}\n#EXTINF`)
    const hasEndTags = (type: string) =>
      [1, 3, 4].map((loads) => withVodTags(playlistOfType(type), loads).includes('#EXT-X-ENDLIST'))
    for (const type of ['VOD', 'EVENT', 'vod']) expect(withVodTags(playlistOfType(type), 1)).toContain(startTag)
    expect([hasEndTags('VOD'), hasEndTags('EVENT')]).toEqual([
      [true, true, true],
      [false, false, true],
    ])
    expect(withVodTags(playlistOfType('LIVE'), 9)).toBe(playlistOfType('LIVE'))
  })

  it('leaves a live playlist, a playlist with an end tag and a list of quality levels unchanged', () => {
    const endedPlaylist = `${recording}#EXT-X-ENDLIST\n`
    const levelsPlaylist = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n'
    for (const playlist of [slidingPlaylist, endedPlaylist, levelsPlaylist])
      expect(withVodTags(playlist, 9)).toBe(playlist)
  })
})

it('isVideoFileUrl returns true only if the path ends in the extension of a video file', () => {
  const files = ['https://cdn.example/a.mp4', '/media/a.MP4?x=1']
  const otherAddresses = ['a.m3u8', 'a.m3u8?file=b.mp4.m3u8', 'stream'].map((path) => `https://cdn.example/${path}`)
  expect([...files, ...otherAddresses].map(isVideoFileUrl)).toEqual([true, true, false, false, false])
})
