import { answerAll, answerWith, envelope, startPlatform } from '../../tests/support/wire'
import { describe, expect, it } from 'vitest'
import { fetchNotices } from './notices'

const server = startPlatform()

const wireNotice = { id: 4, name: ' Maintenance ', text: '<b>Tonight</b>', create_time: '2026-11-20 13:05:09' }
const notice = { title: 'Maintenance', body: '<b>Tonight</b>', publishedAt: '2026-11-20 13:05:09' }

describe('notices', () => {
  it('are read into our words, markup as it is, in the order of the server', async () => {
    const sent = answerWith(server, [wireNotice, { ...wireNotice, name: 7 }])
    expect(await fetchNotices()).toEqual([notice, { ...notice, title: '7' }])
    expect(sent).toMatchObject([{ method: 'GET', path: '/api/notice/getNoticeList', body: '' }])
    expect(sent[0]?.query).toEqual({})
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

  it.each<[string, unknown]>([
    ['a word', 'ok'],
    ['one notice', wireNotice],
    ['a list of words', ['Maintenance']],
    ['a notice whose title is an object', [{ ...wireNotice, name: {} }]],
    ['a notice whose body is a list', [{ ...wireNotice, text: ['Tonight'] }]],
    ['a notice whose time is a flag', [{ ...wireNotice, create_time: true }]],
  ])('do not come as %s', async (_name, payload) => {
    answerWith(server, payload)
    await expect(fetchNotices()).rejects.toMatchObject({ kind: 'schema' })
  })

  it('that are refused have the platform’s words', async () => {
    answerAll(server, () => envelope(500, 'Closed'))
    await expect(fetchNotices()).rejects.toMatchObject({ kind: 'api', serverMessage: 'Closed' })
  })

  it('are not asked for once cancelled', async () => {
    const sent = answerWith(server)
    await expect(fetchNotices(AbortSignal.abort())).rejects.toMatchObject({ kind: 'cancelled' })
    expect(sent).toHaveLength(0)
  })
})
