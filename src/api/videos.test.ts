import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { video as wireVideo } from '../../tests/support/samples'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatDuration } from '@/lib/time'
import { readDuration } from './video-schema'
import { fetchVideoPage, videoQueries } from './videos'
import { forAll } from '../../tests/support/for-all'

const server = startPlatform()

describe('readDuration', () => {
  it.each([
    ['0:00', 0],
    ['3:20', 200],
    ['03:20', 200],
    ['59:59', 3599],
    ['90:00', 5400],
    ['1:02:03', 3723],
    ['200', 200],
    ['0', 0],
  ])('reads %s as %i s', (time, expected) => {
    expect(readDuration(time)).toBe(expected)
  })

  const malformedTimes = '2026-11-20 3:60 3:5 :20 3: soon -5 3.5 1234567 1:2:3:4 3:200'.split(' ')
  it.each(['', '2026-11-20 13:05:09', '13:05:09 20-11-2026', ...malformedTimes])('returns null for %j', (time) => {
    expect(readDuration(time)).toBeNull()
  })

  it('reads back every length that formatDuration writes', () => {
    forAll(fc.nat(99 * 3600), (seconds) => {
      expect(readDuration(formatDuration(seconds))).toBe(seconds)
    })
  })
})

describe('a video', () => {
  it('is requested by its id, and its fields get the names of the app', async () => {
    const sentRequests = answerWith(server, wireVideo)
    expect(await runQuery(videoQueries.video('7'))).toEqual({
      id: '7',
      name: 'Rice terraces',
      posterUrl: '/media/poster-7.svg',
      streamUrl: 'https://cdn.example/7.m3u8',
      plays: 1200,
      durationSeconds: 200,
      date: '',
    })
    expect(sentRequests).toMatchObject([{ path: '/api/video/getVideoInfo', query: { id: '7' } }])
  })

  it.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20 13:05:09', '2026-11-20 13:05:09'],
    ['2026-11-20T13:05:09+07:00', '2026-11-20T06:05:09Z'],
    [1_795_154_709, '2026-11-20T06:05:09Z'],
  ])('has a date and no length if its field time is %s', async (time, date) => {
    answerWith(server, { ...wireVideo, time })
    expect(await runQuery(videoQueries.video('7'))).toMatchObject({ durationSeconds: null, date })
  })

  const invalidTimes = 'NaN -0 Infinity -Infinity 1e5 0x10 20261120 1.5 NaN:NaN undefined null 3:60'.split(' ')
  it.each([
    ...invalidTimes,
    'Invalid Date',
    '2026-11-20 NaN:NaN',
    'on 2026-11-20',
    '0000-00-00',
    '1970-01-01 08:00:00',
  ])('has no length, date or plays if its fields time and count have invalid values, such as %s', async (text) => {
    answerWith(server, { ...wireVideo, time: text, count: `-${text}` })
    expect(await runQuery(videoQueries.video('7'))).toMatchObject({ plays: null, durationSeconds: null, date: '' })
  })

  it.each([0, '0', '0:00', '00:00', '00:00:00', ' 0 '])(
    'has no length and no date if its field time is the zero %j',
    async (time) => {
      answerWith(server, { ...wireVideo, time })
      expect(await runQuery(videoQueries.video('7'))).toMatchObject({ durationSeconds: null, date: '' })
    },
  )

  it('is read within 1 s of CPU time, and gets no length or date, if its field time has over 200,000 characters', async () => {
    answerWith(server, { ...wireVideo, time: `${'1970 '.repeat(40_000)}\nx` })
    const cpuBefore = process.cpuUsage()
    expect(await runQuery(videoQueries.video('7'))).toMatchObject({ durationSeconds: null, date: '' })
    expect(process.cpuUsage(cpuBefore).user / 1000).toBeLessThan(1000)
  })

  it('has "" in place of a poster or stream address that is not allowed', async () => {
    answerWith(server, { ...wireVideo, vod_pic: 'file:///a.jpg', vod_play_url: 'ftp://cdn.example/7.m3u8' })
    expect(await runQuery(videoQueries.video('7'))).toMatchObject({ posterUrl: '', streamUrl: '' })
  })

  it('has its stream address changed from http to https', async () => {
    answerWith(server, { ...wireVideo, vod_play_url: ' http://cdn.example/7.m3u8' })
    expect(await runQuery(videoQueries.video('7'))).toMatchObject({ streamUrl: 'https://cdn.example/7.m3u8' })
  })
})

describe('a page of videos', () => {
  it.each<[unknown, number, number | null]>([
    [{ data: [wireVideo], count: '30' }, 1, 30],
    ...[null, 'many', -1, '2.5'].map((count): [unknown, number, null] => [{ data: [wireVideo], count }, 1, null]),
    [[wireVideo], 1, null],
    [undefined, 0, null],
    ['', 0, null],
    [{ data: null, count: 0 }, 0, 0],
  ])('is read from the data %j as %i videos with the total %j', async (payload, length, total) => {
    answerWith(server, payload)
    const page = await fetchVideoPage('films', 0)
    expect([page.videos.length, page.total]).toEqual([length, total])
  })

  it.each(['ok', 7, { data: { a: 1 } }])('is refused if the data is %j', async (payload) => {
    answerWith(server, payload)
    await expect(fetchVideoPage('films', 0)).rejects.toMatchObject({ kind: 'schema' })
  })
})
