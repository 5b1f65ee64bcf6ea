/** Simulates a phone, its browser and a server with three builds, for the tests of the worker. */
import { createContext, runInContext } from 'node:vm'
import { CHOICES, type WorkerTable } from '@/build/worker-rules'

export const ORIGIN = 'https://tiga.example'
export const table: WorkerTable = {
  entry: '/assets/index-a1.js',
  revisions: { '/': 'p1', '/favicon.svg': 'f1' },
  start: ['/assets/index-a1.js', '/assets/index-a1.css'],
  screens: ['/assets/HallScreen-b2.js', '/favicon.svg'],
  words: { en_us: ['/assets/en_us-start.js', '/assets/en_us-draws.js'], id_id: ['/assets/id_id-start.js'] },
  onUse: ['/assets/hls-c3.js'],
  api: ['/api'],
}

/** Builds that share one script, as two of the same day do. */
const buildOf = (name: string): WorkerTable => ({
  ...table,
  entry: `/assets/index-${name}.js`,
  revisions: { ...table.revisions, '/': `p${name}` },
  start: [`/assets/index-${name}.js`, '/assets/library-c4.js'],
  screens: [`/assets/HallScreen-${name}.js`, '/favicon.svg'],
  words: {
    en_us: [`/assets/en_us-start-${name}.js`, `/assets/en_us-draws-${name}.js`],
    id_id: [`/assets/id_id-start-${name}.js`, `/assets/id_id-draws-${name}.js`],
  },
})
export const builds = { a: buildOf('a'), b: buildOf('b'), c: buildOf('c') }
export type Name = keyof typeof builds
export const names: readonly Name[] = ['a', 'b', 'c']
export const scripts = new Map<Name, string>()

/** What a server sends under it. */
export const bodyOf = (path: string) => (path.endsWith('.svg') ? `${path}</svg>` : path)

const TEXT_TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' }

/** A phone with its browser, as far as a worker can see it, and the server that it asks. */
export class Device {
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
  /** Files that the server sends in half. */
  readonly cut = new Set<string>()
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
      if (path === '/') return new Response(`<script src="${build.entry}"></script><!--whole-->`)
      const isThere = [build.start, build.screens, ...Object.values(build.words)].flat().includes(path)
      const type = TEXT_TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? ''
      const body = bodyOf(path)
      return isThere
        ? new Response(this.cut.has(path) ? body.slice(0, body.length / 2) : body, {
            headers: { 'content-type': type },
          })
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
  private run(script: string, name: Name): Running {
    const listeners = new Map<string, (event: object) => void>()
    const self = {
      location: { origin: ORIGIN },
      registration: Object.defineProperties(
        {},
        { waiting: { get: () => this.waiting }, installing: { get: () => this.installing } },
      ),
      clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve(this.tabs) },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (kind: string, listener: (event: object) => void) => void listeners.set(kind, listener),
    }
    const caches = { open: () => Promise.resolve(this.cache), match: this.cache.match }
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

  /** The browser has seen that `sw.js` is another. */
  async update(): Promise<void> {
    const { served } = this
    const script = served === null ? undefined : scripts.get(served)
    if (served === null || script === undefined || (this.waiting ?? this.active)?.script === script) return
    this.installing = this.run(script, served)
    try {
      await this.installing.tell('install', {})
      this.waiting = this.installing
    } catch {
      // The worker before it stays.
    }
    this.installing = null
    if (this.active === null) await this.activate()
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
  async get(path: string, mode: string, asksServer = false, cache = 'default'): Promise<string | null> {
    const request = { url: ORIGIN + path, method: 'GET', mode, cache }
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
  name: Name
  script: string
  tell: (kind: string, event: object) => Promise<Response | undefined>
}
/** The server has its page under every address of a screen. */
const pathOf = (asked: string | Asking) =>
  typeof asked === 'string' ? asked : asked.mode === 'navigate' ? '/' : new URL(asked.url).pathname
