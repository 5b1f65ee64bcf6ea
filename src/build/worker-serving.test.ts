import { beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, Device, ownCaches, readWorkers, startedDevice } from '../../tests/support/worker-device'
import { CHOICES, SHARED_CACHE } from './worker-rules'

beforeAll(readWorkers)

describe('the worker', () => {
  /** Requests without a network, so that every answer is the worker's. */
  const answered = async (urls: readonly string[], init?: Parameters<Device['get']>[1]) => {
    const device = await startedDevice()
    device.served = null
    const found: string[] = []
    for (const url of urls) if ((await device.get(url, init)) !== null) found.push(url)
    return found
  }

  it('answers requests for the files of its build, and no others', async () => {
    const files = ['/assets/HallScreen-a.js', '/assets/index-a.js?again=1', '/favicon.svg']
    // A request for the address "/" checks for a newer build.
    const others = ['/api/member/getUserInfo', '/media/film.m3u8', '/robots.txt', '/Home', '/']
    expect(await answered([...files, ...others])).toEqual(files)
    expect(await answered(files, { method: 'POST' })).toEqual([])
    // Pictures and style sheets are requested in this mode.
    expect(await answered(files, { mode: 'no-cors' })).toEqual(files)
  })

  it('answers addresses that are opened as a screen', async () => {
    const screens = ['/Home', '/Lottery?key=sunda60&id=11', '/', '/nowhere']
    const others = ['/api/member/export', '/robots.txt']
    expect(await answered([...screens, ...others], { mode: 'navigate' })).toEqual(screens)
  })

  it('does not answer for another host', async () => {
    const device = await startedDevice()
    const ask = (url: string) => device.active?.dispatch('fetch', { request: { url, method: 'GET', mode: 'cors' } })
    expect(await ask('https://cdn.example/assets/HallScreen-a.js')).toBeUndefined()
    expect(await ask('https://tiga.example/assets/HallScreen-a.js')).toBeDefined()
  })
})

describe('a file of the worker’s build', () => {
  it('is cached when it is used', async () => {
    const device = await startedDevice()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    device.served = null
    device.httpCache.clear()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
  })

  it.each([true, false])(
    'arrives complete although the first answer is cut; requested by its first use: %s',
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

  it('is served although storage is too full to cache it', async () => {
    const device = await startedDevice()
    Object.assign(device, { isFull: true, left: 0 })
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    expect(device.keptOf('a')).not.toContain('/assets/hls-a.js')
  })
})

describe('the worker of a newer build', () => {
  it('serves a tab of the older build that build’s files', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    await device.activate()
    expect(await device.get('/assets/HallScreen-a.js')).toBe(bodyOf('/assets/HallScreen-a.js'))
    expect(await device.get('/assets/nothing-a.js')).toBeNull()
  })

  it('replaces a cut file of a build without hashes after a request past all caches', async () => {
    const file = '/assets/HallScreen-old.js'
    const device = new Device()
    device.cut.add(file)
    await startedDevice('old', 1, device)
    await device.deploy('a')
    await device.activate()
    device.served = 'old'
    const half = await device.get(file)
    expect(half).toBe(bodyOf(file).slice(0, bodyOf(file).length / 2))
    // A script repeats the request with a query, and so does a reloaded page.
    expect(await device.get(file, { cache: 'reload' })).toBe(bodyOf(file))
    expect(await device.get(`${file}?again=1`)).toBe(bodyOf(file))
  })
})

describe('the page that opens', () => {
  it.each<[string, (device: Device) => unknown, string]>([
    ['the server has another build', (device) => (device.served = 'b'), 'b'],
    ['there is no network', (device) => (device.served = null), 'a'],
    ['the server answers with an error', (device) => (device.answer = () => new Response('', { status: 502 })), 'a'],
  ])('on a reload for a newer build is a working page if %s', async (_name, arrange, page) => {
    const device = await startedDevice()
    arrange(device)
    expect(await device.reload()).toBe('a')
    expect(await device.reload({ asksServer: true })).toBe(page)
    device.answer = null
    expect(await device.opensOffline()).toBe('a')
    device.kept.clear()
    expect(await device.reload()).toBeNull()
  })

  it('is that of another cached build if its own is lost, until the next start repairs it', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    await device.deploy('c')
    device.kept.delete(ownCaches(device)[2] ?? '')
    expect(await device.opensOffline()).toBe('b')
    Object.assign(device, { answer: () => new Response('', { status: 502 }), served: 'c' })
    expect(await device.reload()).toBe('b')
    device.answer = null
    expect(await device.restart()).toBe('c')
    await device.settle()
    expect(await device.opensOffline()).toBe('c')
  })

  it('is that of a build with the packs of the language, until the newest build has them', async () => {
    const device = await startedDevice()
    await device.changeLanguage('id_id')
    await device.changeLanguage('en_us')
    await device.deploy('b')
    // The app was closed before it sent a message to the workers.
    await (await device.caches.open(SHARED_CACHE)).put(CHOICES, Response.json({ language: 'id_id' }))
    device.language = 'id_id'
    expect(await device.restart()).toBe('b')
    device.served = null
    await device.settle()
    expect(await device.opensOffline()).toBe('a')
    device.served = 'b'
    expect(await device.restart()).toBe('b')
    await device.settle()
    expect(await device.opensOffline()).toBe('b')
  })
})
