import { expect, type Page } from '@playwright/test'
import type { FaultKind } from '@/mocks/faults'
import { paths, patterns } from '@/paths'
import { patternOf } from '../states/screens'
import type { ScreenState } from '../states/state'
import { openAs, START, type WireRequest, type World } from './app'
import { reads, START_CALL } from './calls'

export const KINDS = ['error', 'http500', 'garbage', 'offline'] as const satisfies readonly FaultKind[]

/**
 * Screens that need none of the reads to show all they have; null is an address without a route.
 */
const READS_NOTHING: readonly (string | null)[] = [
  patterns.login,
  patterns.register,
  patterns.loginPassword,
  patterns.language,
  patterns.languageFrom,
  patterns.service,
  patterns.servicePage,
  null,
]

interface Ground {
  page: Page
  world: World
  wire: readonly WireRequest[]
}

/** Opens the screen with every read failing, in one kind after the other, and lets it recover. */
export async function expectToSurvive(ground: Ground, screen: ScreenState, kinds: readonly FaultKind[]): Promise<void> {
  const { page, world, wire } = ground
  const thrown = thrownIn(page)
  const pattern = patternOf(screen.path)
  await world.holdClock(page, START + 20_000)
  for (const [index, kind] of kinds.entries()) {
    await world.faults(Object.keys(reads).map((path) => ({ path, kind })))
    // A reload is much faster than another page, and takes the answers of the last kind with it.
    if (index === 0) await openAs(page, screen.token, screen.path)
    else await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.getByRole('main')).not.toBeEmpty()
    if (READS_NOTHING.includes(pattern)) await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
    else await expectToRecover(page, world)
  }
  const isAsked = (call: string) => wire.some(({ path }) => path === call)
  // Some are asked for when the browser is idle.
  await expect.poll(() => Object.keys(reads).filter((call) => reads[call] === pattern && !isAsked(call))).toEqual([])
  expect(thrown).toEqual([])
}

/** Lets the start of the app fail in one kind after the other, and recover. */
export async function expectToStart({ page, world }: Ground, kinds: readonly FaultKind[]): Promise<void> {
  const thrown = thrownIn(page)
  await world.holdClock(page, START + 20_000)
  for (const [index, kind] of kinds.entries()) {
    await world.faults([{ path: START_CALL, kind }])
    if (index === 0) await openAs(page, null, paths.home())
    else await page.reload()
    await expectToRecover(page, world)
    await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  }
  expect(thrown).toEqual([])
}

async function expectToRecover(page: Page, world: World): Promise<void> {
  const retry = page.getByRole('button', { name: 'Retry' })
  await expect(retry).not.toHaveCount(0)
  for (const alert of await page.getByRole('alert').all()) await expect(alert).not.toBeEmpty()
  await world.faults([])
  // A block may ask for more once it has recovered, so the buttons are tapped until none is left.
  await expect(async () => {
    for (const button of await retry.all()) await button.tap({ timeout: 1000 })
    await expect(retry).toHaveCount(0, { timeout: 500 })
  }).toPass({ intervals: [100] })
}

/** Reloads the screen with every read answering with nothing. */
export async function expectToStandEmpty({ page, world }: Ground): Promise<void> {
  const thrown = thrownIn(page)
  await world.faults(Object.keys(reads).map((path) => ({ path, kind: 'empty' })))
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).not.toBeEmpty()
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  expect(thrown).toEqual([])
}

function thrownIn(page: Page): string[] {
  const thrown: string[] = []
  page.on('pageerror', (error) => thrown.push(error.message))
  return thrown
}
