import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { notice as wireNotice } from '../../tests/support/samples'
import { expect, it } from 'vitest'
import { noticeQueries } from './notices'

const server = startPlatform()

it('notices get the app’s field names and keep the platform’s order, and their markup stays plain text', async () => {
  answerWith(server, [wireNotice, { name: 7 }])
  expect(await runQuery(noticeQueries.list())).toEqual([
    { title: 'Maintenance', body: '<b>Tonight</b>', publishedAt: '2026-11-20 13:05:09' },
    { title: '7', body: '', publishedAt: '' },
  ])
})
