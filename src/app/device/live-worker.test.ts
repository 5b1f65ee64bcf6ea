import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepMore, registerWorker, takeNewest } from './live-worker'

type State = ServiceWorkerState

class FakeWorker extends EventTarget {
  readonly told: string[] = []
  state: State
  /** What it becomes once it is told to take over. */
  private readonly taking: State
  constructor(state: State, taking: State = 'activated') {
    super()
    this.state = state
    this.taking = taking
  }
  postMessage({ kind }: { kind: string }): void {
    this.told.push(kind)
    if (kind === 'take') this.become(this.taking)
  }
  private become(state: State): void {
    if (state === this.state) return
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

interface Workers {
  installing?: FakeWorker
  waiting?: FakeWorker
  active?: FakeWorker
  update?: () => Promise<unknown>
}

function registrationOf({ installing, waiting, active, update = () => Promise.resolve() }: Workers) {
  const registration = {
    installing: installing ?? null,
    waiting: waiting ?? null,
    active: active ?? null,
    update: vi.fn<() => Promise<unknown>>(update),
    unregister: vi.fn<() => Promise<boolean>>(),
  }
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') registration.active = waiting
  })
  return registration
}

/** As far as the module asks. */
const asked = (registration: object) => registration as ServiceWorkerRegistration

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('caches', { open: () => Promise.resolve({ put: () => Promise.resolve() }) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('of the choices of today hears', () => {
  const all = () => ({
    installing: new FakeWorker('installing'),
    waiting: new FakeWorker('installed'),
    active: new FakeWorker('activated'),
  })

  it('every worker, for any of them may start the app next', async () => {
    const workers = all()
    await keepMore(asked(registrationOf(workers)), 'vi_vi')
    expect(Object.values(workers).map(({ told }) => told)).toEqual([['keep'], ['keep'], ['keep']])
  })

  it('the first worker, while it is installed', async () => {
    const installing = new FakeWorker('installing')
    await keepMore(asked(registrationOf({ installing })), 'vi_vi')
    expect(installing.told).toEqual(['keep'])
  })

  it('every worker at a start, which the active one hears of too', async () => {
    const workers = all()
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index.js' }) })
    vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(registrationOf(workers)) } })
    await registerWorker('vi_vi')
    expect(Object.values(workers).map(({ told }) => told)).toEqual([['keep'], ['keep'], ['started', 'keep']])
  })
})

describe('a newer build', () => {
  const active = () => new FakeWorker('activated')

  it('that waits takes over', async () => {
    const [waiting, before] = [new FakeWorker('installed'), active()]
    const registration = registrationOf({ waiting, active: before })
    await takeNewest(asked(registration))
    expect([waiting.told, before.told]).toEqual([['take'], []])
    expect(registration.update).not.toHaveBeenCalled()
  })

  it.each<[string, Workers]>([
    ['is not there', {}],
    ['cannot be asked for', { update: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['is not answered for', { update: () => new Promise(() => undefined) }],
    ['is given up, for want of room', { waiting: new FakeWorker('installed', 'redundant') }],
    ['does not take over', { waiting: new FakeWorker('installed', 'installed') }],
    ['takes too long', { installing: new FakeWorker('installing') }],
  ])('that %s leaves the kept one, whose worker asks the server for the next page', async (_name, workers) => {
    const before = active()
    const registration = registrationOf({ ...workers, active: before })
    const taken = takeNewest(asked(registration))
    await vi.advanceTimersByTimeAsync(40_000)
    await taken
    expect(before.told).toEqual(['ask'])
    expect(registration.unregister).not.toHaveBeenCalled()
  })
})
