import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clampPosition,
  commandOf,
  isPlainFile,
  PREVIEW_SECONDS,
  previewEnd,
  lossOf,
  recoveryOf,
  resumePosition,
  watchedShare,
  type LossReason,
} from './rules'

describe('the end of the preview', () => {
  it.each<[string, boolean, number | null, number | null]>([
    ['is 3:00 of a longer video', false, 200, 180],
    ['is none of a video of 3:00', false, 180, null],
    ['is none of a shorter video', false, 64, null],
    ['is 3:00 where the length is not known', false, null, 180],
    ['is 3:00 of a stream without end', false, Infinity, 180],
    ['is 3:00 before the length is read', false, NaN, 180],
    ['is none with the right', true, 200, null],
    ['is none with the right and no length', true, null, null],
  ])('%s', (_name, hasRight, duration, expected) => {
    expect(previewEnd(hasRight, duration)).toBe(expected)
  })

  it('holds every seek of whoever has no right', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ min: 181, max: 20_000, noNaN: true }), (to, duration) => {
        const position = clampPosition(to, duration, previewEnd(false, duration))
        expect(position).toBeGreaterThanOrEqual(0)
        expect(position).toBeLessThanOrEqual(PREVIEW_SECONDS)
      }),
    )
  })
})

describe('a seek', () => {
  it.each([
    [-10, 200, null, 0],
    [90, 200, null, 90],
    [210, 200, null, 200],
    [195, 200, 180, 180],
    [179, 200, 180, 179],
    [50, NaN, 180, 50],
    [500, Infinity, null, 500],
  ])('to %s of %s with the preview to %s lands on %s', (to, duration, end, expected) => {
    expect(clampPosition(to, duration, end)).toBe(expected)
  })
})

describe('taking up again', () => {
  it.each([
    ['where it was left', 65, 200, null, 65],
    ['not for the first seconds', 4, 200, null, 0],
    ['after five seconds', 5, 200, null, 5],
    ['not at the end', 195, 200, null, 0],
    ['with ten seconds to go', 190, 200, null, 190],
    ['not with fewer', 191, 200, null, 0],
    ['not at the end of the preview', 175, 200, 180, 0],
    ['within the preview', 100, 200, 180, 100],
    ['of a length that is not known', 100, null, null, 100],
  ])('%s', (_name, saved, duration, end, expected) => {
    expect(resumePosition(saved, duration, end)).toBe(expected)
  })
})

describe('the watched share', () => {
  it.each([
    ['is none before five seconds', 4, 200, null],
    ['is a half', 100, 200, 0.5],
    ['is never more than all', 210, 200, 1],
    ['is none of a length that is not known', 100, null, null],
    ['is none of no length', 100, 0, null],
  ])('%s', (_name, position, length, expected) => {
    expect(watchedShare(position, length)).toBe(expected)
  })
})

describe('a fatal fault', () => {
  it.each([
    ['networkError', undefined, 'network'],
    ['networkError', {}, 'network'],
    ['networkError', { code: 0 }, 'network'],
    ['networkError', { code: 403 }, 'unavailable'],
    ['networkError', { code: 404 }, 'unavailable'],
    ['networkError', { code: 503 }, 'unavailable'],
    ['mediaError', undefined, 'media'],
    ['mediaError', { code: 404 }, 'media'],
    ['muxError', undefined, 'unsupported'],
  ] as const)('of hls.js, %s with %o, is told as %s', (type, response, reason) => {
    expect(lossOf({ type, response })).toBe(reason)
  })

  it.each<[LossReason, string[]]>([
    ['network', ['restart', 'restart', 'giveUp', 'giveUp']],
    ['media', ['recoverMedia', 'swapCodec', 'giveUp', 'giveUp']],
    ['unavailable', ['giveUp', 'giveUp', 'giveUp', 'giveUp']],
    ['unsupported', ['giveUp', 'giveUp', 'giveUp', 'giveUp']],
  ])('of kind %s is mended so often and then told', (reason, steps) => {
    expect([0, 1, 2, 3].map((before) => recoveryOf(reason, before))).toEqual(steps)
  })
})

describe('an address', () => {
  it.each([
    ['https://cdn.example/a.mp4', true],
    ['/media/a.MP4?x=1', true],
    ['https://cdn.example/a.m3u8', false],
    ['https://cdn.example/a.m3u8?file=b.mp4.m3u8', false],
    ['https://cdn.example/stream', false],
  ])('%s is a plain file: %s', (url, expected) => {
    expect(isPlainFile(url)).toBe(expected)
  })
})

describe('a key', () => {
  it.each([
    [' ', 'toggle'],
    ['k', 'toggle'],
    ['K', 'toggle'],
    ['ArrowLeft', 'back'],
    ['j', 'back'],
    ['ArrowRight', 'forward'],
    ['l', 'forward'],
    ['m', 'mute'],
    ['f', 'fullScreen'],
    ['Tab', null],
    ['a', null],
  ])('%j does %s', (key, command) => {
    expect(commandOf(key)).toBe(command)
  })

  const words = import.meta.glob<{ keys: string }>('../../i18n/locales/*/player.ts', {
    eager: true,
    import: 'default',
  })

  it.each(Object.entries(words))('are those that the menu names (%s)', (_file, { keys }) => {
    const named = keys.match(/(?<!\p{L})[A-Z](?!\p{L})/gu) ?? []
    expect(named.map(commandOf)).toEqual(['toggle', 'back', 'forward', 'mute', 'fullScreen'])
  })
})
