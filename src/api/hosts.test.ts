import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { host as wireHost } from '../../tests/support/samples'
import { expect, it } from 'vitest'
import { hostQueries } from './hosts'

const server = startPlatform()

it('hostQueries.cities keeps the platform’s order, and returns an empty text for a missing name', async () => {
  answerWith(server, [{ id: 3, name: ' Bandung ', more: 1 }, { id: '1' }])
  expect(await runQuery(hostQueries.cities())).toEqual([
    { id: '3', name: 'Bandung' },
    { id: '1', name: '' },
  ])
})

it('hostQueries.list keeps the platform’s order of the hosts, and returns an empty text for a missing name or picture', async () => {
  answerWith(server, [
    { id: 12, img_url: '/media/host-1.svg', xuanfei_name: 'Ayu' },
    { id: '10', img_url: null },
  ])
  expect(await runQuery(hostQueries.list('3'))).toEqual([
    { id: '12', name: 'Ayu', imageUrl: '/media/host-1.svg' },
    { id: '10', name: '', imageUrl: '' },
  ])
})

it('hostQueries.host maps a host to the app’s fields, without pictures whose address is not allowed', async () => {
  answerWith(server, wireHost)
  expect(await runQuery(hostQueries.host('12'))).toEqual({
    name: 'Ayu',
    title: 'Sings',
    imageUrls: ['/media/host-1.svg', '/media/host-2.svg'],
  })
  answerWith(server, { ...wireHost, img_url: { data: ['file:///a.svg', '', '/media/host-2.svg'] } })
  expect((await runQuery(hostQueries.host('12'))).imageUrls).toEqual(['/media/host-2.svg'])
})
