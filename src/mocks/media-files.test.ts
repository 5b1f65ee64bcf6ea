import { readFileSync, readdirSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VIDEO_CLASSES, VIDEO_PAGE_SIZE, videoPage } from './catalogue/videos.ts'
import { parseByteRange, listMediaFiles } from './media-files.ts'

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
])('for the header %j and a file of 1,000 bytes, parseByteRange returns %j', (header, expected) => {
  expect(parseByteRange(header, 1000)).toEqual(expected)
})

describe('the demo videos', () => {
  it('have less than 1 MB each, and at least two of them are longer than the preview of 180 s', () => {
    const lengths = streams.map((name) => secondsOf(join(folder, name, 'full.m3u8')))
    expect(lengths.length).toBeGreaterThanOrEqual(4)
    expect(lengths.filter((seconds) => seconds > 180).length).toBeGreaterThanOrEqual(2)
    for (const name of streams) {
      const files = readdirSync(join(folder, name)).map((file) => statSync(join(folder, name, file)).size)
      expect(files.reduce((sum, size) => sum + size, 0)).toBeLessThan(1_000_000)
    }
  })

  it('have the lengths that the catalogue gives, and a different cover for each video of the catalogue', () => {
    const servedPaths = new Set(listMediaFiles().map(({ name }) => `/media/${name}`))
    const drawings = new Map(streams.map((name) => [name, readFileSync(join(folder, name, 'poster.svg'), 'utf8')]))
    for (const drawing of drawings.values()) expect(drawing.length).toBeLessThan(20_000)
    const lengths = new Map(streams.map((name) => [name, secondsOf(join(folder, name, 'full.m3u8'))]))
    const videos = VIDEO_CLASSES.flatMap((videoClass) => {
      const pageCount = Math.ceil(videoClass.size / VIDEO_PAGE_SIZE)
      return Array.from({ length: pageCount }, (_, page) => videoPage(videoClass, page, 'en_us')).flat()
    })
    expect(videos.length).toBeGreaterThan(400)
    expect(new Set(videos.map(({ vod_pic }) => vod_pic)).size).toBe(videos.length)
    for (const { vod_pic, vod_play_url, time } of videos) {
      expect(servedPaths).toContain(vod_play_url)
      const [, stream = '', id = ''] = /^\/media\/videos\/([\w-]+)\/poster\.svg#([\w-]+)$/.exec(vod_pic) ?? []
      expect(drawings.get(stream)).toContain(`<g id="${id}"/>`)
      const [minutes = 0, seconds = 0] = time.split(':').map(Number)
      expect(lengths.get(basename(dirname(vod_play_url)))).toBe(minutes * 60 + seconds)
    }
  })

  it('have one drawing each, and the drawings are not served', () => {
    const drawings = readdirSync(join(import.meta.dirname, 'media/scenes')).map((name) => name.replace('.svg', ''))
    expect(drawings.sort()).toEqual([...streams].sort())
    expect(listMediaFiles().filter(({ name }) => /scenes|\.mjs/.test(name))).toEqual([])
  })
})
