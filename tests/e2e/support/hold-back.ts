import type { Page, Route } from '@playwright/test'
import { readEnvelope } from '@/api/envelope'
import { answerWith } from '../../support/crowd'

/**
 * Holds back each request of a call until `release` is called. If `call` is a pattern, holds back
 * each request whose address matches the pattern.
 */
export function holdBackRequests(page: Page, call: string | RegExp) {
  return holdBack(page, call, async (route, hold) => {
    await hold()
    await route.fallback()
  })
}

/**
 * Passes each request of a call to the platform at once, but holds back the answers until `release`
 * is called.
 */
export function holdBackAnswers(page: Page, call: string) {
  return holdBack(page, call, async (route, hold) => {
    const response = await route.fetch()
    await hold()
    await route.fulfill({ response })
  })
}

/**
 * Routes the requests of a call through `pass`, which waits for the promise of `hold`.
 * @returns `held`, which resolves once a request waits, and `release`, which lets all requests
 * continue
 */
async function holdBack(
  page: Page,
  call: string | RegExp,
  pass: (route: Route, hold: () => Promise<void>) => Promise<void>,
) {
  let [isHeld, release] = [() => {}, () => {}]
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = () => {
    isHeld()
    return released
  }
  const pattern = typeof call === 'string' ? `**/api${call}` : call
  // Ignores errors: a page that was reloaded meanwhile no longer accepts the answer.
  await page.route(pattern, (route) => pass(route, hold).catch(() => undefined))
  return { held, release: () => release() }
}

/** Replaces the data of each answer to the matching calls by the result of `change`. */
export async function changeAnswers(page: Page, calls: string, change: (data: unknown) => unknown): Promise<void> {
  await page.route(`**/api${calls}`, async (route) => {
    const response = await route.fetch()
    const { code, data } = await readEnvelope(new Uint8Array(await response.body()))
    await route.fulfill({ response, json: { ...answerWith(change(data)), code } })
  })
}
