import { beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, Device, ownCacheNames, bundleWorkers, startedDevice } from '../../tests/support/worker-device'
import { PREFERENCES_PATH, SHARED_CACHE_NAME } from './worker-rules'

beforeAll(bundleWorkers)

describe('the worker', () => {
  /** Returns the addresses that the worker answers while the device has no network. */
  const findAnswered = async (urls: readonly string[], init?: Parameters<Device['get']>[1]) => {
    const device = await startedDevice()
    device.served = null
    const answeredUrls: string[] = []
    for (const url of urls) if ((await device.get(url, init)) !== null) answeredUrls.push(url)
    return answeredUrls
  }

  it('answers requests for the files of its build, and no other requests', async () => {
    const files = ['/assets/HallScreen-a.js', '/assets/index-a.js?again=1', '/favicon.svg']
    // "/" is answered only as a navigation. A plain fetch of "/" is the app's check for a newer
    // build, so it goes to the server.
    const otherUrls = ['/api/member/getUserInfo', '/media/film.m3u8', '/robots.txt', '/Home', '/']
    expect(await findAnswered([...files, ...otherUrls])).toEqual(files)
    expect(await findAnswered(files, { method: 'POST' })).toEqual([])
    // Browsers request pictures and style sheets in the mode `no-cors`.
    expect(await findAnswered(files, { mode: 'no-cors' })).toEqual(files)
  })

  it('answers addresses that are opened as a screen, but no address of the API or of a file', async () => {
    const screens = ['/Home', '/Lottery?key=sunda60&id=11', '/', '/nowhere']
    const otherUrls = ['/api/member/export', '/robots.txt']
    expect(await findAnswered([...screens, ...otherUrls], { mode: 'navigate' })).toEqual(screens)
  })

  it('does not answer requests to another host', async () => {
    const device = await startedDevice()
    const dispatchFetch = (url: string) =>
      device.active?.dispatch('fetch', { request: { url, method: 'GET', mode: 'cors' } })
    expect(await dispatchFetch('https://cdn.example/assets/HallScreen-a.js')).toBeUndefined()
    expect(await dispatchFetch('https://tiga.example/assets/HallScreen-a.js')).toBeDefined()
  })
})

describe('a file of the worker’s build', () => {
  it('is cached when a page first requests it', async () => {
    const device = await startedDevice()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    device.served = null
    device.httpCache.clear()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
  })

  it.each([true, false])(
    'arrives complete although the first answer is incomplete (request in the default cache mode: %s)',
    async (isUsed) => {
      const device = await startedDevice()
      device.cut.add('/assets/hls-a.js')
      const init = isUsed ? {} : { cache: 'reload' }
      expect(await device.get('/assets/hls-a.js', init)).toBe(bodyOf('/assets/hls-a.js'))
      expect(device.cut.size).toBe(0)
      device.served = null
      expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    },
  )

  it('is served although storage is too full to cache that file', async () => {
    const device = await startedDevice()
    Object.assign(device, { isFull: true, stepsLeft: 0 })
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    expect(device.keptOf('a')).not.toContain('/assets/hls-a.js')
  })
})

describe('the worker of a newer build', () => {
  it('serves the files of the older build to a tab that still runs that build', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    await device.activate()
    expect(await device.get('/assets/HallScreen-a.js')).toBe(bodyOf('/assets/HallScreen-a.js'))
    expect(await device.get('/assets/nothing-a.js')).toBeNull()
  })

  it('replaces an incomplete file that an old build has cached, if a page requests that file past all caches', async () => {
    const file = '/assets/HallScreen-old.js'
    const device = new Device()
    device.cut.add(file)
    await startedDevice('old', 1, device)
    await device.deploy('a')
    await device.activate()
    device.served = 'old'
    const cutOffFile = await device.get(file)
    expect(cutOffFile).toBe(bodyOf(file).slice(0, bodyOf(file).length / 2))
    // To repair a file, a page requests it past all caches, and then imports it with a query.
    expect(await device.get(file, { cache: 'reload' })).toBe(bodyOf(file))
    expect(await device.get(`${file}?again=1`)).toBe(bodyOf(file))
  })
})

describe('the page that opens', () => {
  it.each<[string, (device: Device) => unknown, string]>([
    ['the server has another build', (device) => (device.served = 'b'), 'b'],
    ['there is no network', (device) => (device.served = null), 'a'],
    ['the server answers with an error', (device) => (device.answer = () => new Response('', { status: 502 })), 'a'],
  ])(
    'after a reload for a newer build is the server’s page, or the cached page if the server fails (here: %s)',
    async (_name, arrange, page) => {
      const device = await startedDevice()
      arrange(device)
      expect(await device.reload()).toBe('a')
      expect(await device.reload({ asksServer: true })).toBe(page)
      device.answer = null
      expect(await device.startOffline()).toBe('a')
      device.kept.clear()
      expect(await device.reload()).toBeNull()
    },
  )

  it('is the page of another cached build if the newest build’s cache is lost, until the next start fills that cache', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    await device.deploy('c')
    device.kept.delete(ownCacheNames(device)[2] ?? '')
    expect(await device.startOffline()).toBe('b')
    Object.assign(device, { answer: () => new Response('', { status: 502 }), served: 'c' })
    expect(await device.reload()).toBe('b')
    device.answer = null
    expect(await device.restart()).toBe('c')
    await device.settle()
    expect(await device.startOffline()).toBe('c')
  })

  it('is the page of an older build that has the chosen language’s translations, until the newest build has them', async () => {
    const device = await startedDevice()
    await device.changeLanguage('id_id')
    await device.changeLanguage('en_us')
    await device.deploy('b')
    // Simulates that the app was closed before it sent the new language to the workers.
    await (await device.caches.open(SHARED_CACHE_NAME)).put(PREFERENCES_PATH, Response.json({ language: 'id_id' }))
    device.language = 'id_id'
    expect(await device.restart()).toBe('b')
    device.served = null
    await device.settle()
    expect(await device.startOffline()).toBe('a')
    device.served = 'b'
    expect(await device.restart()).toBe('b')
    await device.settle()
    expect(await device.startOffline()).toBe('b')
  })
})
