import type { Page, Route } from '@playwright/test'
import { hurryTimer, SPLASH_MS } from './hurry'

/** In which order answers of the platform arrive that were asked for at the same time. */
export type Order = 'in order' | 'in reverse'

/** The call that starts the app; without it there is no screen. */
const START_CALL = '/system/base'

/** Between two arrivals: some frames, in which a page draws what has come. */
const STEP_MS = 30
/** Without a request, before the page counts as still. */
const STILL_STEPS = 16

export interface SlowLine {
  /** Resolves once everything has arrived, and nothing more is asked for. */
  quiet: () => Promise<void>
}

/**
 * A line on which one file or answer arrives after the other, each after the page has drawn the one
 * before it: every state between empty and whole is seen once. In reverse, the app opens without
 * the answer that starts it, which comes last of all.
 */
export async function slowLine(page: Page, order: Order): Promise<SlowLine> {
  const files: Route[] = []
  const answers: Route[] = []
  const line = { stillSteps: 0, isOpen: order === 'in order' }
  if (!line.isOpen) await hurryTimer(page, SPLASH_MS)
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url())
    if (route.request().isNavigationRequest()) return route.fallback()
    if (!pathname.startsWith('/api/')) files.push(route)
    else if (order === 'in reverse' && !pathname.endsWith(START_CALL)) answers.push(route)
    else answers.unshift(route)
  })
  const next = () => {
    if (files.length > 0 || !line.isOpen) return files.shift()
    return order === 'in order' || line.stillSteps > STILL_STEPS / 2 || answers.length > 1 ? answers.pop() : undefined
  }
  const deliver = async () => {
    while (!page.isClosed()) {
      const route = next()
      line.stillSteps = route === undefined ? line.stillSteps + 1 : 0
      // A page that has left, or that asks no more, hears nothing.
      if (route !== undefined) await pass(route).catch(() => undefined)
      await new Promise((resolve) => setTimeout(resolve, STEP_MS))
    }
  }
  void deliver()
  return {
    quiet: async () => {
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
      line.isOpen = true
      line.stillSteps = 0
      const isStill = () => line.stillSteps >= STILL_STEPS && files.length + answers.length === 0
      while (!isStill()) await page.waitForTimeout(STEP_MS)
    },
  }
}

/** Whole before the next is let through. */
async function pass(route: Route): Promise<void> {
  const response = await route.fetch()
  await route.fulfill({ response })
}
