import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../i18n/languages.ts'
import { createTestApi } from '../node.ts'
import { getCall } from '../testing/client.ts'

const api = createTestApi()

beforeAll(() => api.server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => api.server.close())

interface WireVideo {
  id: string
  vod_name: string
}

async function pageOf(id: string, page: number, lang: string): Promise<{ data: WireVideo[]; count: string }> {
  const { data } = await getCall('/video/getVideoList', { id, page: String(page) }, { lang })
  return data as { data: WireVideo[]; count: string }
}

describe('videos', () => {
  it.each(['nature', 'cities', 'cooking', 'craft', 'music'])(
    'of %s come page by page, each title once',
    async (key) => {
      const { count } = await pageOf(key, 0, 'id_id')
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(Number(count) / 10) }, (_, page) => pageOf(key, page, 'id_id')),
      )
      const videos = pages.flatMap((page) => page.data)
      expect(videos).toHaveLength(Number(count))
      expect(new Set(videos.map((video) => video.id)).size).toBe(videos.length)
      expect(new Set(videos.map((video) => video.vod_name)).size).toBe(videos.length)
      expect((await pageOf(key, pages.length, 'id_id')).data).toEqual([])
    },
  )

  it('are the same one by id, with eight others beside it', async () => {
    const { data } = await pageOf('craft', 3, 'en_us')
    const last = data.at(-1)
    const { data: video } = await getCall('/video/getVideoInfo', { id: last?.id ?? '' })
    expect(video).toEqual(last)
    const { data: similar } = await getCall('/video/getVideoInfoItem', { id: last?.id ?? '' })
    const ids = (similar as { data: WireVideo[] }).data.map((it) => it.id)
    expect(new Set(ids).size).toBe(8)
    expect(ids).not.toContain(last?.id)
    expect(await getCall('/video/getVideoInfo', { id: '9999' })).toMatchObject({ code: 400, msg: 'Video not found' })
  })
})

describe('cities and hosts', () => {
  it('are listed and each host has a page', async () => {
    const { data: cities } = await getCall('/xuanfei/address')
    expect(cities).toHaveLength(12)
    const { data: hosts } = await getCall('/xuanfei/xuanfeilist', { id: '8' })
    const [first] = hosts as { id: number; xuanfei_name: string }[]
    const { data: host } = await getCall('/xuanfei/xuanfeidata', { id: String(first?.id) })
    expect(host).toMatchObject({ xuanfei_name: first?.xuanfei_name, img_url: expect.any(Array) })
    expect(await getCall('/xuanfei/xuanfeilist', { id: '99' })).toMatchObject({ code: 400 })
    expect(await getCall('/xuanfei/xuanfeidata', { id: 'x' })).toMatchObject({ code: 400 })
  })
})

describe('every language', () => {
  it.each(languages.map(({ code }) => code))('%s has six notices, its own titles and class names', async (lang) => {
    const { data } = await getCall('/notice/getNoticeList', {}, { lang })
    const notices = data as { name: string; text: string }[]
    expect(notices).toHaveLength(6)
    for (const { name, text } of notices) expect(`${name}${text}`).not.toMatch(/undefined|^$/)
    expect((await getCall('/system/getBankList', {}, { lang })).data).toHaveLength(8)
  })
})
