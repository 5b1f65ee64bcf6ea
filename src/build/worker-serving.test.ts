import { beforeAll, describe, expect, it } from 'vitest'
import { bodyOf, Device, ownCaches, readWorkers, startedDevice } from '../../tests/support/worker-device'
import { CHOICES, SHARED_CACHE } from './worker-rules'

beforeAll(readWorkers)

describe('the worker answers', () => {
  /** Asks without a network: what comes is from the worker. */
  const answered = async (urls: readonly string[], asking?: Parameters<Device['get']>[1]) => {
    const device = await startedDevice()
    device.served = null
    const found: string[] = []
    for (const url of urls) if ((await device.get(url, asking)) !== null) found.push(url)
    return found
  }

  it('for the files of its build, and nothing else that is asked', async () => {
    const files = ['/assets/HallScreen-a.js', '/assets/index-a.js?again=1', '/favicon.svg']
    // The address "/" asks for a newer build.
    const others = ['/api/member/getUserInfo', '/media/film.m3u8', '/robots.txt', '/Home', '/']
    expect(await answered([...files, ...others])).toEqual(files)
    expect(await answered(files, { method: 'POST' })).toEqual([])
    // As a tag of a picture or a style sheet asks, and one who wants a part.
    expect(await answered(files, { mode: 'no-cors' })).toEqual(files)
  })

  it('for an address that is opened as a screen', async () => {
    const screens = ['/Home', '/Lottery?key=sunda60&id=11', '/', '/nowhere']
    const others = ['/api/member/export', '/robots.txt']
    expect(await answered([...screens, ...others], { mode: 'navigate' })).toEqual(screens)
  })

  it('not for another host', async () => {
    const device = await startedDevice()
    const ask = (url: string) => device.active?.tell('fetch', { request: { url, method: 'GET', mode: 'cors' } })
    expect(await ask('https://cdn.example/assets/HallScreen-a.js')).toBeUndefined()
    expect(await ask('https://tiga.example/assets/HallScreen-a.js')).toBeDefined()
  })
})

describe('a file of its build', () => {
  it('is kept when it is used', async () => {
    const device = await startedDevice()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    device.served = null
    device.httpCache.clear()
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
  })

  it.each([true, false])('arrives whole, also where the first answer for it is cut, used: %s', async (isUsed) => {
    const device = await startedDevice()
    device.cut.add('/assets/hls-a.js')
    const asking = isUsed ? {} : { cache: 'reload' }
    expect(await device.get('/assets/hls-a.js', asking)).toBe(bodyOf('/assets/hls-a.js'))
    expect(device.cut.size).toBe(0)
    device.served = null
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
  })

  it('is given where there is no room to keep it', async () => {
    const device = await startedDevice()
    Object.assign(device, { isFull: true, left: 0 })
    expect(await device.get('/assets/hls-a.js')).toBe(bodyOf('/assets/hls-a.js'))
    expect(device.keptOf('a')).not.toContain('/assets/hls-a.js')
  })
})

describe('the worker of another build', () => {
  it('gives a tab the files of its own', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    await device.activate()
    expect(await device.get('/assets/HallScreen-a.js')).toBe(bodyOf('/assets/HallScreen-a.js'))
    expect(await device.get('/assets/nothing-a.js')).toBeNull()
  })

  it('gives the whole file once a page asks past all caches for one that a build without hashes kept cut', async () => {
    const file = '/assets/HallScreen-old.js'
    const device = new Device()
    device.cut.add(file)
    await startedDevice('old', 1, device)
    await device.deploy('a')
    await device.activate()
    device.served = 'old'
    const half = await device.get(file)
    expect(half).toBe(bodyOf(file).slice(0, bodyOf(file).length / 2))
    // As a script asks, and a page that is loaded anew.
    expect(await device.get(file, { cache: 'reload' })).toBe(bodyOf(file))
    expect(await device.get(`${file}?again=1`)).toBe(bodyOf(file))
  })
})

describe('the page', () => {
  it.each<[string, (device: Device) => unknown, string]>([
    ['the server has another', (device) => (device.served = 'b'), 'b'],
    ['there is no network', (device) => (device.served = null), 'a'],
    ['the server has none to give', (device) => (device.answer = () => new Response('', { status: 502 })), 'a'],
  ])('that a member asks for newly is, where %s, one that opens', async (_name, happens, page) => {
    const device = await startedDevice()
    happens(device)
    expect(await device.reload()).toBe('a')
    expect(await device.reload({ asksServer: true })).toBe(page)
    device.answer = null
    expect(await device.opensOffline()).toBe('a')
    device.kept.clear()
    expect(await device.reload()).toBeNull()
  })

  it('that is lost is that of a build that is left, and is mended by the next start', async () => {
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

  it('is that of the build that has the words of the language, until its own are here', async () => {
    const device = await startedDevice()
    await device.speak('id_id')
    await device.speak('en_us')
    await device.deploy('b')
    // Closed before it told any worker.
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
