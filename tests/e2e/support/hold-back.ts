import type { Page, Route } from '@playwright/test'
import { readEnvelope } from '@/api/envelope'
import { answerWith } from '../../support/crowd'

/** Holds back the requests of a call, or for matching files, until `release`. */
export function holdBackRequests(page: Page, call: string | RegExp) {
  return holdBack(page, call, async (route, hold) => {
    await hold()
    await route.fallback()
  })
}

/** Lets the platform get the requests at once, and holds back its answers until `release`. */
export function holdBackAnswers(page: Page, call: string) {
  return holdBack(page, call, async (route, hold) => {
    const response = await route.fetch()
    await hold()
    await route.fulfill({ response })
  })
}

/** @returns `held`, which resolves once something is held back, and `release` */
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
  // A page that was reloaded meanwhile no longer takes an answer.
  const asked = typeof call === 'string' ? `**/api${call}` : call
  await page.route(asked, (route) => pass(route, hold).catch(() => undefined))
  return { held, release: () => release() }
}

/** Changes the data of the platform's answers to these calls. */
export async function changeAnswers(page: Page, calls: string, change: (data: unknown) => unknown): Promise<void> {
  await page.route(`**/api${calls}`, async (route) => {
    const response = await route.fetch()
    const { code, data } = await readEnvelope(new Uint8Array(await response.body()))
    await route.fulfill({ response, json: { ...answerWith(change(data)), code } })
  })
}
