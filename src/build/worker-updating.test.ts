import { beforeAll, describe, expect, it } from 'vitest'
import { Device, ownCacheNames, bundleWorkers, startedDevice, type BuildName } from '../../tests/support/worker-device'
import { PREFERENCES_PATH, SHARED_CACHE_NAME } from './worker-rules'

beforeAll(bundleWorkers)

type Step = (device: Device) => Promise<unknown>
const deploy = (name: BuildName) => (device: Device) => device.deploy(name)
const changeLanguage = (language: string) => (device: Device) => device.changeLanguage(language)
const activate: Step = (device) => device.activate()
const reload: Step = (device) => device.reload()
const settle: Step = (device) => device.settle()
const restart: Step = (device) => device.restart()

/** The steps of the member and the operator that precede the checks, by the name of the case. */
const histories: Readonly<Record<string, readonly Step[]>> = {
  'an update that waits': [deploy('b'), reload],
  'an update that was activated': [deploy('b'), activate, reload],
  'a second update that waits': [deploy('b'), deploy('c'), reload],
  'an update that was rolled back while it waited': [deploy('b'), deploy('a'), reload],
  'an update that was rolled back after its activation': [deploy('b'), activate, reload, deploy('a'), reload],
  'a new start with an update, which is rolled back': [deploy('b'), restart, settle, deploy('a'), restart],
}

interface DeviceOptions {
  tabs: number
  isFull?: boolean
  isSparing?: boolean
}

const createDevice = ({ isFull = false, isSparing = false }: DeviceOptions) =>
  Object.assign(new Device(), { isFull, isSparing })

/**
 * Takes the steps in several runs. In each run, the browser is closed or storage is full one moment
 * later than in the run before. The last run takes all steps.
 * @returns for each run the newest installed build, and the build that opens offline
 */
async function runToEachMoment(begin: () => Device | Promise<Device>, steps: readonly Step[]) {
  const installed: string[] = []
  const opened: string[] = []
  for (let stepCount = 0, isInterrupted = true; isInterrupted; stepCount += 1) {
    const device = await begin()
    device.stepsLeft = stepCount
    try {
      for (const step of steps) await step(device)
    } catch {
      // The browser was closed, or storage was full: the remaining steps do not run.
    }
    isInterrupted = device.stepsLeft === 0
    installed.push((device.waiting ?? device.active)?.name ?? 'nothing')
    expect(device.incompleteBuilds()).toEqual([])
    opened.push(await device.startOffline())
  }
  return { installed, opened }
}

describe.each(Object.entries(histories))('after %s', (_name, steps) => {
  it.each<DeviceOptions>([
    { tabs: 1 },
    { tabs: 2 },
    { tabs: 1, isSparing: true },
    { tabs: 1, isFull: true },
    { tabs: 2, isFull: true },
  ])(
    'the newest installed build opens offline, whenever the browser was closed or storage was full (device: %j)',
    async (options) => {
      const start: Step = (device) => startedDevice('a', options.tabs, device).catch(() => undefined)
      const { installed, opened } = await runToEachMoment(() => createDevice(options), [start, ...steps, settle])
      expect(opened).toEqual(installed)
    },
  )
})

describe.each<[string, ...Step[]]>([
  ['an update that waits', deploy('b'), reload],
  ['an update that was activated', deploy('b'), activate, reload],
  ['an update that was rolled back while it waited', deploy('b'), deploy('old'), reload],
  ['an update that was rolled back after its activation', deploy('b'), activate, reload, deploy('old'), reload],
])('on a device with a worker from before November 2026, after %s', (_name, ...steps) => {
  it.each<DeviceOptions>([{ tabs: 1 }, { tabs: 2 }, { tabs: 1, isSparing: true }])(
    'the newest installed build opens offline, whenever the browser was closed (device: %j)',
    async (options) => {
      const begin = () => startedDevice('old', options.tabs, createDevice(options))
      const { installed, opened } = await runToEachMoment(begin, [...steps, settle])
      expect(opened).toEqual(installed)
    },
  )
})

describe.each<[string, ...Step[]]>([
  ['while an update waits', deploy('b'), changeLanguage('id_id')],
  [
    'while one update waits, and again while a second update waits',
    deploy('b'),
    changeLanguage('id_id'),
    deploy('c'),
    changeLanguage('en_us'),
  ],
  [
    'while an update is installed',
    (device) => {
      device.served = 'b'
      return Promise.all([device.settle(), device.changeLanguage('id_id')])
    },
  ],
])('if the language is changed %s', (_name, ...steps) => {
  it.each<DeviceOptions>([{ tabs: 1 }, { tabs: 2 }, { tabs: 1, isSparing: true }])(
    'some build opens offline whenever the browser was closed, and the newest build after all steps (device: %j)',
    async (options) => {
      const begin = async () => {
        const device = await startedDevice('a', options.tabs, createDevice(options))
        // After both changes, the device has cached the translations of both languages.
        await device.changeLanguage('id_id')
        await device.changeLanguage('en_us')
        return device
      }
      const { installed, opened } = await runToEachMoment(begin, steps)
      expect(opened.filter((name) => !/^[abc]$/.test(name))).toEqual([])
      expect(opened.at(-1)).toBe(installed.at(-1))
    },
  )
})

describe.each<BuildName>(['old', 'a'])('a device with the build "%s"', (from) => {
  it('keeps the files of that build while a worker or a tab may need them, and then deletes them', async () => {
    const device = await startedDevice(from)
    await device.deploy('b')
    const keptFiles = device.keptOf(from)
    expect(keptFiles).toHaveLength(5)
    expect(device.keptOf('b')).toHaveLength(5)
    await device.activate()
    await device.open()
    await device.settle()
    expect(device.keptOf(from)).toEqual(keptFiles)
    device.tabs.shift()
    await device.deploy('c')
    await device.settle()
    expect(device.keptOf(from)).toEqual(keptFiles)
    await device.restart()
    await device.settle()
    // Only the cache of the newest build is left, and the shared cache holds only the preferences.
    expect(ownCacheNames(device)).toHaveLength(1)
    expect([...(device.kept.get(SHARED_CACHE_NAME)?.keys() ?? [])]).toEqual([`https://tiga.example${PREFERENCES_PATH}`])
    expect(await device.startOffline()).toBe('c')
  })
})
