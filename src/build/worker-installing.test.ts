import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { builds, Device, ownCacheNames, bundleWorkers, startedDevice } from '../../tests/support/worker-device'
import { bundleWorker, serviceWorkerPlugin } from './worker'
import { filesToPrecache, RETIRED_WORKER } from './worker-rules'

beforeAll(bundleWorkers)

describe('the worker of a build', () => {
  it('is one script that contains the table of the build’s files, and changes if the table changes', async () => {
    const { code, modules } = await bundleWorker(builds.a)
    expect(code).toContain('/assets/HallScreen-a.js')
    expect(code).not.toMatch(/__FILES__|process\.env/)
    expect((await bundleWorker({ ...builds.a, build: 'another' })).code).not.toBe(code)
    // `modules` must name every package in the script, because licenses.txt is made from that list.
    const packages = modules.map((id) => /node_modules\/([^/]+)/.exec(id)?.[1]).filter((name) => name !== undefined)
    expect([...new Set(packages)].sort()).toEqual(['workbox-core', 'workbox-routing', 'workbox-strategies'])
  })

  it('is the script RETIRED_WORKER if VITE_SERVICE_WORKER is "retire"', async () => {
    const entry: Plugin = { name: 'entry', resolveId: (id) => id, load: () => '' }
    const output = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [entry, serviceWorkerPlugin({ VITE_SERVICE_WORKER: 'retire' })],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })
    const { output: files } = output as Rolldown.RolldownOutput
    expect(files.find(({ fileName }) => fileName === 'sw.js')).toMatchObject({ source: RETIRED_WORKER })
  })
})

describe('the worker’s install', () => {
  it('fetches the files of all screens (without hls.js), the texts of one language, and then the page', async () => {
    const { start, screens, words } = builds.a
    const expectedPaths = [start, words['en_us'] ?? {}, screens].flatMap((files) => Object.keys(files))
    expect(filesToPrecache(builds.a, { language: 'en_us', isSparing: false })).toEqual([...expectedPaths, '/'])
    const requestedPaths: string[] = []
    const device = new Device()
    await device.open()
    device.meanwhile = (path) => requestedPaths.push(path)
    await device.settle()
    expect(requestedPaths).toEqual([...expectedPaths, '/'])
    expect(device.keptOf('a')).toEqual([...expectedPaths, '/'].filter((path) => /-a\.|^\/$/.test(path)).sort())
  })

  it('fetches only the page, and the files and texts of the first screens, if the data saver is on', async () => {
    const [startPack = ''] = Object.keys(builds.a.words['en_us'] ?? {})
    const expectedPaths = [...Object.keys(builds.a.start), startPack, '/']
    expect(filesToPrecache(builds.a, { language: 'en_us', isSparing: true })).toEqual(expectedPaths)
    expect(filesToPrecache(builds.a, { language: '', isSparing: true })).toEqual([...Object.keys(builds.a.start), '/'])
    const device = await startedDevice('a', 1, Object.assign(new Device(), { isSparing: true }))
    const cachedPaths = [...(device.kept.get(ownCacheNames(device)[0] ?? '')?.keys() ?? [])].map(
      (url) => new URL(url).pathname,
    )
    expect(cachedPaths).toEqual(expectedPaths)
    expect(await device.startOffline()).toBe('a')
  })

  it('also caches the texts of a language that was chosen during the install', async () => {
    const device = new Device()
    const requestedPaths: string[] = []
    device.meanwhile = (path) => requestedPaths.push(path)
    await device.open()
    await Promise.all([device.settle(), device.changeLanguage('id_id')])
    expect(requestedPaths.filter((path) => path.includes('HallScreen'))).toHaveLength(1)
    expect(await device.startOffline()).toBe('a')
    expect(device.language).toBe('id_id')
  })

  it.each(['/assets/HallScreen-b.js', '/assets/index-b.js', '/favicon.svg', '/'])(
    'fetches %s again past the HTTP cache if that file arrived incomplete',
    async (path) => {
      const device = await startedDevice()
      device.kept.get(ownCacheNames(device)[0] ?? '')?.delete(path)
      device.cut.add(path)
      await device.deploy('b')
      expect(device.cut.has(path)).toBe(false)
      expect(device.httpCache.get('/assets/HallScreen-b.js')).toBe('all of /assets/HallScreen-b.js')
      await device.activate()
      expect(await device.startOffline()).toBe('b')
    },
  )

  it.each<[string, () => Response]>([
    ['the log-in page of a network', () => new Response('<form>Log in to the hotel</form>')],
    ['an error page', () => new Response('Bad gateway', { status: 502 })],
    ['a script of another build', () => new Response('other', { headers: { 'content-type': 'text/javascript' } })],
  ])('caches nothing if the server sends %s, and keeps the previous worker', async (_name, answer) => {
    const device = await startedDevice()
    device.answer = answer
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(device.keptOf('b')).toEqual([])
    device.answer = null
    expect(await device.startOffline()).toBe('a')
  })

  it('does not cache the page of another build that was deployed during the install', async () => {
    const device = await startedDevice()
    device.meanwhile = (path) => path === '/' && (device.served = 'c')
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(device.keptOf('b')).not.toContain('/')
    expect(await device.startOffline()).toBe('a')
  })

  it.each([0, 1, 3])('is completed at the next start if it was interrupted after %i files', async (files) => {
    const device = await startedDevice()
    device.stepsLeft = 2 * files
    await device.deploy('b').catch(() => undefined)
    expect(device.waiting).toBeNull()
    device.stepsLeft = Infinity
    await device.restart()
    await device.settle()
    expect(await device.startOffline()).toBe('b')
  })

  it('fails if a file is removed from the cache during the install, and the previous build still opens offline', async () => {
    const device = await startedDevice()
    const isCacheOfB = (name: string) => ownCacheNames(device).indexOf(name) > 0
    device.meanwhile = (path) => {
      if (path !== '/') return
      for (const [name, files] of device.kept)
        if (isCacheOfB(name)) files.delete('https://tiga.example/assets/index-b.js')
    }
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(await device.startOffline()).toBe('a')
  })

  it('is completed after the old build’s cache has been deleted, if storage is too full for both builds', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    device.close()
    expect(await device.open()).toBe('b')
    device.language = 'id_id'
    const isFull = () => device.keptOf('a').length > 0
    const open = device.caches.open
    device.caches.open = async (name) => {
      const cache = await open(name)
      const put: typeof cache.put = async (key, answer) => {
        if (isFull()) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
        await cache.put(key, answer)
      }
      return { ...cache, put }
    }
    await device.settle()
    expect(device.keptOf('a')).toEqual([])
    await device.settle()
    expect(await device.startOffline()).toBe('b')
  })
})

describe('an erasure of the device’s data', () => {
  const erase = async (device: Device) => {
    const delivery = device.postToAll('forget')
    device.kept.clear()
    await delivery
  }

  it.each(['/assets/index-b.js', '/assets/HallScreen-b.js'])(
    'stops an install at the request for %s, and leaves no cache',
    async (path) => {
      const device = await startedDevice()
      const requestedPaths: string[] = []
      let erasure: Promise<void> | undefined
      device.meanwhile = (other) => {
        requestedPaths.push(other)
        if (other === path) erasure = erase(device)
      }
      await device.deploy('b')
      await erasure
      expect(requestedPaths.slice(requestedPaths.indexOf(path))).not.toContain('/')
      expect(device.waiting).toBeNull()
      expect([...device.kept.keys()]).toEqual([])
    },
  )

  it('leaves no file in a cache, although a file was being cached when the erasure began', async () => {
    const device = await startedDevice()
    let erasure: Promise<void> | undefined
    const open = device.caches.open
    device.caches.open = async (name) => {
      const cache = await open(name)
      const put: typeof cache.put = async (key, answer) => {
        if (name !== 'tiga') erasure ??= erase(device)
        await (await open(name)).put(key, answer)
      }
      return { ...cache, put }
    }
    await device.deploy('b')
    await erasure
    expect([...device.kept.keys()]).toEqual([])
  })
})
