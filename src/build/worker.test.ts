import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, it } from 'vitest'
import { bundleWorker, serviceWorker } from './worker'
import {
  CHOICES,
  filesAhead,
  isOfAnotherBuild,
  isOwnFile,
  isScreen,
  isSound,
  keyOf,
  keysOf,
  RETIRED_WORKER,
  type WorkerTable,
} from './worker-rules'

const ORIGIN = 'https://tiga.example'
const table: WorkerTable = {
  entry: '/assets/index-a1.js',
  page: 'p1',
  revisions: { '/favicon.svg': 'f1' },
  start: ['/assets/index-a1.js', '/assets/index-a1.css'],
  screens: ['/assets/HallScreen-b2.js', '/favicon.svg'],
  words: { en_us: ['/assets/en_us-start.js', '/assets/en_us-draws.js'], id_id: ['/assets/id_id-start.js'] },
  onUse: ['/assets/hls-c3.js'],
  api: ['/api'],
}
const asked = (url: string, { method = 'GET', mode = 'cors' } = {}) => ({
  url: new URL(url, ORIGIN).href,
  method,
  mode,
})

describe('the worker answers', () => {
  it.each([
    ['a file of this build', asked('/assets/HallScreen-b2.js'), true],
    ['what is kept when it is used', asked('/assets/hls-c3.js'), true],
    ['a file whose name stays', asked('/favicon.svg'), true],
    ['the same address of another host', asked('https://cdn.example/assets/HallScreen-b2.js'), false],
    ['a POST to it', asked('/assets/HallScreen-b2.js', { method: 'POST' }), false],
    ['the API', asked('/api/member/getUserInfo'), false],
    ['the API of another host', asked('https://api.example/v1/system/base'), false],
    ['a stream', asked('/media/film.m3u8'), false],
    ['a picture of the platform', asked('https://cdn.example/host.jpg'), false],
    ['the question for a newer build', asked('/'), false],
  ])('%s: %s', (_name, request, expected) => {
    expect(isOwnFile(table, request, ORIGIN)).toBe(expected)
  })

  it.each([
    ['/Home', 'navigate', true],
    ['/Lottery?key=sunda60&id=11', 'navigate', true],
    ['/', 'navigate', true],
    ['/nowhere', 'navigate', true],
    ['/Home', 'cors', false],
    ['/api/member/export', 'navigate', false],
    ['/robots.txt', 'navigate', false],
    ['https://service.example/chat', 'navigate', false],
  ])('an address as a screen: %s, %s: %s', (url, mode, expected) => {
    expect(isScreen(table, asked(url, { mode }), ORIGIN)).toBe(expected)
  })

  it('for a tab of another build, what is kept of that build', () => {
    expect(isOfAnotherBuild(table, asked('/assets/HallScreen-old.js'), ORIGIN)).toBe(true)
    expect(isOfAnotherBuild(table, asked('/assets/HallScreen-b2.js'), ORIGIN)).toBe(false)
    expect(isOfAnotherBuild(table, asked('https://cdn.example/assets/x.js'), ORIGIN)).toBe(false)
  })
})

describe('the worker keeps', () => {
  it('all screens and the words of one language ahead, nothing heavy, and the page last', () => {
    expect(filesAhead(table, { language: 'en_us', isSparing: false })).toEqual([
      ...table.start,
      '/assets/en_us-start.js',
      '/assets/en_us-draws.js',
      ...table.screens,
      '/',
    ])
  })

  it('with the data saver, only what every visit begins with', () => {
    expect(filesAhead(table, { language: 'en_us', isSparing: true })).toEqual([
      ...table.start,
      '/assets/en_us-start.js',
      '/',
    ])
    expect(filesAhead(table, { language: '', isSparing: true })).toEqual([...table.start, '/'])
  })

  it('one page and one favicon for each build', () => {
    expect(keyOf(table, '/')).toBe('/?v=p1')
    expect(keyOf(table, '/favicon.svg')).toBe('/favicon.svg?v=f1')
    expect(keyOf(table, '/assets/index-a1.js')).toBe('/assets/index-a1.js')
    expect(keysOf(table).size).toBe(9)
  })

  it.each<[string, string, BodyInit, ResponseInit, boolean]>([
    ['its own page', '/', 'src="/assets/index-a1.js"', {}, true],
    ['the page of another build', '/', 'src="/assets/index-z9.js"', {}, false],
    ['a page of the network', '/', '<form>Log in to the hotel</form>', {}, false],
    ['a script', '/assets/a.js', '', { headers: { 'content-type': 'text/javascript' } }, true],
    ['a page under the name of a script', '/assets/a.js', '', { headers: { 'content-type': 'text/html' } }, false],
    ['a fault', '/assets/a.css', '', { status: 502, headers: { 'content-type': 'text/css' } }, false],
  ])('%s only if it is sound', async (_name, path, body, init, expected) => {
    expect(await isSound(table, path, new Response(body, init))).toBe(expected)
  })
})

it('the worker is one script of ours with its table, and changes with it', async () => {
  const script = await bundleWorker(table)
  expect(script).toContain('/assets/HallScreen-b2.js')
  expect(script).not.toMatch(/__FILES__|process\.env/)
  expect(await bundleWorker({ ...table, page: 'p2' })).not.toBe(script)
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

/** Builds that share one script, as two of the same day do. */
const buildOf = (name: string): WorkerTable => ({
  ...table,
  entry: `/assets/index-${name}.js`,
  page: `p${name}`,
  start: [`/assets/index-${name}.js`, '/assets/library-c4.js'],
  screens: [`/assets/HallScreen-${name}.js`, '/favicon.svg'],
  words: {
    en_us: [`/assets/en_us-start-${name}.js`, `/assets/en_us-draws-${name}.js`],
    id_id: [`/assets/id_id-start-${name}.js`, `/assets/id_id-draws-${name}.js`],
  },
})
const builds = { a: buildOf('a'), b: buildOf('b'), c: buildOf('c') }
type Name = keyof typeof builds
const names: readonly Name[] = ['a', 'b', 'c']
const scripts = new Map<Name, string>()
beforeAll(async () => {
  for (const name of names) scripts.set(name, await bundleWorker(builds[name]))
})

const TEXT_TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** A phone with its browser, as far as a worker can see it, and the server that it asks. */
class Device {
  /** What the server has; null: there is no network. */
  served: Name | null = 'a'
  /** Of the server, for all that is asked. */
  isBroken = false
  /** As the page tells the worker. */
  language = 'en_us'
  isSparing = false
  active: Running | null = null
  waiting: Running | null = null
  installing: Running | null = null
  /** The builds of the open tabs. */
  tabs: Name[] = []
  /** Requests and entries until it is closed, or is full. */
  left = Infinity
  isFull = false
  /** What else happens when a file is asked for. */
  meanwhile: (path: string) => void = () => undefined
  readonly kept = new Map<string, { body: string; headers: [string, string][] }>()

  /** Whatever reaches the network or the storage: there, all may end. */
  private step(writes: boolean): void {
    if (this.left <= 0 && (writes || !this.isFull))
      throw Object.assign(new Error('ended'), { name: this.isFull ? 'QuotaExceededError' : 'Error' })
    if (writes || !this.isFull) this.left -= 1
  }

  ask = (path: string): Promise<Response> =>
    Promise.resolve().then(() => {
      this.step(false)
      this.meanwhile(path)
      if (this.served === null) throw new TypeError('Failed to fetch')
      if (this.isBroken) return new Response('Bad gateway', { status: 502 })
      const build = builds[this.served]
      if (path === '/') return new Response(`<script src="${build.entry}"></script>`)
      const isThere = [build.start, build.screens, ...Object.values(build.words)].flat().includes(path)
      const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? ''
      return isThere
        ? new Response(path, { headers: { 'content-type': type } })
        : new Response('Not found', { status: 404 })
    })

  readonly cache = {
    put: async (key: string, answer: Response) => {
      const entry = { body: await answer.text(), headers: [...answer.headers] }
      this.step(true)
      this.kept.set(new URL(key, ORIGIN).href, entry)
    },
    delete: async (key: string) => {
      this.step(true)
      return Promise.resolve(this.kept.delete(new URL(key, ORIGIN).href))
    },
    keys: () => Promise.resolve([...this.kept.keys()].map((url) => ({ url }))),
    match: (key: string) => {
      const entry = this.kept.get(new URL(key, ORIGIN).href)
      return Promise.resolve(entry === undefined ? undefined : new Response(entry.body, { headers: entry.headers }))
    },
  }

  /** A worker begins anew whenever it is needed: it remembers nothing. */
  private run(script: string, name: Name | null): Running {
    const listeners = new Map<string, (event: object) => void>()
    const unregister = () => {
      this.active = null
      return Promise.resolve(true)
    }
    const self = {
      location: { origin: ORIGIN },
      registration: Object.defineProperties(
        { unregister },
        { waiting: { get: () => this.waiting }, installing: { get: () => this.installing } },
      ),
      clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(this.tabs) },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
    }
    const caches = {
      open: () => Promise.resolve(this.cache),
      match: this.cache.match,
      delete: () => {
        this.kept.clear()
        return Promise.resolve(true)
      },
    }
    runInContext(
      script,
      createContext({
        ...self,
        self,
        caches,
        fetch: (asked: string | Asking) => this.ask(pathOf(asked)),
        URL,
        Response,
        setTimeout,
      }),
    )
    const tell = async (kind: string, event: object): Promise<Response | undefined> => {
      const work: Promise<unknown>[] = []
      let answer: Promise<Response> | undefined
      listeners.get(kind)?.({
        ...event,
        waitUntil: (more: Promise<unknown>) => void work.push(more),
        respondWith: (given: Promise<Response>) => void (answer = given),
      })
      const answered = await answer
      await Promise.all(work)
      return answered
    }
    return { name, script, tell }
  }

  /** The browser has seen that `sw.js` is another. @returns whether it was installed */
  async update(script?: string): Promise<void> {
    const newest = this.waiting ?? this.active
    const text = script ?? (this.served === null ? undefined : scripts.get(this.served))
    if (text === undefined || newest?.script === text) return
    this.installing = this.run(text, script === undefined ? this.served : null)
    try {
      await this.installing.tell('install', {})
      this.waiting = this.installing
    } catch {
      // The worker before it stays.
    }
    this.installing = null
    if (this.active === null || script !== undefined) await this.activate()
  }

  async activate(): Promise<void> {
    if (this.waiting === null) return
    this.active = this.waiting
    this.waiting = null
    await this.active.tell('activate', {})
  }

  /** A tab opens at an address, as the first does when the browser starts. */
  async open(): Promise<Name | null> {
    if (this.tabs.length === 0) await this.activate()
    return this.load()
  }

  /**
   * The last tab is loaded anew, which no worker that waits takes for an end.
   * @param options.asksServer the member has asked for a newer build
   */
  async reload({ asksServer = false } = {}): Promise<Name | null> {
    this.tabs.pop()
    return this.load(asksServer)
  }

  /** @returns the build of the page, null for the browser's own error */
  private async load(asksServer = false): Promise<Name | null> {
    const page = await this.get('/Home', 'navigate', asksServer)
    const name = names.find((each) => page?.includes(builds[each].entry)) ?? null
    if (name !== null) this.tabs.push(name)
    return name
  }

  /** What the page does a while after its start: see `live-worker.ts`. */
  async settle(): Promise<void> {
    await this.choose(this.language).catch(() => undefined)
    const entry = this.tabs.at(-1)
    // The browser looks for another `sw.js` by itself, sooner or later.
    await Promise.all([
      this.update(),
      this.active?.tell('message', { data: { kind: 'started', entry: entry && builds[entry].entry } }),
      this.keep(),
    ])
  }

  private async choose(language: string): Promise<void> {
    await this.cache.put(CHOICES, Response.json({ language, isSparing: this.isSparing }))
    this.language = language
  }

  private async keep(): Promise<void> {
    const workers = [this.installing, this.waiting, this.active].filter((worker) => worker !== null)
    await Promise.all(workers.map((worker) => worker.tell('message', { data: { kind: 'keep' } })))
  }

  /** The page has the words of another language before it takes it, and tells of it then. */
  async speak(language: string): Promise<void> {
    const build = builds[this.tabs.at(-1) ?? 'a']
    for (const path of build.words[language] ?? []) if ((await this.get(path, 'cors')) === null) return
    await this.choose(language)
    await this.keep()
  }

  /** @returns the text of an answer, null where there is none */
  async get(path: string, mode: string, asksServer = false): Promise<string | null> {
    const request = { url: ORIGIN + path, method: 'GET', mode }
    const worker = this.active === null ? null : this.run(this.active.script, this.active.name)
    if (asksServer) await worker?.tell('message', { data: { kind: 'ask' } })
    const answer = await (worker?.tell('fetch', { request }) ?? this.ask(mode === 'navigate' ? '/' : path)).catch(
      () => undefined,
    )
    return answer?.status === 200 ? answer.text() : null
  }

  /** Another build on the server, and a page that has been open for a while. */
  async deploy(name: Name): Promise<void> {
    this.served = name
    await this.settle()
  }

  /** The last tab is closed; a worker that was being installed is given up. */
  leave(): void {
    this.tabs = []
    this.installing = null
  }
}
interface Asking {
  url: string
  mode: string
}
interface Running {
  name: Name | null
  script: string
  tell: (kind: string, event: object) => Promise<Response | undefined>
}
/** The server has its page under every address of a screen. */
const pathOf = (asked: string | Asking) =>
  typeof asked === 'string' ? asked : asked.mode === 'navigate' ? '/' : new URL(asked.url).pathname

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
    if (path !== '/' && (await device.get(path, 'cors')) !== path) lacking.push(path)
  return [name, ...lacking].join(' without ')
}

/** What a member does, and an operator, up to the moment of which a row is. */
const histories: Readonly<Record<string, (device: Device) => Promise<void>>> = {
  'an update that waits': async (device) => {
    await device.deploy('b')
    await device.reload()
    await device.settle()
  },
  'an update that is taken': async (device) => {
    await device.deploy('b')
    await device.activate()
    await device.reload()
    await device.settle()
  },
  'a second update that waits': async (device) => {
    await device.deploy('b')
    await device.deploy('c')
    await device.reload()
    await device.settle()
  },
  'an update that was rolled back while it waited': async (device) => {
    await device.deploy('b')
    await device.deploy('a')
    await device.reload()
    await device.settle()
  },
  'an update that was rolled back once it was taken': async (device) => {
    await device.deploy('b')
    await device.activate()
    await device.reload()
    await device.deploy('a')
    await device.reload()
    await device.settle()
  },
  'a new start with an update, which is rolled back': async (device) => {
    await device.deploy('b')
    device.leave()
    await device.open()
    await device.settle()
    await device.deploy('a')
    device.leave()
    await device.open()
    await device.settle()
  },
}

/** Builds of which a page is kept and another file is not: no tab could start from that page. */
function torn(device: Device): Name[] {
  const isKept = (name: Name, path: string) => device.kept.has(ORIGIN + keyOf(builds[name], path))
  const files = (name: Name) => [...builds[name].start, ...(device.isSparing ? [] : builds[name].screens)]
  return names.filter((name) => isKept(name, '/') && !files(name).every((path) => isKept(name, path)))
}

describe.each(Object.entries(histories))('after %s', (_name, happens) => {
  it.each<Life>([
    { tabs: 1 },
    { tabs: 2 },
    { tabs: 1, isSparing: true },
    { tabs: 2, isSparing: true },
    { tabs: 1, isFull: true },
    { tabs: 2, isFull: true },
  ])('the newest build that was installed starts without a network, ended at any moment: %j', async (life) => {
    const { tabs, isFull = false, isSparing = false } = life
    const opened: unknown[] = []
    const installed: unknown[] = []
    for (let left = 0, isCut = true; isCut; left += 1) {
      const device = new Device()
      device.isSparing = isSparing
      device.left = left
      device.isFull = isFull
      for (let tab = 0; tab < tabs; tab += 1) await device.open()
      await device.settle().catch(() => undefined)
      await happens(device).catch(() => undefined)
      isCut = device.left === 0
      installed.push((device.waiting ?? device.active)?.name ?? 'nothing')
      expect(torn(device)).toEqual([])
      opened.push(await opensOffline(device))
    }
    expect(opened).toEqual(installed)
  })
})

describe.each<[string, (device: Device) => Promise<void>]>([
  [
    'while an update waits',
    async (device) => {
      await device.deploy('b')
      await device.speak('id_id')
    },
  ],
  [
    'while one update waits, and once another does',
    async (device) => {
      await device.deploy('b')
      await device.speak('id_id')
      await device.deploy('c')
      await device.speak('en_us')
    },
  ],
  [
    'while an update is installed',
    async (device) => {
      device.served = 'b'
      await Promise.all([device.settle(), device.speak('id_id')])
    },
  ],
])('where the language is changed %s', (_name, happens) => {
  it.each<Life>([{ tabs: 1 }, { tabs: 2 }, { tabs: 1, isSparing: true }])(
    'a build starts in it without a network, ended at any moment, and at last the newest: %j',
    async ({ tabs, isSparing = false }) => {
      const opened: string[] = []
      let last = ''
      for (let left = 0, isCut = true; isCut; left += 1) {
        const device = new Device()
        device.isSparing = isSparing
        for (let tab = 0; tab < tabs; tab += 1) await device.open()
        await device.settle()
        // From then on the device has both of this build.
        await device.speak('id_id')
        await device.speak('en_us')
        device.left = left
        await happens(device).catch(() => undefined)
        isCut = device.left === 0
        last = (device.waiting ?? device.active)?.name ?? 'nothing'
        opened.push(await opensOffline(device))
      }
      expect(opened.filter((name) => !/^[abc]$/.test(name))).toEqual([])
      expect(opened.at(-1)).toBe(last)
    },
  )
})
interface Life {
  tabs: number
  isFull?: boolean
  isSparing?: boolean
}

describe('a device', () => {
  const started = async () => {
    const device = new Device()
    await device.open()
    await device.settle()
    return device
  }

  const keptOf = (device: Device, name: Name) =>
    [...device.kept.keys()].filter((url) => new RegExp(`-${name}\\.|=p${name}$`).test(url))

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
    const opened: string[] = []
    const whole: string[] = []
    for (let left = 0, isCut = true; isCut; left += 1) {
      const device = await started()
      await device.deploy('b')
      await device.deploy('c')
      for (const url of keptOf(device, 'c')) device.kept.delete(url)
      expect(await opensOffline(device)).toBe('b')
      device.leave()
      device.served = 'c'
      expect(await device.open()).toBe('c')
      device.left = left
      await device.settle().catch(() => undefined)
      isCut = device.left === 0
      whole.push(keptOf(device, 'c').length === 5 ? 'c' : 'b')
      opened.push(await opensOffline(device))
    }
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
  })

  it('whose worker has lost its page opens what is left where the server has none to give', async () => {
    const device = await started()
    await device.deploy('b')
    await device.activate()
    for (const url of keptOf(device, 'b')) device.kept.delete(url)
    device.isBroken = true
    expect(await device.reload()).toBe('a')
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
    const opened: string[] = []
    for (let left = 0, isCut = true; isCut; left += 1) {
      const device = await speaksAnother()
      device.left = left
      await device.settle().catch(() => undefined)
      isCut = device.left === 0
      opened.push(await opensOffline(device))
    }
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

  it.each([0, 1, 3])(
    'that was cut off while it installed a build has it by the next start: after %i files',
    async (left) => {
      const device = await started()
      device.left = 2 * left
      await device.deploy('b').catch(() => undefined)
      expect(device.waiting).toBeNull()
      device.left = Infinity
      device.leave()
      await device.open()
      await device.settle()
      expect(await opensOffline(device)).toBe('b')
    },
  )

  it('keeps its worker where files of the next are removed while it is installed', async () => {
    const device = await started()
    device.meanwhile = (path) => path === '/' && device.kept.delete(`${ORIGIN}/assets/index-b.js`)
    await device.deploy('b')
    expect(device.waiting).toBeNull()
    expect(await opensOffline(device)).toBe('a')
  })

  it('has no worker and no files when a build retires it, and opens by the network', async () => {
    const device = await started()
    await device.update(RETIRED_WORKER)
    expect([device.active, device.kept.size]).toEqual([null, 0])
    device.leave()
    expect(await device.open()).toBe('a')
  })
})
