import { answerWith, ask, startPlatform } from '../../tests/support/wire'
import { host as wireHost } from '../../tests/support/samples'
import { expect, it } from 'vitest'
import { hostQueries } from './hosts'

const server = startPlatform()

it('cities are read in the order of the server', async () => {
  answerWith(server, [{ id: 3, name: ' Bandung ', more: 1 }, { id: '1' }])
  expect(await ask(hostQueries.cities())).toEqual([
    { id: '3', name: 'Bandung' },
    { id: '1', name: '' },
  ])
})

it('the hosts of a city are read in the order of the server', async () => {
  answerWith(server, [
    { id: 12, img_url: '/media/host-1.svg', xuanfei_name: 'Ayu' },
    { id: '10', img_url: null },
  ])
  expect(await ask(hostQueries.list('3'))).toEqual([
    { id: '12', name: 'Ayu', imageUrl: '/media/host-1.svg' },
    { id: '10', name: '', imageUrl: '' },
  ])
})

it('a host is read into our words', async () => {
  answerWith(server, wireHost)
  expect(await ask(hostQueries.host('12'))).toEqual({
    name: 'Ayu',
    title: 'Sings',
    imageUrls: ['/media/host-1.svg', '/media/host-2.svg'],
  })
  answerWith(server, { ...wireHost, img_url: { data: ['file:///a.svg', '', '/media/host-2.svg'] } })
  expect((await ask(hostQueries.host('12'))).imageUrls).toEqual(['/media/host-2.svg'])
})
