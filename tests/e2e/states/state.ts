import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { messageIn } from '@/mocks/texts'
import { languages } from '@/i18n/languages'
import type { World } from '../support/app'
import type { Say } from '../support/words'

/** A page of the app, the texts in its language, and the controls of the mock platform. */
export interface Stage {
  page: Page
  say: Say
  world: World
}

/** A screen in one of its states, for checks that run on all states. */
export interface ScreenState {
  name: string
  path: string
  /** The token of the demo member who is logged in; null for a visitor. */
  token: string | null
  faults?: readonly Fault[]
  /** Leads from the opened screen to the state, for example by taps. */
  prepare?: (stage: Stage) => Promise<unknown>
  /** True if the state needs full screen, a feature that the oldest supported browsers lack. */
  isModern?: true
  /** A text that is shown only once the screen's content has loaded. Undefined: any text. */
  ready?: string | RegExp
}

/** Matches the error message of the mock platform in any language. */
export const FAULT_TEXT_PATTERN = new RegExp(languages.map(({ code }) => messageIn('serverError', code)).join('|'))

export const refuseCalls = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'error' }))
export const emptyAnswers = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'empty' }))
export const loseAnswers = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'offline' }))
/** Delays answers by a minute, longer than a check takes, so that the screen is still loading. */
export const delayAnswers = (...calls: string[]): Fault[] =>
  calls.map((path) => ({ path, kind: 'delay', delayMs: 60_000 }))

export const storeAndReload =
  (name: string, value: unknown) =>
  async ({ page }: Stage): Promise<void> => {
    const entry = [`tiga.${name}`, JSON.stringify(value)] as const
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), entry)
    await page.reload()
  }

/** Stores entries as another tab does, so that the screen shows them without a reload. */
export const storeAsOtherTab = ({ page }: Stage, records: readonly (readonly [key: string, value: unknown])[]) =>
  page.evaluate((entries) => {
    for (const [key, value] of entries) {
      localStorage.setItem(key, JSON.stringify(value))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
  }, records)

/** Fires an event in the page until the app shows the text of `key`. */
export const fireUntilShown =
  (fire: () => void, key: string) =>
  async ({ page, say }: Stage): Promise<void> => {
    // The event is repeated, because the app may add its listener only when the browser is idle.
    await expect(async () => {
      await page.evaluate(fire)
      await expect(page.getByText(say(key as never))).toBeVisible({ timeout: 500 })
    }).toPass()
  }

export const goOffline = fireUntilShown(() => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  window.dispatchEvent(new Event('offline'))
}, 'common:offlineBar')

/** Fills the local storage, so that the app can store nothing, and reloads the screen. */
export async function fillStorage({ page, say }: Stage): Promise<void> {
  await page.evaluate(() => {
    let filler = '-'.repeat(1_000_000)
    for (let count = 0; filler.length > 10; count += 1)
      try {
        localStorage.setItem(`full.${count}`, filler)
      } catch {
        filler = filler.slice(0, filler.length / 2)
      }
  })
  await page.reload()
  await expect(page.getByText(say('messages:unkept'))).toBeVisible()
}

/** For screens on which a figure failed to load: they offer Retry, but show no error message. */
export async function waitForRetry({ page, say }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: say('common:retry') })).toBeVisible()
}

/**
 * Taps the first button whose name begins with `button`, and waits for the dialog `dialog`, which
 * must contain `has`. Each parameter is a key of the translations or a text.
 */
export const openDialog =
  (button: string, dialog = button, has?: string) =>
  async ({ page, say }: Stage): Promise<void> => {
    const textOf = (key: string) => say(key as never)
    await page
      .getByRole('button', { name: new RegExp(`^${escapeRegExp(textOf(button))}`) })
      .first()
      .tap()
    const sheet = page.getByRole('dialog', { name: textOf(dialog) })
    await expect(sheet).toBeVisible()
    if (has !== undefined) await expect(sheet).toContainText(textOf(has))
  }

export async function showLatestDay({ page, say }: Stage): Promise<void> {
  await page.getByRole('button', { name: say('record:filters') }).tap()
  await page.getByRole('button', { name: say('record:span.day') }).tap()
  await page
    .getByRole('button', { name: say('shared:done'), exact: true })
    .last()
    .tap()
  await expect(page.getByRole('button', { name: say('record:span.day') })).toBeVisible()
}

/** Taps the amount labelled `figure`, and waits for its breakdown. */
export async function openBreakdown({ page, say }: Stage, figure: string): Promise<void> {
  const label = say('record:breakdown.see', { figure: `${figure} (amount)` })
    .split('(amount)')
    .map(escapeRegExp)
    .join('.*')
  await page
    .getByRole('button', { name: new RegExp(`(^| · )${label}$`) })
    .first()
    .tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Waits until an opened screen has loaded, then brings the screen to its state. */
export async function showState(stage: Stage, screen: ScreenState): Promise<void> {
  const { page } = stage
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#root')).toContainText(screen.ready ?? /./)
  await screen.prepare?.(stage)
}
