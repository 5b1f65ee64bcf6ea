import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '@/lib/time'
import { readDuration } from './video-schema'
import { fetchRecommendedVideos, fetchVideo, fetchVideoClasses, fetchVideoPage } from './videos'

const server = startPlatform()

const wireVideo = {
  id: 7,
  vod_name: 'Rice terraces',
  vod_pic: '/media/poster-7.svg',
  vod_play_url: 'https://cdn.example/7.m3u8',
  count: '1200',
  time: '3:20',
}

describe('the time of a video', () => {
  it.each([
    ['0:00', 0],
    ['3:20', 200],
    ['03:20', 200],
    ['59:59', 3599],
    ['90:00', 5400],
    ['1:02:03', 3723],
    ['200', 200],
    ['0', 0],
  ])('%s is a length of %i s', (time, expected) => {
    expect(readDuration(time)).toBe(expected)
  })

  it.each([
    '',
    '2026-11-20',
    '2026-11-20 13:05:09',
    '3:60',
    '3:5',
    ':20',
    '3:',
    'soon',
    '-5',
    '3.5',
    '1234567',
    '1:2:3:4',
    '13:05:09 20-11-2026',
    '3:200',
  ])('%j is no length', (time) => {
    expect(readDuration(time)).toBeNull()
  })

  it('reads back what a length is written as', () => {
    fc.assert(
      fc.property(fc.nat(99 * 3600), (seconds) => {
        expect(readDuration(formatDuration(seconds))).toBe(seconds)
      }),
    )
  })
})

describe('a video', () => {
  it('is read into our words', async () => {
    const sent = answerWith(server, wireVideo)
    expect(await fetchVideo('7')).toEqual({
      id: '7',
      name: 'Rice terraces',
      posterUrl: '/media/poster-7.svg',
      streamUrl: 'https://cdn.example/7.m3u8',
      plays: 1200,
      durationSeconds: 200,
      date: '',
    })
    expect(sent).toMatchObject([{ path: '/api/video/getVideoInfo', query: { id: '7' } }])
  })

  it.each(['2026-11-20', '2026-11-20 13:05:09', '2026-11-20T13:05:09+07:00'])(
    'whose time is no length has a date: %s',
    async (time) => {
      answerWith(server, { ...wireVideo, time })
      expect(await fetchVideo('7')).toMatchObject({ durationSeconds: null, date: time })
    },
  )

  it.each([
    'NaN',
    '-0',
    'Infinity',
    '-Infinity',
    '1e5',
    '0x10',
    '20261120',
    '1.5',
    'NaN:NaN',
    'undefined',
    'null',
    'Invalid Date',
    '2026-11-20 NaN:NaN',
    '3:60',
  ])('whose time and plays are %s tells neither', async (nonsense) => {
    answerWith(server, { ...wireVideo, time: nonsense, count: `-${nonsense}` })
    expect(await fetchVideo('7')).toMatchObject({ plays: null, durationSeconds: null, date: '' })
  })

  it('with an address that is none has none', async () => {
    answerWith(server, { ...wireVideo, vod_pic: 'file:///a.jpg', vod_play_url: 'http://cdn.example/7.m3u8' })
    expect(await fetchVideo('7')).toMatchObject({ posterUrl: '', streamUrl: '' })
  })

  it('may lack everything but its id', async () => {
    answerWith(server, { id: '7' })
    expect(await fetchVideo('7')).toMatchObject({ name: '', plays: null, durationSeconds: null, date: '' })
  })
})

describe('lists', () => {
  it.each(['many', -1, '2.5'])('whose number is %j are as many as nobody says', async (count) => {
    answerWith(server, { data: [wireVideo], count })
    expect(await fetchVideoPage('films', 0)).toMatchObject({ videos: [{ id: '7' }], total: null })
  })

  it('of one class come by page, from 0, with the number of all', async () => {
    const sent = answerWith(server, { data: [wireVideo], count: '30' })
    expect(await fetchVideoPage('films', 0)).toMatchObject({ videos: [{ id: '7' }], total: 30 })
    expect(sent).toMatchObject([{ path: '/api/video/getVideoList', query: { id: 'films', page: '0' } }])
  })

  it.each([
    ['a bare list', [wireVideo], 1],
    ['nothing', undefined, 0],
    ['an empty text', '', 0],
    ['null in data', { data: null }, 0],
  ])('of one class may come as %s, of unknown number', async (_name, payload, length) => {
    answerWith(server, payload)
    const page = await fetchVideoPage('films', 0)
    expect(page.videos).toHaveLength(length)
    expect(page.total).toBeNull()
  })

  it.each([
    ['a word', 'ok'],
    ['a number', 7],
    ['an object that is no list', { data: { a: 1 } }],
  ])('of one class do not come as %s', async (_name, payload) => {
    answerWith(server, payload)
    await expect(fetchVideoPage('films', 0)).rejects.toMatchObject({ kind: 'schema' })
  })
})

describeReads(server, [
  ['/video/itemlist', {}, (signal) => fetchVideoClasses(signal), []],
  ['/video/getVideoList', { id: 'films', page: '0' }, (signal) => fetchVideoPage('films', 0, signal), []],
  ['/video/getVideoList', { id: '2', page: '3' }, (signal) => fetchVideoPage('2', 3, signal), []],
  ['/video/getVideoInfo', { id: '7' }, (signal) => fetchVideo('7', signal), wireVideo],
  ['/video/getVideoInfoItem', { id: '7' }, (signal) => fetchRecommendedVideos('7', signal), []],
])

describe('the number of videos in a class', () => {
  it.each([
    [30, 30],
    ['30', 30],
    [0, 0],
    [null, null],
    [undefined, null],
  ])('from count %j is %j', async (count, expected) => {
    answerWith(server, { data: [wireVideo], count })
    expect((await fetchVideoPage('films', 0)).total).toBe(expected)
  })
})

describe('an answer that does not fit', () => {
  it.each<[string, () => Promise<unknown>, unknown]>([
    ['a page with a video without id', () => fetchVideoPage('films', 0), [{ ...wireVideo, id: undefined }]],
    ['no video', () => fetchVideo('7'), undefined],
    ['a video with an empty id', () => fetchVideo('7'), { ...wireVideo, id: '' }],
    ['a recommended video without id', () => fetchRecommendedVideos('7'), [{ vod_name: 'x' }]],
    ['a class that is a word', fetchVideoClasses, ['films']],
  ])('is %s', async (_name, call, payload) => {
    answerWith(server, payload)
    await expect(call()).rejects.toMatchObject({ kind: 'schema' })
  })
})
