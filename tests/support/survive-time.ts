import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { readText } from '@/lib/storage'
import { api } from './api'
import { moveClock, stopClockAt, watchForBlank } from './look'
import type { Place } from './places'
import { renderApp, type RunningApp } from './render-app'
import {
  complaints,
  expectToStand,
  untilScreenIdle,
  leave,
  NOW,
  VOLATILE_TEXT,
  visibleTexts,
  withoutDigits,
} from './survive'
import { HOUR_MS, LATE, times } from './times'

/** @param offMs how far this device's clock is ahead of the platform's */
async function openAt({ path, member }: Place, offMs: number, passedMs = 0): Promise<RunningApp> {
  stopClockAt(NOW)
  // The platform's world is created by the first request.
  await api.member('wulan_r')
  moveClock(passedMs)
  api.clock.hold(Date.now())
  moveClock(offMs)
  return renderApp({ path, member, isHasty: true })
}

/** Waits until deferred parts are loaded and have stored their data. */
async function isIdle(app: RunningApp): Promise<void> {
  await untilScreenIdle(app)
  await vi.dynamicImportSettled()
  await moment()
  await untilScreenIdle(app)
}

const moment = () => new Promise((resolve) => setTimeout(resolve, 30))

async function readAt(place: Place, passedMs: number): Promise<Set<string>> {
  const app = await openAt(place, 0, passedMs)
  await waitFor(expectToStand)
  await isIdle(app)
  await app.queryClient.invalidateQueries()
  await isIdle(app)
  const all = visibleTexts()
  await leave()
  return all
}

interface AtEase {
  now: ReadonlySet<string>
  /** Texts that are shown an hour later, too. Each number in them is replaced by 0. */
  later: ReadonlySet<string>
}

/** The texts that the screen shows each time if no clock is wrong. */
export async function readAtEase(place: Place): Promise<AtEase> {
  const [one, other, late] = [await readAt(place, 0), await readAt(place, 0), await readAt(place, HOUR_MS)]
  const now = new Set([...one].filter((piece) => other.has(piece) && !VOLATILE_TEXT.test(piece)))
  const then = withoutDigits(late)
  return { now, later: new Set([...withoutDigits(now)].filter((piece) => then.has(piece))) }
}

/** Opens the screen and applies a time fault: without any tap all texts must be there again. */
export async function expectToKeepTime(place: Place, name: string, atEase: AtEase): Promise<void> {
  const { offMs = 0, happens, isExact = true } = times[name] ?? {}
  const said = complaints()
  const app = await openAt(place, offMs)
  await waitFor(expectToStand, { timeout: 6000, interval: 10 })
  await isIdle(app)
  const token = readText('token')
  const wasBlank = watchForBlank()
  if (!isExact) api.clock.hold(null)
  const end = await happens?.(app)
  await isIdle(app)
  end?.()
  await isIdle(app)
  const missing = () => {
    const here = isExact ? visibleTexts() : withoutDigits(visibleTexts())
    return [...(isExact ? atEase.now : atEase.later)].filter((piece) => !here.has(piece))
  }
  await waitFor(() => expect(missing().join(' | '), 'missing after the fault').toBe(''), {
    timeout: 10_000,
    interval: 20,
  })
  expectToStand()
  expect(document.body.textContent).not.toContain(LATE)
  expect(readText('token'), 'the session').toBe(token)
  expect(wasBlank(), 'the page was blank').toBe(false)
  if (said().length > 0) throw new Error(said().join('\n'))
}
