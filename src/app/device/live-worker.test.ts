import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachePreferredFiles, registerWorker, activateNewest } from './live-worker'

class FakeWorker extends EventTarget {
  readonly received: string[] = []
  /** @param stateAfterTake the state of the worker after the message "take" */
  constructor(
    public state: ServiceWorkerState,
    private readonly stateAfterTake: ServiceWorkerState = 'activated',
  ) {
    super()
  }
  postMessage({ kind }: { kind: string }): void {
    this.received.push(kind)
    if (kind !== 'take' || this.state === this.stateAfterTake) return
    this.state = this.stateAfterTake
    this.dispatchEvent(new Event('statechange'))
  }
}

interface Workers {
  installing?: FakeWorker
  waiting?: FakeWorker
  active?: FakeWorker
  update?: () => Promise<unknown>
}

/** Returns a fake registration with the properties that `live-worker` uses. */
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

describe('to let workers fetch files,', () => {
  const allWorkers = () => ({
    installing: new FakeWorker('installing'),
    waiting: new FakeWorker('installed'),
    active: new FakeWorker('activated'),
  })

  it.each([
    ['all workers of a registration, any of which may start the app next', allWorkers()],
    ['the first worker, which is still installing', { installing: new FakeWorker('installing') }],
  ])('cachePreferredFiles sends "keep" to %s', async (_name, workers) => {
    await cachePreferredFiles(registrationOf(workers), 'vi_vi')
    expect(Object.values(workers).filter(({ received }) => received.join() !== 'keep')).toEqual([])
  })

  it('registerWorker sends "keep" to all workers, and "started" to the active one', async () => {
    const workers = allWorkers()
    vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index.js' }) })
    vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.resolve(registrationOf(workers)) } })
    await registerWorker('vi_vi')
    expect(Object.values(workers).map(({ received }) => received)).toEqual([['keep'], ['keep'], ['started', 'keep']])
  })
})

describe('activateNewest', () => {
  const createActiveWorker = () => new FakeWorker('activated')

  it('lets a waiting worker take over, and does not check for a newer worker', async () => {
    const [waiting, previousWorker] = [new FakeWorker('installed'), createActiveWorker()]
    const registration = registrationOf({ waiting, active: previousWorker })
    await activateNewest(registration)
    expect([waiting.received, previousWorker.received]).toEqual([['take'], []])
    expect(registration.update).not.toHaveBeenCalled()
  })

  it.each<[string, Workers]>([
    ['no worker is waiting or installing', {}],
    ['the server cannot be reached', { update: () => Promise.reject(new TypeError('Failed to fetch')) }],
    ['the server does not answer', { update: () => new Promise(() => undefined) }],
    [
      'the waiting worker becomes redundant, for lack of storage',
      { waiting: new FakeWorker('installed', 'redundant') },
    ],
    ['the waiting worker does not take over', { waiting: new FakeWorker('installed', 'installed') }],
    ['the new worker takes too long to install', { installing: new FakeWorker('installing') }],
  ])('keeps the active worker, which then fetches the next page from the server, if %s', async (_name, workers) => {
    const previousWorker = createActiveWorker()
    const registration = registrationOf({ ...workers, active: previousWorker })
    const activation = activateNewest(registration)
    await vi.advanceTimersByTimeAsync(40_000)
    await activation
    expect(previousWorker.received).toEqual(['ask'])
    expect(registration.unregister).not.toHaveBeenCalled()
  })
})
