import { waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { readText } from '@/lib/storage'
import { api } from './api'
import { moveClock, stopClockAt, watchForBlank } from './look'
import type { TestedScreen } from './places'
import { renderApp, type RunningApp } from './render-app'
import {
  watchConsoleErrors,
  expectScreenShown,
  untilScreenIdle,
  resetApp,
  NOW,
  VOLATILE_TEXT_PATTERN,
  visibleTexts,
  withNumbersAsZero,
} from './survive'
import { HOUR_MS, LATE_TEXT, timeFaults } from './times'

/** Opens the screen `passedMs` after NOW. The device's clock is `offMs` ahead of the platform's. */
async function openScreenAt({ path, member }: TestedScreen, offMs: number, passedMs = 0): Promise<RunningApp> {
  stopClockAt(NOW)
  // The first request creates the data of the mock platform, which must begin at NOW.
  await api.member('wulan_r')
  moveClock(passedMs)
  api.clock.hold(Date.now())
  moveClock(offMs)
  return renderApp({ path, member, isHasty: true })
}

/** Waits until lazily loaded code has stored its data, and no query is in flight. */
async function untilAllIdle(app: RunningApp): Promise<void> {
  await untilScreenIdle(app)
  await vi.dynamicImportSettled()
  await waitBriefly()
  await untilScreenIdle(app)
}

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 30))

/** Returns the texts that the screen shows if it is opened `passedMs` after NOW. */
async function readTextsAt(place: TestedScreen, passedMs: number): Promise<Set<string>> {
  const app = await openScreenAt(place, 0, passedMs)
  await waitFor(expectScreenShown)
  await untilAllIdle(app)
  await app.queryClient.invalidateQueries()
  await untilAllIdle(app)
  const texts = visibleTexts()
  await resetApp()
  return texts
}

interface BaselineTexts {
  /** Texts that the screen shows both times it is opened at NOW, except volatile texts. */
  now: ReadonlySet<string>
  /** Texts of `now` that are also shown an hour later, with 0 in place of each number. */
  later: ReadonlySet<string>
}

/** Reads the texts of the screen with right clocks, twice at NOW and once an hour later. */
export async function readBaselineTexts(place: TestedScreen): Promise<BaselineTexts> {
  const [first, second, anHourLater] = [
    await readTextsAt(place, 0),
    await readTextsAt(place, 0),
    await readTextsAt(place, HOUR_MS),
  ]
  const now = new Set([...first].filter((piece) => second.has(piece) && !VOLATILE_TEXT_PATTERN.test(piece)))
  const laterTexts = withNumbersAsZero(anHourLater)
  return { now, later: new Set([...withNumbersAsZero(now)].filter((piece) => laterTexts.has(piece))) }
}

/**
 * Opens the screen and causes the time fault `name`. Expects that the screen then shows, without a
 * tap, the texts that it shows with right clocks. These are `baselineTexts.now`, or
 * `baselineTexts.later` if the platform's time moves on during the fault.
 */
export async function expectToKeepTime(place: TestedScreen, name: string, baselineTexts: BaselineTexts): Promise<void> {
  const { offMs = 0, cause, isExact = true } = timeFaults[name] ?? {}
  const consoleErrors = watchConsoleErrors()
  const app = await openScreenAt(place, offMs)
  await waitFor(expectScreenShown, { timeout: 6000, interval: 10 })
  await untilAllIdle(app)
  const token = readText('token')
  const wasBlank = watchForBlank()
  if (!isExact) api.clock.hold(null)
  const endFault = await cause?.(app)
  await untilAllIdle(app)
  endFault?.()
  await untilAllIdle(app)
  const missingTexts = () => {
    const shownTexts = isExact ? visibleTexts() : withNumbersAsZero(visibleTexts())
    return [...(isExact ? baselineTexts.now : baselineTexts.later)].filter((piece) => !shownTexts.has(piece))
  }
  await waitFor(() => expect(missingTexts().join(' | '), 'missing after the fault').toBe(''), {
    timeout: 10_000,
    interval: 20,
  })
  expectScreenShown()
  expect(document.body.textContent).not.toContain(LATE_TEXT)
  expect(readText('token'), 'the session').toBe(token)
  expect(wasBlank(), 'the page was blank').toBe(false)
  if (consoleErrors().length > 0) throw new Error(consoleErrors().join('\n'))
}
