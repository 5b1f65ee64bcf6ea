import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { builds, Device, ownCaches, readWorkers, startedDevice } from '../../tests/support/worker-device'
import { bundleWorker, serviceWorker } from './worker'
import { filesToPrecache, RETIRED_WORKER } from './worker-rules'

beforeAll(readWorkers)

describe('a build', () => {
  it('has one script with its table, which changes with it', async () => {
    const { code, modules } = await bundleWorker(builds.a)
    expect(code).toContain('/assets/HallScreen-a.js')
    expect(code).not.toMatch(/__FILES__|process\.env/)
    expect((await bundleWorker({ ...builds.a, build: 'another' })).code).not.toBe(code)
    // Their licences go to licenses.txt.
    const packages = modules.map((id) => /node_modules\/([^/]+)/.exec(id)?.[1]).filter((name) => name !== undefined)
    expect([...new Set(packages)].sort()).toEqual(['workbox-core', 'workbox-routing', 'workbox-strategies'])
  })

  it('that is told to retire its worker has one that removes itself', async () => {
    const entry: Plugin = { name: 'entry', resolveId: (id) => id, load: () => '' }
    const output = await build({
      configFile: false,
      publicDir: false,
      logLevel: 'silent',
      plugins: [entry, serviceWorker({ VITE_SERVICE_WORKER: 'retire' })],
      build: { write: false, rolldownOptions: { input: 'entry' } },
    })
    const { output: files } = output as Rolldown.RolldownOutput
    expect(files.find(({ fileName }) => fileName === 'sw.js')).toMatchObject({ source: RETIRED_WORKER })
  })
})

describe('an install', () => {
  it('fetches all screens and the words of one language, nothing heavy, and the page last', async () => {
    const { start, screens, words } = builds.a
    const ahead = [start, words['en_us'] ?? {}, screens].flatMap((files) => Object.keys(files))
    expect(filesToPrecache(builds.a, { language: 'en_us', isSparing: false })).toEqual([...ahead, '/'])
    const asked: string[] = []
    const device = new Device()
    await device.open()
    device.meanwhile = (path) => asked.push(path)
    await device.settle()
    expect(asked).toEqual([...ahead, '/'])
    expect(device.keptOf('a')).toEqual([...ahead, '/'].filter((path) => /-a\.|^\/$/.test(path)).sort())
  })

  it('fetches only what every visit begins with while the data saver is on', async () => {
    const [first = ''] = Object.keys(builds.a.words['en_us'] ?? {})
    const ahead = [...Object.keys(builds.a.start), first, '/']
    expect(filesToPrecache(builds.a, { language: 'en_us', isSparing: true })).toEqual(ahead)
    expect(filesToPrecache(builds.a, { language: '', isSparing: true })).toEqual([...Object.keys(builds.a.start), '/'])
    const device = await startedDevice('a', 1, Object.assign(new Device(), { isSparing: true }))
    const kept = [...(device.kept.get(ownCaches(device)[0] ?? '')?.keys() ?? [])].map((url) => new URL(url).pathname)
    expect(kept).toEqual(ahead)
    expect(await device.opensOffline()).toBe('a')
  })

  it('has the words of the language that was taken while it went on', async () => {
    const device = new Device()
    const asked: string[] = []
    device.meanwhile = (path) => asked.push(path)
    await device.open()
    await Promise.all([device.settle(), device.speak('id_id')])
    expect(asked.filter((path) => path.includes('HallScreen'))).toHaveLength(1)
    expect(await device.opensOffline()).toBe('a')
    expect(device.language).toBe('id_id')
  })

  it.each(['/assets/HallScreen-b.js', '/assets/index-b.js', '/favicon.svg', '/'])(
    'fetches %s again past the HTTP cache where it arrived cut',
    async (path) => {
      const device = await startedDevice()
      device.kept.get(ownCaches(device)[0] ?? '')?.delete(path)
      device.cut.add(path)
      await device.deploy('b')
      expect(device.cut.has(path)).toBe(false)
      expect(device.httpCache.get('/assets/HallScreen-b.js')).toBe('all of /assets/HallScreen-b.js')
      await device.activate()
      expect(await device.opensOffline()).toBe('b')
    },
  )

  it.each<[string, () => Response]>([
    ['a page of a network that wants a log-in', () => new Response('<form>Log in to the hotel</form>')],
    ['a fault', () => new Response('Bad gateway', { status: 502 })],
    ['a script of another build', () => new Response('other', { headers: { 'content-type': 'text/javascript' } })],
  ])('keeps nothing of %s, and leaves the worker before it', async (_name, answer) => {
    const device = await startedDevice()
    device.answer = answer
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(device.keptOf('b')).toEqual([])
    device.answer = null
    expect(await device.opensOffline()).toBe('a')
  })

  it('keeps no page of another build, whose server was renewed meanwhile', async () => {
    const device = await startedDevice()
    device.meanwhile = (path) => path === '/' && (device.served = 'c')
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(device.keptOf('b')).not.toContain('/')
    expect(await device.opensOffline()).toBe('a')
  })

  it.each([0, 1, 3])('that was cut off after %i files has them all by the next start', async (files) => {
    const device = await startedDevice()
    device.left = 2 * files
    await device.deploy('b').catch(() => undefined)
    expect(device.waiting).toBeNull()
    device.left = Infinity
    await device.restart()
    await device.settle()
    expect(await device.opensOffline()).toBe('b')
  })

  it('fails where files of it are removed meanwhile', async () => {
    const device = await startedDevice()
    const isB = (name: string) => ownCaches(device).indexOf(name) > 0
    device.meanwhile = (path) => {
      if (path !== '/') return
      for (const [name, files] of device.kept) if (isB(name)) files.delete('https://tiga.example/assets/index-b.js')
    }
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(await device.opensOffline()).toBe('a')
  })

  it('finds room by the next start where there was none: the build that is left makes some', async () => {
    const device = await startedDevice()
    await device.deploy('b')
    device.leave()
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
    expect(await device.opensOffline()).toBe('b')
  })
})

describe('an erasure', () => {
  const erase = async (device: Device) => {
    const told = device.tellAll('forget')
    device.kept.clear()
    await told
  }

  it.each(['/assets/index-b.js', '/assets/HallScreen-b.js'])(
    'stops an install that asks for %s, and leaves nothing',
    async (path) => {
      const device = await startedDevice()
      const asked: string[] = []
      let erased: Promise<void> | undefined
      device.meanwhile = (other) => {
        asked.push(other)
        if (other === path) erased = erase(device)
      }
      await device.deploy('b')
      await erased
      expect(asked.slice(asked.indexOf(path))).not.toContain('/')
      expect(device.waiting).toBeNull()
      expect([...device.kept.keys()]).toEqual([])
    },
  )

  it('leaves no file that was on its way into the cache', async () => {
    const device = await startedDevice()
    let erased: Promise<void> | undefined
    const open = device.caches.open
    device.caches.open = async (name) => {
      const cache = await open(name)
      const put: typeof cache.put = async (key, answer) => {
        if (name !== 'tiga') erased ??= erase(device)
        await (await open(name)).put(key, answer)
      }
      return { ...cache, put }
    }
    await device.deploy('b')
    await erased
    expect([...device.kept.keys()]).toEqual([])
  })
})
