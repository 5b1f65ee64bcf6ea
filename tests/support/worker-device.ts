/** Simulates a phone, its browser and a server, to test the service worker. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createContext, Script } from 'node:vm'
import { hashOf } from '@/build/whole'
import { bundleWorker } from '@/build/worker'
import {
  PREFERENCES_PATH,
  filesToPrecache,
  BUILD_CACHE_PREFIX,
  SHARED_CACHE_NAME,
  type Hashes,
  type WorkerTable,
} from '@/build/worker-rules'

const ORIGIN = 'https://tiga.example'

export const bodyOf = (path: string) => `all of ${path}`
const pageOf = (name: string) => `<script src="/assets/index-${name}.js"></script>`
const hashesOf = (...paths: string[]): Hashes => Object.fromEntries(paths.map((path) => [path, hashOf(bodyOf(path))]))

/** Returns the file table of a build. All builds share `library-c4.js`, which has not changed. */
const buildOf = (name: string): WorkerTable => ({
  build: name,
  entry: `/assets/index-${name}.js`,
  page: { '/': hashOf(pageOf(name)) },
  start: hashesOf(`/assets/index-${name}.js`, '/assets/library-c4.js'),
  screens: hashesOf(`/assets/HallScreen-${name}.js`, '/favicon.svg'),
  words: {
    en_us: hashesOf(`/assets/en_us-start-${name}.js`, `/assets/en_us-draws-${name}.js`),
    id_id: hashesOf(`/assets/id_id-start-${name}.js`, `/assets/id_id-draws-${name}.js`),
  },
  onUse: hashesOf(`/assets/hls-${name}.js`),
  api: ['/api'],
})
/** `old` has the service worker of builds up to November 2026, with one cache for all files. */
export const builds = { old: buildOf('old'), a: buildOf('a'), b: buildOf('b'), c: buildOf('c') }
export type BuildName = keyof typeof builds
const buildNames = Object.keys(builds) as BuildName[]
const workerScripts = new Map<BuildName, string>()

export async function bundleWorkers(): Promise<void> {
  for (const name of ['a', 'b', 'c'] as const) workerScripts.set(name, (await bundleWorker(builds[name])).code)
  const { entry, start, screens, words, onUse, api } = builds.old
  workerScripts.set(
    'old',
    oldWorkerScript({
      entry,
      revisions: { '/': 'pold', '/favicon.svg': 'f1' },
      start: Object.keys(start),
      screens: Object.keys(screens),
      words: Object.fromEntries(Object.entries(words).map(([code, files]) => [code, Object.keys(files)])),
      onUse: Object.keys(onUse),
      api,
    }),
  )
}

/**
 * Returns the script of the service worker that builds up to November 2026 had.
 * @param table the files of the build, in the form of that time
 */
export function oldWorkerScript(table: {
  entry: string
  revisions: Readonly<Record<string, string>>
  start: readonly string[]
  screens: readonly string[]
  words: Readonly<Record<string, readonly string[]>>
  onUse: readonly string[]
  api: readonly string[]
}): string {
  const script = readFileSync(resolve(import.meta.dirname, 'old-worker.txt'), 'utf8')
  return script.replace('__FILES__', () => JSON.stringify(table))
}

interface RequestOptions {
  mode?: string
  cache?: string
  method?: string
}
/** A request by its path or as an object. A worker may use either form. */
type RequestTarget = string | { url: string; mode: string; cache: string; integrity?: string }

interface RunningWorker {
  name: BuildName
  script: string
  dispatch: (kind: string, event: object) => Promise<Response | undefined>
}

/** The server, and the parts of a phone and its browser that a service worker can notice. */
export class Device {
  /** The build on the server; null if there is no network. */
  served: BuildName | null = 'a'
  /** Returns the answer to every request. Null if the server sends the files of the build. */
  answer: (() => Response) | null = null
  /** The language and the data saver (`isSparing`), which the page stores for the worker. */
  language = 'en_us'
  isSparing = false
  active: RunningWorker | null = null
  waiting: RunningWorker | null = null
  installing: RunningWorker | null = null
  tabs: BuildName[] = []
  /**
   * The number of further requests and writes until the browser is closed. If `isFull`, the number
   * of further writes until the storage is full.
   */
  stepsLeft = Infinity
  isFull = false
  /** The paths of files of which the server sends only the first half at the next request. */
  readonly cut = new Set<string>()
  /** Called for each request, with the path. */
  meanwhile: (path: string) => unknown = () => undefined
  /** Called after each write to a cache, with the address. */
  written: (url: string) => unknown = () => undefined
  /** The browser's cache of files in /assets/, which keeps even incomplete files for a year. */
  readonly httpCache = new Map<string, string>()
  /** The caches of the worker: bodies by the name of the cache, then by address. */
  readonly kept = new Map<string, Map<string, string>>()

  /** Counts a request or a write. Throws if the browser is closed or the storage is full. */
  private step(writes: boolean): void {
    if (this.stepsLeft <= 0 && (writes || !this.isFull))
      throw Object.assign(new Error('The browser is closed, or the storage is full.'), {
        name: this.isFull ? 'QuotaExceededError' : 'Error',
      })
    if (writes || !this.isFull) this.stepsLeft -= 1
  }

  private async fetch(target: RequestTarget): Promise<Response> {
    const request = typeof target === 'string' ? { url: ORIGIN + target, mode: 'cors', cache: 'default' } : target
    const path = request.mode === 'navigate' ? '/' : new URL(request.url).pathname
    const answer = await this.send(path, request.cache)
    const { integrity = '' } = request as { integrity?: string }
    // Like a browser, refuses an answer whose hash differs from `integrity`.
    if (integrity !== '' && integrity !== `sha256-${hashOf(await answer.clone().text())}`)
      throw new TypeError('Failed to fetch')
    return answer
  }

  private async send(path: string, cache: string): Promise<Response> {
    await Promise.resolve()
    this.step(false)
    this.meanwhile(path)
    if (this.served === null) throw new TypeError('Failed to fetch')
    if (this.answer !== null) return this.answer()
    const build = builds[this.served]
    const files = [build.page, build.start, build.screens, build.onUse, ...Object.values(build.words)]
    const cachedBody = cache === 'reload' ? undefined : this.httpCache.get(path)
    if (cachedBody === undefined && !files.some((group) => path in group)) return new Response('none', { status: 404 })
    const body = path === '/' ? pageOf(this.served) : bodyOf(path)
    const sentBody = cachedBody ?? (this.cut.delete(path) ? body.slice(0, body.length / 2) : body)
    if (path.startsWith('/assets/')) this.httpCache.set(path, sentBody)
    const type = path.endsWith('.svg') ? 'image/svg+xml' : path === '/' ? 'text/html' : 'text/javascript'
    return new Response(sentBody, { headers: { 'content-type': type } })
  }

  readonly caches = {
    open: async (name: string) => Promise.resolve(this.cacheOf(name)),
    keys: async () => Promise.resolve([...this.kept.keys()]),
    delete: async (name: string) => {
      this.step(true)
      return Promise.resolve(this.kept.delete(name))
    },
    match: async (
      target: RequestTarget,
      { cacheName, ignoreSearch = false }: { cacheName?: string; ignoreSearch?: boolean } = {},
    ) => {
      const url = urlOf(target)
      const isSame = (other: string) => other === url || (ignoreSearch && other.startsWith(`${url}?`))
      const caches = [...this.kept].filter(([name]) => cacheName === undefined || name === cacheName)
      const foundEntry = caches.flatMap(([, entries]) => [...entries]).find(([other]) => isSame(other))
      return Promise.resolve(foundEntry && new Response(foundEntry[1]))
    },
  }

  private cacheOf(name: string) {
    const entries = this.kept.get(name) ?? new Map<string, string>()
    this.kept.set(name, entries)
    return {
      put: async (key: RequestTarget, answer: Response) => {
        const body = await answer.text()
        this.step(true)
        entries.set(urlOf(key), body)
        this.written(urlOf(key))
      },
      delete: async (key: RequestTarget) => {
        this.step(true)
        return Promise.resolve(entries.delete(urlOf(key)))
      },
      keys: async () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    }
  }

  /**
   * Returns the cached paths that belong only to this build. The build `old` has them in the shared
   * cache, the other builds in caches of their own.
   */
  keptOf(name: BuildName): string[] {
    const paths = [...this.kept].flatMap(([cache, entries]) =>
      [...entries].flatMap(([url, body]) => {
        const { pathname } = new URL(url)
        const belongsToBuild = pathname === '/' ? body === pageOf(name) : pathname.endsWith(`-${name}.js`)
        return belongsToBuild && (cache === SHARED_CACHE_NAME) === (name === 'old') ? pathname : []
      }),
    )
    return paths.sort()
  }

  /** Runs a worker's script from the start, as after the browser has stopped an idle worker. */
  private run(script: string, name: BuildName): RunningWorker {
    const listeners = new Map<string, ((event: object) => void)[]>()
    const registration = Object.defineProperties(
      {},
      { waiting: { get: () => this.waiting }, installing: { get: () => this.installing } },
    )
    const self = {
      location: { origin: ORIGIN, href: `${ORIGIN}/sw.js` },
      registration,
      caches: this.caches,
      clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(this.tabs) },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (kind: string, listener: (event: object) => void) =>
        void listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    }
    const fetch = (target: RequestTarget) => this.fetch(target)
    // Workbox waits for a timer of 0 ms before each write. `setImmediate` shortens this wait.
    const setTimeout = (then: () => void, ms: number) =>
      ms === 0 ? setImmediate(then) : globalThis.setTimeout(then, ms)
    const globals = { URL, Response, Headers, Error, Promise, setTimeout, FetchEvent: Event, Request: WorkerRequest }
    compileScript(script).runInContext(createContext({ ...self, self, fetch, ...globals }))
    const dispatch = async (type: string, event: object): Promise<Response | undefined> => {
      const pendingTasks: Promise<unknown>[] = []
      let answer: Promise<Response> | undefined
      const dispatchedEvent = {
        type,
        ...event,
        waitUntil: (more: Promise<unknown>) => void pendingTasks.push(more),
        respondWith: (response: Promise<Response>) => void (answer = response),
      }
      for (const listener of listeners.get(type) ?? []) listener(dispatchedEvent)
      const finalAnswer = await answer
      // A handler may add work to the list while this loop waits.
      for (const task of pendingTasks) await task
      return finalAnswer
    }
    return { name, script, dispatch }
  }

  /** Installs the worker of the served build if its script is new, as after a check of `sw.js`. */
  async update(): Promise<void> {
    const { served } = this
    const script = served === null ? undefined : workerScripts.get(served)
    if (served === null || script === undefined || (this.waiting ?? this.active)?.script === script) return
    this.installing = this.run(script, served)
    try {
      await this.installing.dispatch('install', {})
      this.waiting = this.installing
    } catch {
      // The installation has failed, so the previous worker stays.
    }
    this.installing = null
    if (this.active === null) await this.activate()
  }

  async activate(): Promise<void> {
    if (this.waiting === null) return
    this.active = this.waiting
    this.waiting = null
    await this.active.dispatch('activate', {})
  }

  /** Opens a tab. If no other tab is open, the browser first activates a waiting worker. */
  async open(): Promise<BuildName | null> {
    if (this.tabs.length === 0) await this.activate()
    return this.load()
  }

  /**
   * Reloads a tab, and activates no waiting worker. `asksServer` means that the member has asked
   * for a newer build.
   */
  async reload({ asksServer = false } = {}): Promise<BuildName | null> {
    this.tabs.pop()
    return this.load(asksServer)
  }

  /** Loads the page in a new tab. Returns the page's build, or null for the browser's own error. */
  private async load(asksServer = false): Promise<BuildName | null> {
    const page = await this.get('/Home', { mode: 'navigate' }, asksServer)
    const name = buildNames.find((each) => page === pageOf(each)) ?? null
    if (name !== null) this.tabs.push(name)
    return name
  }

  /** Does the actions that the page does some time after its start (see `live-worker.ts`). */
  async settle(): Promise<void> {
    await this.storeChoice(this.language).catch(() => undefined)
    const entry = this.tabs.at(-1)
    // `update` stands for the browser's own check of `sw.js`, which happens at some time.
    await Promise.all([
      this.update(),
      this.active?.dispatch('message', { data: { kind: 'started', entry: entry && builds[entry].entry } }),
      this.postToAll('keep'),
    ])
  }

  async storeChoice(language: string): Promise<void> {
    await this.cacheOf(SHARED_CACHE_NAME).put(PREFERENCES_PATH, Response.json({ language, isSparing: this.isSparing }))
    this.language = language
  }

  async postToAll(kind: string): Promise<void> {
    const workers = [this.installing, this.waiting, this.active].filter((worker) => worker !== null)
    await Promise.all(workers.map((worker) => worker.dispatch('message', { data: { kind } })))
  }

  /** Changes the language as the page does. Stops if a file of translations cannot be loaded. */
  async changeLanguage(language: string): Promise<void> {
    const build = builds[this.tabs.at(-1) ?? 'a']
    for (const path of Object.keys(build.words[language] ?? {})) if ((await this.get(path)) === null) return
    await this.storeChoice(language)
    await this.postToAll('keep')
  }

  /** Requests a path through the worker. Returns the answer's text, or null after a failure. */
  async get(path: string, options: RequestOptions = {}, asksServer = false): Promise<string | null> {
    const worker = this.startWorker()
    if (asksServer) await worker?.dispatch('message', { data: { kind: 'ask' } })
    return this.answerOf(worker, path, options)
  }

  private startWorker(): RunningWorker | null {
    return this.active === null ? null : this.run(this.active.script, this.active.name)
  }

  private async answerOf(
    worker: RunningWorker | null,
    path: string,
    options: RequestOptions = {},
  ): Promise<string | null> {
    const request = { url: ORIGIN + path, method: 'GET', mode: 'cors', cache: 'default', ...options }
    // If no worker answers, the browser sends the request.
    const workerAnswer = worker?.dispatch('fetch', { request }).then((answer) => answer ?? this.fetch(request))
    const answer = await (workerAnswer ?? this.fetch(request)).catch(() => undefined)
    return answer?.status === 200 ? answer.text() : null
  }

  /** Puts another build on the server, and lets the open page notice the build. */
  async deploy(name: BuildName): Promise<void> {
    this.served = name
    await this.settle()
  }

  /** Closes all tabs. The browser discards an installing worker. */
  close(): void {
    this.tabs = []
    this.installing = null
  }

  async restart(): Promise<BuildName | null> {
    this.close()
    return this.open()
  }

  /** Returns the build that opens, followed by its files that do not load, or "nothing". */
  async startOffline(): Promise<string> {
    this.close()
    this.stepsLeft = Infinity
    this.served = null
    const name = await this.open()
    if (name === null) return 'nothing'
    const missingPaths: string[] = []
    const worker = this.startWorker()
    for (const path of filesToPrecache(builds[name], this))
      if (path !== '/' && (await this.answerOf(worker, path)) !== bodyOf(path)) missingPaths.push(path)
    return [name, ...missingPaths].join(' without ')
  }

  /** Returns the builds whose page is cached, but not all other files that the page needs. */
  incompleteBuilds(): BuildName[] {
    return buildNames.filter((name) => {
      const caches = [...this.kept].filter(([cache]) =>
        name === 'old' ? cache === SHARED_CACHE_NAME : cache !== SHARED_CACHE_NAME,
      )
      const page = caches.find(([, entries]) => [...entries.values()].includes(pageOf(name)))
      const files = filesToPrecache({ ...builds[name], words: {} }, this).filter((path) => path !== '/')
      const isKept = (path: string) => [...(page?.[1].keys() ?? [])].some((url) => new URL(url).pathname === path)
      return page !== undefined && !files.every(isKept)
    })
  }
}

/** Returns a device with `tabs` open tabs, whose caches have the files that a worker precaches. */
export async function startedDevice(name: BuildName = 'a', tabs = 1, device = new Device()): Promise<Device> {
  device.served = name
  for (let tab = 0; tab < tabs; tab += 1) await device.open()
  await device.settle()
  return device
}

export const ownCacheNames = (device: Device) =>
  [...device.kept.keys()].filter((name) => name.startsWith(BUILD_CACHE_PREFIX))

const compiledScripts = new Map<string, Script>()

function compileScript(script: string): Script {
  const compiledScript = compiledScripts.get(script) ?? new Script(script)
  compiledScripts.set(script, compiledScript)
  return compiledScript
}

const urlOf = (target: RequestTarget) => new URL(typeof target === 'string' ? target : target.url, ORIGIN).href

/** The `Request` of a worker, which resolves addresses against the worker's own address. */
class WorkerRequest extends Request {
  constructor(input: string | Request, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, ORIGIN) : input, init)
  }
}
