import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepMore, registerWorker, activateNewest } from './live-worker'

class FakeWorker extends EventTarget {
  readonly told: string[] = []
  /** @param taking what it becomes once it is told to take over */
  constructor(
    public state: ServiceWorkerState,
    private readonly taking: ServiceWorkerState = 'activated',
  ) {
    super()
  }
  postMessage({ kind }: { kind: string }): void {
    this.told.push(kind)
    if (kind !== 'take' || this.state === this.taking) return
    this.state = this.taking
    this.dispatchEvent(new Event('statechange'))
  }
}

interface Workers {
  installing?: FakeWorker
  waiting?: FakeWorker
  active?: FakeWorker
  update?: () => Promise<unknown>
}

/** As far as the module asks. */
function registrationOf(workers: Workers) {
  const registration = {
    installing: null,
    waiting: null,
    active: null,
    unregister: vi.fn<() => Promise<boolean>>(),
    ...workers,
    update: vi.fn<() => Promise<unknown>>(workers.update ?? (() => Promise.resolve())),
  }
  const { waiting } = workers
  waiting?.addEventListener('statechange', () => {
    if (waiting.state === 'activated') Object.assign(registration, { active: waiting })
  })
  return registration as typeof registration & ServiceWorkerRegistration
}

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

  it.each([
    ['every worker, for any of them may start the app next', all()],
    ['the first worker, while it is installed', { installing: new FakeWorker('installing') }],
  ])('%s', async (_who, workers) => {
    await keepMore(registrationOf(workers), 'vi_vi')
    expect(Object.values(workers).filter(({ told }) => told.join() !== 'keep')).toEqual([])
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
    await activateNewest(registration)
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
    const taken = activateNewest(registration)
    await vi.advanceTimersByTimeAsync(40_000)
    await taken
    expect(before.told).toEqual(['ask'])
    expect(registration.unregister).not.toHaveBeenCalled()
  })
})
