import { answerWith, describeReads, startPlatform } from '../../tests/support/wire'
import { host as wireHost } from '../../tests/support/samples'
import { describe, expect, it } from 'vitest'
import { fetchCities, fetchHost, fetchHosts } from './hosts'

const server = startPlatform()

it('cities are read in the order of the server', async () => {
  answerWith(server, [{ id: 3, name: ' Bandung ', more: 1 }, { id: '1' }])
  expect(await fetchCities()).toEqual([
    { id: '3', name: 'Bandung' },
    { id: '1', name: '' },
  ])
})

it('the hosts of a city are read in the order of the server', async () => {
  answerWith(server, [
    { id: 12, img_url: '/media/host-1.svg', xuanfei_name: 'Ayu' },
    { id: '10', img_url: null },
  ])
  expect(await fetchHosts('3')).toEqual([
    { id: '12', name: 'Ayu', imageUrl: '/media/host-1.svg' },
    { id: '10', name: '', imageUrl: '' },
  ])
})

describe('a host', () => {
  it('is read into our words', async () => {
    answerWith(server, wireHost)
    expect(await fetchHost('12')).toEqual({
      name: 'Ayu',
      title: 'Sings',
      imageUrls: ['/media/host-1.svg', '/media/host-2.svg'],
    })
  })

  it.each<[string, unknown, string[]]>([
    ['a list in data', { data: ['/media/host-1.svg'] }, ['/media/host-1.svg']],
    ['an empty list', [], []],
    ['an empty text', '', []],
    ['null', null, []],
    ['nothing', undefined, []],
    ['some that are none', ['file:///a.svg', '', '/media/host-2.svg'], ['/media/host-2.svg']],
  ])('may have %s for its images', async (_name, img_url, expected) => {
    answerWith(server, { ...wireHost, img_url })
    expect((await fetchHost('12')).imageUrls).toEqual(expected)
  })

  it('may lack everything', async () => {
    answerWith(server, {})
    expect(await fetchHost('12')).toEqual({ name: '', title: '', imageUrls: [] })
  })
})

describeReads(server, [
  ['/xuanfei/address', {}, fetchCities, []],
  ['/xuanfei/xuanfeilist', { id: '3' }, () => fetchHosts('3'), []],
  ['/xuanfei/xuanfeidata', { id: '12' }, () => fetchHost('12'), wireHost],
])
