import { answerWith, runQuery, startPlatform } from '../../tests/support/wire'
import { describe, expect, it } from 'vitest'
import { platformQueries } from './platform'

const server = startPlatform()

const wireBase = {
  name: 'Tiga',
  notice: 'Welcome',
  banners: [{ url: '/media/banner-2.svg' }, { url: '' }, {}],
  movielist_0: [{ id: 1, vod_name: 'One' }],
  movielist_1: [],
  kefu: 'https://service.example/chat',
  iskefu: 1,
  isplay: '1',
  demo: 1,
}

describe('/system/base', () => {
  it('is requested in the default language, and read without banners that have no address', async () => {
    const sentRequests = answerWith(server, wireBase)
    expect(await runQuery(platformQueries.base())).toMatchObject({
      name: 'Tiga',
      notice: 'Welcome',
      bannerUrls: ['/media/banner-2.svg'],
      videoRows: [[{ id: '1', name: 'One' }], []],
      hasService: true,
      serviceUrl: 'https://service.example/chat',
      playsInPlace: true,
      isDemo: true,
    })
    expect(sentRequests).toMatchObject([{ method: 'GET', path: '/api/system/base' }])
    // This test sets no language, so the header has the default of `caller.ts`.
    expect(sentRequests[0]?.headers.get('lang')).toBe('en_us')
  })

  const invalidAddresses = [
    '',
    'service.example',
    'http://service.example',
    'https://me:secret@service.example',
    '/Mine',
  ]
  it.each([
    ...[0, '0', undefined].map((iskefu) => ({ iskefu })),
    ...[undefined, ...invalidAddresses, 'javascript:alert(1)', 'data:text/html,hi'].map((kefu) => ({ kefu })),
  ])('has no service address if the answer has %j', async (fields) => {
    answerWith(server, { ...wireBase, ...fields })
    expect((await runQuery(platformQueries.base())).serviceUrl).toBeNull()
  })

  it.each([
    [1, true],
    ['1', true],
    [0, false],
    ['0', false],
    [undefined, false],
  ])('with %j in its fields demo and isplay is read as isDemo and playsInPlace %j', async (flag, expected) => {
    answerWith(server, { ...wireBase, demo: flag, isplay: flag })
    expect(await runQuery(platformQueries.base())).toMatchObject({ isDemo: expected, playsInPlace: expected })
  })
})

it('/system/config is read as the content of Home, even if a list is wrapped or null', async () => {
  const sentRequests = answerWith(server, { banners: { data: [{ url: '/b.svg' }] }, notice: null, movielist_0: null })
  expect(await runQuery(platformQueries.homeContent())).toEqual({
    bannerUrls: ['/b.svg'],
    notice: '',
    videoRows: [[], []],
  })
  expect(sentRequests).toMatchObject([{ path: '/api/system/config' }])
})
