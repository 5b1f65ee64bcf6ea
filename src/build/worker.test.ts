import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleWorker, serviceWorker } from './worker'
import { CHOICES, filesAhead, isSound, keyOf, keysOf, kindOf, RETIRED_WORKER } from './worker-rules'
import { bodyOf, builds, Device, names, ORIGIN, scripts, table, type Name } from '../../tests/support/worker-device'

describe('the worker answers', () => {
  const kind = (url: string, method = 'GET', mode = 'cors') =>
    kindOf(table, { url: new URL(url, ORIGIN).href, method, mode }, ORIGIN)

  it('for the files of this build, and of another that a tab runs, and nothing else that is asked', () => {
    const files = ['/assets/HallScreen-b2.js', '/assets/hls-c3.js', '/favicon.svg', '/assets/HallScreen-old.js']
    const api = ['/api/member/getUserInfo', 'https://api.example/v1/system/base']
    const media = ['/media/film.m3u8', 'https://cdn.example/host.jpg', 'https://cdn.example/assets/HallScreen-b2.js']
    // The address "/" asks for a newer build.
    const found = [...files, ...api, ...media, '/'].filter((url) => kind(url) !== null)
    expect(found).toEqual(files)
    expect(kind('/favicon.svg', 'POST')).toBeNull()
  })

  it('for an address that is opened as a screen', () => {
    const screens = ['/Home', '/Lottery?key=sunda60&id=11', '/', '/nowhere']
    const others = ['/api/member/export', '/robots.txt', 'https://service.example/chat']
    expect([...screens, ...others].filter((url) => kind(url, 'GET', 'navigate') === 'screen')).toEqual(screens)
    expect(kind('/Home')).toBeNull()
  })
})

describe('the worker keeps', () => {
  it('all screens and the words of one language ahead, nothing heavy, and the page last', () => {
    const { start, screens } = table
    const [first = '', ...more] = table.words['en_us'] ?? []
    expect(filesAhead(table, { language: 'en_us', isSparing: false })).toEqual([
      ...start,
      first,
      ...more,
      ...screens,
      '/',
    ])
    // With the data saver, only what every visit begins with.
    expect(filesAhead(table, { language: 'en_us', isSparing: true })).toEqual([...start, first, '/'])
    expect(filesAhead(table, { language: '', isSparing: true })).toEqual([...start, '/'])
  })

  it('one page and one favicon for each build', () => {
    expect(keyOf(table, '/')).toBe('/?v=p1')
    expect(keyOf(table, '/favicon.svg')).toBe('/favicon.svg?v=f1')
    expect(keyOf(table, '/assets/index-a1.js')).toBe('/assets/index-a1.js')
    expect(keysOf(table).size).toBe(9)
  })

  it.each<[string, string, BodyInit, ResponseInit, boolean]>([
    ['its own page', '/', 'src="/assets/index-a1.js"<!--whole-->\n', {}, true],
    ['its own page, cut', '/', 'src="/assets/index-a1.js"<!--who', {}, false],
    ['the page of another build', '/', 'src="/assets/index-z9.js"<!--whole-->', {}, false],
    ['a page of the network', '/', '<form>Log in to the hotel</form>', {}, false],
    ['a script', '/assets/a.js', '', { headers: { 'content-type': 'text/javascript' } }, true],
    ['a page under the name of a script', '/assets/a.js', '', { headers: { 'content-type': 'text/html' } }, false],
    ['a drawing', '/avatars/fox.svg', '<svg><path/></svg>\n', { headers: { 'content-type': 'image/svg+xml' } }, true],
    ['a drawing, cut', '/avatars/fox.svg', '<svg><pa', { headers: { 'content-type': 'image/svg+xml' } }, false],
    ['a fault', '/assets/a.css', '', { status: 502, headers: { 'content-type': 'text/css' } }, false],
  ])('%s only if it is sound', async (_name, path, body, init, expected) => {
    expect(await isSound(table, path, new Response(body, init))).toBe(expected)
  })
})

it('the worker is one script of ours with its table, and changes with it', async () => {
  const script = await bundleWorker(table)
  expect(script).toContain('/assets/HallScreen-b2.js')
  expect(script).not.toMatch(/__FILES__|process\.env/)
  expect(await bundleWorker({ ...table, revisions: { '/': 'p2' } })).not.toBe(script)
  // A package in it would need its licence in licenses.txt.
  const source = readFileSync(resolve(import.meta.dirname, 'worker-script.ts'), 'utf8')
  expect([...source.matchAll(/from '(.*)'/g)].map(([, from]) => from)).toEqual(['./worker-rules.ts'])
})

it('a build that is told to retire its worker has one that removes itself', async () => {
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

beforeAll(async () => {
  for (const name of names) scripts.set(name, await bundleWorker(builds[name]))
})

/**
 * A start without a network, from a closed browser.
 * @returns the build that opens, and what of it does not
 */
async function opensOffline(device: Device): Promise<string> {
  device.leave()
  device.left = Infinity
  device.served = null
  const name = await device.open()
  if (name === null) return 'nothing'
  const lacking: string[] = []
  for (const path of filesAhead(builds[name], device))
    if (path !== '/' && (await device.get(path, 'cors')) !== bodyOf(path)) lacking.push(path)
  return [name, ...lacking].join(' without ')
}

type Step = (device: Device) => Promise<unknown>
const deploy = (name: Name) => (device: Device) => device.deploy(name)
const speak = (language: string) => (device: Device) => device.speak(language)
const activate: Step = (device) => device.activate()
const reload: Step = (device) => device.reload()
const settle: Step = (device) => device.settle()
const restart: Step = (device) => {
  device.leave()
  return device.open()
}

/** What a member does, and an operator, up to the moment of which a row is. */
const histories: Readonly<Record<string, readonly Step[]>> = {
  'an update that waits': [deploy('b'), reload],
  'an update that is taken': [deploy('b'), activate, reload],
  'a second update that waits': [deploy('b'), deploy('c'), reload],
  'an update that was rolled back while it waited': [deploy('b'), deploy('a'), reload],
  'an update that was rolled back once it was taken': [deploy('b'), activate, reload, deploy('a'), reload],
  'a new start with an update, which is rolled back': [deploy('b'), restart, settle, deploy('a'), restart],
}

interface Life {
  tabs: number
  isFull?: boolean
  isSparing?: boolean
}

function deviceOf({ isFull = false, isSparing = false }: Life): Device {
  return Object.assign(new Device(), { isFull, isSparing })
}

/**
 * Once for each moment at which the browser may be closed, and once to the end.
 * @returns by moment, what is the newest that was installed, and what opens
 */
async function endedAtAnyMoment(begin: () => Device | Promise<Device>, ...steps: Step[]) {
  const installed: string[] = []
  const opened: string[] = []
  const whole: string[] = []
  for (let left = 0, isCut = true; isCut; left += 1) {
    const device = await begin()
    device.left = left
    try {
      for (const step of steps) await step(device)
    } catch {
      // It has ended.
    }
    isCut = device.left === 0
    installed.push((device.waiting ?? device.active)?.name ?? 'nothing')
    whole.push(keptOf(device, 'c').length === 5 ? 'c' : 'b')
    expect(torn(device)).toEqual([])
    opened.push(await opensOffline(device))
  }
  return { installed, opened, whole }
}

const keptOf = (device: Device, name: Name) =>
  [...device.kept.keys()].filter((url) => new RegExp(`-${name}\\.|=p${name}$`).test(url))

/** Builds of which a page is kept and another file is not: no tab could start from that page. */
function torn(device: Device): Name[] {
  const isKept = (name: Name, path: string) => device.kept.has(ORIGIN + keyOf(builds[name], path))
  const files = (name: Name) => [...builds[name].start, ...(device.isSparing ? [] : builds[name].screens)]
  return names.filter((name) => isKept(name, '/') && !files(name).every((path) => isKept(name, path)))
}

async function openTabs(device: Device, tabs: number): Promise<Device> {
  for (let tab = 0; tab < tabs; tab += 1) await device.open()
  await device.settle()
  return device
}

describe.each(Object.entries(histories))('after %s', (_name, steps) => {
  it.each<Life>([
    { tabs: 1 },
    { tabs: 2 },
    { tabs: 1, isSparing: true },
    { tabs: 2, isSparing: true },
    { tabs: 1, isFull: true },
    { tabs: 2, isFull: true },
  ])('the newest build that was installed starts without a network, ended at any moment: %j', async (life) => {
    const start: Step = (device) => openTabs(device, life.tabs).catch(() => undefined)
    const { installed, opened } = await endedAtAnyMoment(() => deviceOf(life), start, ...steps, settle)
    expect(opened).toEqual(installed)
  })
})

describe.each<[string, ...Step[]]>([
  ['while an update waits', deploy('b'), speak('id_id')],
  ['while one waits, and once another does', deploy('b'), speak('id_id'), deploy('c'), speak('en_us')],
  [
    'while an update is installed',
    (device) => {
      device.served = 'b'
      return Promise.all([device.settle(), device.speak('id_id')])
    },
  ],
])('where the language is changed %s', (_name, ...steps) => {
  it.each<Life>([{ tabs: 1 }, { tabs: 2 }, { tabs: 1, isSparing: true }])(
    'a build starts in it without a network, ended at any moment, and at last the newest: %j',
    async (life) => {
      const begin = async () => {
        const device = await openTabs(deviceOf(life), life.tabs)
        // From then on the device has both of this build.
        await device.speak('id_id')
        await device.speak('en_us')
        return device
      }
      const { installed, opened } = await endedAtAnyMoment(begin, ...steps)
      expect(opened.filter((name) => !/^[abc]$/.test(name))).toEqual([])
      expect(opened.at(-1)).toBe(installed.at(-1))
    },
  )
})

describe('a device', () => {
  const started = () => openTabs(new Device(), 1)

  it('keeps the files of another build as long as a worker or a tab may need them', async () => {
    const device = await started()
    await device.deploy('b')
    const files = keptOf(device, 'a')
    expect(files).toHaveLength(5)
    expect(keptOf(device, 'b')).toHaveLength(5)
    await device.activate()
    await device.open()
    await device.settle()
    expect(keptOf(device, 'a')).toEqual(files)
    device.tabs.shift()
    await device.settle()
    expect(keptOf(device, 'a')).toEqual([])
    expect(await opensOffline(device)).toBe('b')
  })

  it('whose worker has lost its page opens what is left, and is mended by the next start', async () => {
    const begin = async () => {
      const device = await started()
      await device.deploy('b')
      await device.deploy('c')
      for (const url of keptOf(device, 'c')) device.kept.delete(url)
      expect(await opensOffline(device)).toBe('b')
      Object.assign(device, { isBroken: true, served: 'c' })
      expect(await device.reload()).toBe('b')
      device.isBroken = false
      device.leave()
      device.served = 'c'
      expect(await device.open()).toBe('c')
      return device
    }
    const { whole, opened } = await endedAtAnyMoment(begin, settle)
    expect(opened).toEqual(whole)
  })

  it('has the words of the language that was taken while its first worker was installed', async () => {
    const device = new Device()
    const asked: string[] = []
    device.meanwhile = (path) => asked.push(path)
    await device.open()
    await Promise.all([device.settle(), device.speak('id_id')])
    expect(asked.filter((path) => path.includes('HallScreen'))).toHaveLength(1)
    expect(await opensOffline(device)).toBe('a')
    expect(device.language).toBe('id_id')
  })

  it.each<[string, (device: Device) => void, string]>([
    ['the server has another', (device) => (device.served = 'b'), 'b'],
    ['there is no network', (device) => (device.served = null), 'a'],
    ['the server has none to give', (device) => (device.isBroken = true), 'a'],
  ])('whose member asks for a newer page has, where %s, one that opens', async (_name, happens, page) => {
    const device = await started()
    happens(device)
    expect(await device.reload()).toBe('a')
    expect(await device.reload({ asksServer: true })).toBe(page)
    device.isBroken = false
    expect(await opensOffline(device)).toBe('a')
    device.kept.clear()
    expect(await device.reload()).toBeNull()
  })

  it('whose worker lacks the words of its language keeps the build that has them until it has its own', async () => {
    const speaksAnother = async () => {
      const device = await started()
      await device.speak('id_id')
      await device.speak('en_us')
      await device.deploy('b')
      // Closed before it told any worker.
      await device.cache.put(CHOICES, Response.json({ language: 'id_id' }))
      device.language = 'id_id'
      device.leave()
      expect(await device.open()).toBe('b')
      return device
    }
    const lost = await speaksAnother()
    lost.served = null
    await lost.settle()
    expect(await opensOffline(lost)).toBe('a')
    const { opened } = await endedAtAnyMoment(speaksAnother, settle)
    expect(opened.filter((name) => name !== 'a' && name !== 'b')).toEqual([])
    expect(opened.at(-1)).toBe('b')
  })

  it('on which they find no room has it by the next start: the build that is left makes some', async () => {
    const device = await started()
    await device.deploy('b')
    device.leave()
    await device.open()
    device.language = 'id_id'
    const put = device.cache.put
    device.cache.put = async (key, answer) => {
      const isFull = key.endsWith('-b.js') && keptOf(device, 'a').length > 0
      if (isFull) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' })
      await put(key, answer)
    }
    await device.settle()
    expect(keptOf(device, 'a')).toEqual([])
    await device.settle()
    expect(await opensOffline(device)).toBe('b')
  })

  it.each([0, 1, 3])('that was cut off after %i files of a build has it by the next start', async (files) => {
    const device = await started()
    device.left = 2 * files
    await device.deploy('b').catch(() => undefined)
    expect(device.waiting).toBeNull()
    device.left = Infinity
    await restart(device)
    await device.settle()
    expect(await opensOffline(device)).toBe('b')
  })

  it('keeps its worker where files of the next are removed while it is installed', async () => {
    const device = await started()
    device.meanwhile = (path) => path === '/' && device.kept.delete(`${ORIGIN}/assets/index-b.js`)
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(await opensOffline(device)).toBe('a')
  })

  it.each([
    ['a file of its build', false],
    ['a file of the build before, which a tab still runs', true],
  ])('that has kept %s in half gives the whole one once the page asks past all caches', async (_name, isOfBefore) => {
    const file = '/assets/HallScreen-a.js'
    const device = new Device()
    device.cut.add(file)
    await device.open()
    await device.settle()
    if (isOfBefore) {
      await device.deploy('b')
      await device.activate()
      device.served = 'a'
    }
    const half = await device.get(file, 'cors')
    expect(half).toBe(file.slice(0, file.length / 2))
    device.cut.clear()
    // As a script asks, and a page that is loaded anew.
    expect(await device.get(file, 'cors')).toBe(half)
    expect(await device.get(file, 'cors', false, 'reload')).toBe(file)
    expect(await device.get(`${file}?again=1`, 'cors')).toBe(file)
    device.served = null
    expect(await device.get(file, 'cors')).toBe(file)
    expect(await device.get(file, 'cors', false, 'reload')).toBeNull()
  })
})
