import type { Page, Route } from '@playwright/test'
import { readEnvelope } from '@/api/envelope'
import { answerWith } from '../../support/crowd'

/** The platform gets no request of this call, or the server of such a file, before `release`. */
export function holdBackRequests(page: Page, call: string | RegExp) {
  return holdBack(page, call, async (route, hold) => {
    await hold()
    await route.fallback()
  })
}

/** The platform gets the requests at once, and the page hears of no answer before `release`. */
export function holdBackAnswers(page: Page, call: string) {
  return holdBack(page, call, async (route, hold) => {
    const response = await route.fetch()
    await hold()
    await route.fulfill({ response })
  })
}

/** @returns `held`, which resolves once something is held back, and what releases it */
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
  // A page that was reloaded meanwhile hears nothing.
  const asked = typeof call === 'string' ? `**/api${call}` : call
  await page.route(asked, (route) => pass(route, hold).catch(() => undefined))
  return { held, release: () => release() }
}

/** The platform's answers to these calls come with other data. */
export async function changeAnswers(page: Page, calls: string, change: (data: unknown) => unknown): Promise<void> {
  await page.route(`**/api${calls}`, async (route) => {
    const response = await route.fetch()
    const { code, data } = await readEnvelope(new Uint8Array(await response.body()))
    await route.fulfill({ response, json: { ...answerWith(change(data)), code } })
  })
}
