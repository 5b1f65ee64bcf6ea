import type { Page, Route } from '@playwright/test'

export interface HeldBack {
  /** Resolves once something is held back. */
  held: Promise<void>
  release: () => void
}

/** The platform gets no request of this call before `release`. */
export function holdBackRequests(page: Page, call: string): Promise<HeldBack> {
  return holdBack(page, call, async (route, hold) => {
    await hold()
    await route.fallback()
  })
}

/** The platform gets the requests at once, and the page hears of no answer before `release`. */
export function holdBackAnswers(page: Page, call: string): Promise<HeldBack> {
  return holdBack(page, call, async (route, hold) => {
    const response = await route.fetch()
    await hold()
    await route.fulfill({ response })
  })
}

async function holdBack(
  page: Page,
  call: string,
  pass: (route: Route, hold: () => Promise<void>) => Promise<void>,
): Promise<HeldBack> {
  let [isHeld, release] = [() => {}, () => {}]
  const held = new Promise<void>((resolve) => (isHeld = resolve))
  const released = new Promise<void>((resolve) => (release = resolve))
  const hold = () => {
    isHeld()
    return released
  }
  // A page that was reloaded meanwhile hears nothing.
  await page.route(`**/api${call}`, (route) => pass(route, hold).catch(() => undefined))
  return { held, release: () => release() }
}
