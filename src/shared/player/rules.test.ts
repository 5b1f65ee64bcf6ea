import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../../tests/support/for-all'
import {
  type LossReason,
  PREVIEW_SECONDS,
  clampPosition,
  isPlainFile,
  lossOf,
  previewEnd,
  resumePosition,
} from './rules'

describe('the end of the preview', () => {
  it('is 3:00 of a longer video or one of an unknown length, and none of a shorter one or with the right', () => {
    const lengths = [200, 180, 64, null, Infinity, NaN]
    expect(lengths.map((duration) => previewEnd(false, duration))).toEqual([180, null, null, 180, 180, 180])
    expect([200, null].map((duration) => previewEnd(true, duration))).toEqual([null, null])
  })

  it('holds every seek of whoever has no right', () =>
    forAll(fc.double({ noNaN: true }), fc.double({ min: 181, max: 20_000, noNaN: true }), (to, duration) => {
      const position = clampPosition(to, duration, previewEnd(false, duration))
      expect(position).toBeGreaterThanOrEqual(0)
      expect(position).toBeLessThanOrEqual(PREVIEW_SECONDS)
    }))
})

it('a seek lands within the video and its preview, where it is known how long they are', () => {
  const land = (end: number | null, length: number, ...to: number[]) => to.map((at) => clampPosition(at, length, end))
  expect([...land(null, 200, -10, 210), ...land(null, Infinity, 500)]).toEqual([0, 200, 500])
  expect([...land(180, 200, 195, 179), ...land(180, NaN, 50)]).toEqual([180, 179, 50])
})

it('taking up again: from five seconds on until ten before the end, also of the preview', () => {
  expect([4, 5, 190, 191].map((saved) => resumePosition(saved, 200, null))).toEqual([0, 5, 190, 0])
  expect([100, 175].map((saved) => resumePosition(saved, 200, 180))).toEqual([100, 0])
  expect(resumePosition(100, null, null)).toBe(100)
})

describe('a fatal fault', () => {
  it.each<[string, (number | undefined)[], LossReason]>([
    ['networkError', [undefined, 0], 'network'],
    ['networkError', [403, 404, 503], 'unavailable'],
    ['mediaError', [undefined, 404], 'media'],
    ['muxError', [undefined], 'unsupported'],
  ])('of hls.js, %s with each of %j, is told as %s', (type, codes, reason) => {
    const responses = codes.map((code) => (code === undefined ? undefined : { code }))
    expect(responses.map((response) => lossOf({ type, response }))).toEqual(codes.map(() => reason))
  })
})

it('an address is a plain file where its path ends so', () => {
  const files = ['https://cdn.example/a.mp4', '/media/a.MP4?x=1']
  const others = ['a.m3u8', 'a.m3u8?file=b.mp4.m3u8', 'stream'].map((path) => `https://cdn.example/${path}`)
  expect([...files, ...others].map(isPlainFile)).toEqual([true, true, false, false, false])
})
