import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import { notice as wireNotice } from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import { fetchNotices } from './notices'

const server = startPlatform()

const notice = { title: 'Maintenance', body: '<b>Tonight</b>', publishedAt: '2026-11-20 13:05:09' }

describe('notices', () => {
  it('are read into our words, markup as it is, in the order of the server', async () => {
    answerWith(server, [wireNotice, { ...wireNotice, name: 7 }])
    expect(await fetchNotices()).toEqual([notice, { ...notice, title: '7' }])
  })

  it.each<[string, unknown, unknown[]]>([
    ['a list in data', { data: [wireNotice] }, [notice]],
    ['nothing', undefined, []],
    ['null in data', { data: null }, []],
    ['a notice without words', [{}], [{ title: '', body: '', publishedAt: '' }]],
  ])('may come as %s', async (_name, payload, expected) => {
    answerWith(server, payload)
    expect(await fetchNotices()).toEqual(expected)
  })
})

describeReads(server, [['/notice/getNoticeList', {}, fetchNotices, [wireNotice]]])
