import { readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VIDEO_CLASSES, VIDEO_PAGE_SIZE, videoPage } from './catalogue/videos.ts'
import { byteRange, mediaFiles } from './media-files.ts'

const folder = join(import.meta.dirname, 'media/videos')
const streams = readdirSync(folder)

function secondsOf(playlist: string): number {
  const lengths = readFileSync(playlist, 'utf8').matchAll(/#EXTINF:([\d.]+)/g)
  return Math.round([...lengths].reduce((sum, [, length]) => sum + Number(length), 0))
}

it.each<[string, object | null]>([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=900-', { start: 900, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ...['bytes=1000-1001', 'bytes=-50', 'bytes=5-1', 'items=0-1', ''].map((header): [string, null] => [header, null]),
])('a byte range %j of 1,000 bytes', (header, expected) => {
  expect(byteRange(header, 1000)).toEqual(expected)
})

describe('the streams', () => {
  it('are four at least, two of them longer than the preview, and weigh under 1 MB each', () => {
    const lengths = streams.map((name) => secondsOf(join(folder, name, 'full.m3u8')))
    expect(lengths.length).toBeGreaterThanOrEqual(4)
    expect(lengths.filter((seconds) => seconds > 180).length).toBeGreaterThanOrEqual(2)
    for (const name of streams) {
      const files = readdirSync(join(folder, name)).map((file) => statSync(join(folder, name, file)).size)
      expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000)
    }
  })

  it('are as long as the catalogue says, and each has its poster', () => {
    const served = new Set(mediaFiles().map(({ name }) => `/media/${name}`))
    for (const of of VIDEO_CLASSES)
      for (const { vod_pic, vod_play_url, time } of videoPage(of, 0, 'en_us')) {
        expect(served).toContain(vod_pic.replace(/#.*/, ''))
        expect(served).toContain(vod_play_url)
        const [minutes, seconds] = time.split(':').map(Number)
        const playlist = join(import.meta.dirname, dirname(vod_play_url), 'full.m3u8')
        expect(secondsOf(playlist)).toBe((minutes ?? 0) * 60 + (seconds ?? 0))
      }
  })

  it('have covers of which no two are equal, drawn in their files, and light', () => {
    const all = VIDEO_CLASSES.flatMap((of) =>
      Array.from({ length: Math.ceil(of.size / VIDEO_PAGE_SIZE) }, (_, page) => videoPage(of, page, 'en_us')).flat(),
    )
    const covers = all.map(({ vod_pic }) => vod_pic)
    expect(new Set(covers).size).toBe(all.length)
    expect(all.length).toBeGreaterThan(400)
    const drawings = new Map(streams.map((name) => [name, readFileSync(join(folder, name, 'poster.svg'), 'utf8')]))
    for (const cover of covers) {
      const [, scene = '', id = ''] = /^\/media\/videos\/([\w-]+)\/poster\.svg#([\w-]+)$/.exec(cover) ?? []
      expect(drawings.get(scene)).toContain(`<g id="${id}"/>`)
    }
    for (const drawing of drawings.values()) expect(drawing.length).toBeLessThan(20_000)
  })

  it('are made from drawings that stay out of the build', () => {
    const drawings = readdirSync(join(import.meta.dirname, 'media/scenes')).map((name) => name.replace('.svg', ''))
    expect(drawings.sort()).toEqual([...streams].sort())
    expect(mediaFiles().filter(({ name }) => /scenes|\.mjs/.test(name))).toEqual([])
  })
})
