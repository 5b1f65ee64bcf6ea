import type { Page, Route } from '@playwright/test'
import { readEnvelope } from '@/api/envelope'
import { createAnswer } from '../../support/crowd'

/** Holds back the requests of a call, or those that match a pattern, until `release` is called. */
export function holdBackRequests(page: Page, call: string | RegExp) {
  return holdBack(page, call, async (route, hold) => {
    await hold()
    await route.fallback()
  })
}

/**
 * The platform gets the requests at once, but the page gets no answer until `release` is called.
 */
export function holdBackAnswers(page: Page, call: string) {
  return holdBack(page, call, async (route, hold) => {
    const response = await route.fetch()
    await hold()
    await route.fulfill({ response })
  })
}

/** `held` resolves once a request waits. `release` lets all requests continue. */
async function holdBack(
  page: Page,
  call: string | RegExp,
  pass: (route: Route, hold: () => Promise<void>) => Promise<void>,
) {
  let [isHeld, release] = [() => {}, () => {}]
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const releasePromise = new Promise<void>((resolve) => (release = resolve))
  const hold = () => {
    isHeld()
    return releasePromise
  }
  const pattern = typeof call === 'string' ? `**/api${call}` : call
  // Ignores errors, because a page that was reloaded meanwhile no longer accepts the answer.
  await page.route(pattern, (route) => pass(route, hold).catch(() => undefined))
  return { held, release: () => release() }
}

export async function changeAnswers(page: Page, calls: string, change: (data: unknown) => unknown): Promise<void> {
  await page.route(`**/api${calls}`, async (route) => {
    const response = await route.fetch()
    const { code, data } = await readEnvelope(new Uint8Array(await response.body()))
    await route.fulfill({ response, json: { ...createAnswer(change(data)), code } })
  })
}
