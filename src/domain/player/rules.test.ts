import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import {
  type LossReason,
  type ProbeResult,
  PREVIEW_SECONDS,
  clampPosition,
  contentOf,
  isPlainFile,
  isProtected,
  lossOf,
  lossOfElement,
  previewEnd,
  resumePosition,
  withVodTags,
} from './rules'

describe('the end of the preview', () => {
  it('is 3:00 if the video is longer or of unknown length; a shorter video or the full-view right has none', () => {
    const lengths = [200, 180, 64, null, Infinity, NaN]
    expect(lengths.map((duration) => previewEnd(false, duration))).toEqual([180, null, null, 180, 180, 180])
    expect([200, null].map((duration) => previewEnd(true, duration))).toEqual([null, null])
  })

  it('caps every seek without the full-view right', () =>
    forAll(fc.double({ noNaN: true }), fc.double({ min: 181, max: 20_000, noNaN: true }), (to, duration) => {
      const position = clampPosition(to, duration, previewEnd(false, duration))
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(PREVIEW_SECONDS)
    }))
})

it('clampPosition keeps a seek within the video and its preview, as far as their lengths are known', () => {
  const land = (end: number | null, length: number, ...to: number[]) => to.map((at) => clampPosition(at, length, end))
  expect([...land(null, 200, -10, 210), ...land(null, Infinity, 500)]).toEqual([0, 200, 500])
  expect([...land(180, 200, 195, 179), ...land(180, NaN, 50)]).toEqual([180, 179, 50])
})

it('resumePosition resumes only from 5 s after the start to 10 s before the end, or before the preview’s end', () => {
  expect([4, 5, 190, 191].map((saved) => resumePosition(saved, 200, null))).toEqual([0, 5, 190, 0])
  expect([100, 175].map((saved) => resumePosition(saved, 200, 180))).toEqual([100, 0])
  expect(resumePosition(100, null, null)).toBe(100)
})

describe('the reason of a failure', () => {
  it.each<[type: string, details: string, codes: (number | undefined)[], LossReason]>([
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
  ])('of hls.js: %s %s with each of the codes %j is %s', (type, details, codes, reason) => {
    const responses = codes.map((code) => (code === undefined ? undefined : { code }))
    expect(responses.map((response) => lossOf({ type, details, response }, false))).toEqual(codes.map(() => reason))
  })

  it('of the connection is `network` only after the video has played, otherwise `unreached`', () => {
    const error = { type: 'networkError', details: 'fragLoadError', response: { code: 0 } }
    expect([true, false].map((hasPlayed) => lossOf(error, hasPlayed))).toEqual(['network', 'unreached'])
  })

  it.each<[code: number | undefined, ProbeResult, first: LossReason, later: LossReason]>([
    [4, 'refused', 'unavailable', 'unavailable'],
    [4, 'text', 'notVideo', 'notVideo'],
    [4, 'file', 'unsupported', 'unsupported'],
    [4, 'unreadable', 'media', 'media'],
    [4, 'unreached', 'unreached', 'network'],
    [2, 'unreached', 'unreached', 'network'],
    [2, 'file', 'media', 'network'],
    [3, 'file', 'media', 'media'],
    [undefined, 'playlist', 'media', 'media'],
  ])(
    'of the video element: code %j with the probe result %s is %s, or %s once the video has played',
    (code, answer, ...reasons) => {
      expect([false, true].map((hasPlayed) => lossOfElement(code, answer, hasPlayed))).toEqual(reasons)
    },
  )
})

it('contentOf classifies a response by its beginning', () => {
  const mp4 = '\0\0\0\u0018ftypisom'
  const beginnings = ['#EXTM3U', '\ufeff\n #EXTM3U\n', '<!doctype html><p>', '{"code":401}', 'Access denied', '', mp4]
  expect(beginnings.map((text) => contentOf(text, true))).toEqual(
    'playlist playlist text text text text file'.split(' '),
  )
  expect(['', '#EXT', '<!doctype html><p>', mp4].map((text) => contentOf(text, false))).toEqual([
    null,
    null,
    'text',
    'file',
  ])
})

it('isProtected is true only if every key of the playlist needs a key system', () => {
  const fairPlay = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"'
  const inHead = fairPlay.replace('KEY', 'SESSION-KEY')
  const plain = '#EXT-X-KEY:METHOD=AES-128,URI="a.key"'
  const named = '#EXT-X-KEY:METHOD=AES-128,URI="a.key",KEYFORMAT="identity"'
  const samples = '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="a.key"'
  const inMp4 = `${samples}\n#EXT-X-MAP:URI="head.mp4"`
  const areProtected = (...keys: string[]) => keys.map((lines) => isProtected(`#EXTM3U\n${lines}\n`))
  expect(areProtected(fairPlay, inHead, inMp4)).toEqual([true, true, true])
  const open = [plain, named, samples, `${fairPlay}\n${plain}`, '#EXT-X-KEY:METHOD=NONE', '']
  expect(areProtected(...open)).toEqual(open.map(() => false))
})

describe('withVodTags', () => {
  const whole = '#EXTM3U\n#EXTINF:4,\na.ts\n'
  const sliding = '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:7\n#EXTINF:4,\na.ts\n'
  const start = '#EXT-X-START:TIME-OFFSET=0'

  it('makes a recording begin at its start, and adds an end after four unchanged loads', () => {
    expect(withVodTags(whole, 1)).toContain(start)
    expect([1, 3, 4].map((loads) => withVodTags(whole, loads).includes('#EXT-X-ENDLIST'))).toEqual([false, false, true])
  })

  it('follows the type VOD or EVENT, whatever the number of the first segment', () => {
    const typed = (type: string) => sliding.replace('#EXTINF', `#EXT-X-PLAYLIST-TYPE:${type}\n#EXTINF`)
    const ends = (type: string) => [1, 3, 4].map((loads) => withVodTags(typed(type), loads).includes('#EXT-X-ENDLIST'))
    for (const type of ['VOD', 'EVENT', 'vod']) expect(withVodTags(typed(type), 1)).toContain(start)
    expect([ends('VOD'), ends('EVENT')]).toEqual([
      [true, true, true],
      [false, false, true],
    ])
    expect(withVodTags(typed('LIVE'), 9)).toBe(typed('LIVE'))
  })

  it('leaves a live playlist, one with an end and a list of levels unchanged', () => {
    const ended = `${whole}#EXT-X-ENDLIST\n`
    const levels = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\na.m3u8\n'
    for (const playlist of [sliding, ended, levels]) expect(withVodTags(playlist, 9)).toBe(playlist)
  })
})

it('isPlainFile is true if the path ends in the extension of a video file', () => {
  const files = ['https://cdn.example/a.mp4', '/media/a.MP4?x=1']
  const others = ['a.m3u8', 'a.m3u8?file=b.mp4.m3u8', 'stream'].map((path) => `https://cdn.example/${path}`)
  expect([...files, ...others].map(isPlainFile)).toEqual([true, true, false, false, false])
})
