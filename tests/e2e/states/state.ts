import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { messageIn } from '@/mocks/texts'
import { languages } from '@/i18n/languages'
import type { World } from '../support/app'
import type { Say } from '../support/words'

/** A page of the app, the texts in the language of the page, and controls of the mock platform. */
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
  /** True if the state needs a feature that the oldest supported browsers lack: full screen. */
  isModern?: true
  /**
   * A text that proves that the content of the opened screen has loaded. By default any text does.
   */
  ready?: string | RegExp
}

/** Matches the error message of the mock platform in any language. */
export const FAULT_TEXT = new RegExp(languages.map(({ code }) => messageIn('serverError', code)).join('|'))

/** Returns faults by which the mock platform refuses every request of these calls. */
export const refuseCalls = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'error' }))
export const emptyAnswers = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'empty' }))
export const loseAnswers = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'offline' }))
/** Returns faults that delay the answers of these calls by a minute, longer than a check takes. */
export const delayAnswers = (...calls: string[]): Fault[] =>
  calls.map((path) => ({ path, kind: 'delay', delayMs: 60_000 }))

/** Returns a step that stores a value under `tiga.<name>` and reloads the screen. */
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

/** Returns a step that fires an event in the page until the app shows the text of `key`. */
export const fireUntilShown =
  (fire: () => void, key: string) =>
  async ({ page, say }: Stage): Promise<void> => {
    // The app may add its listener only when the browser is idle, so the event is repeated.
    await expect(async () => {
      await page.evaluate(fire)
      await expect(page.getByText(say(key as never))).toBeVisible({ timeout: 500 })
    }).toPass()
  }

/** Makes the page behave as on a device without a network. */
export const goOffline = fireUntilShown(() => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  window.dispatchEvent(new Event('offline'))
}, 'common:offlineBar')

/** Fills the local storage of the app and reloads the screen. */
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

/** Waits for the button Retry, in states that show a failed figure without the reason. */
export async function waitForRetry({ page, say }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: say('common:retry') })).toBeVisible()
}

/**
 * Returns a step that taps the button whose name begins with `button`, and waits for the dialog
 * with the name `dialog`. Each parameter is a key of the translations or the text itself.
 * @param has a text that the dialog must contain
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

/** Filters a list of orders or withdrawals by its latest day. */
export async function showLatestDay({ page, say }: Stage): Promise<void> {
  await page.getByRole('button', { name: say('record:filters') }).tap()
  await page.getByRole('button', { name: say('record:span.day') }).tap()
  // The last button with this name is meant: in Malay, the filter of settled orders is also called
  // "Selesai".
  await page
    .getByRole('button', { name: say('shared:done'), exact: true })
    .last()
    .tap()
  await expect(page.getByRole('button', { name: say('record:span.day') })).toBeVisible()
}

/** Taps the figure with this text before its amount, and waits for the breakdown of the figure. */
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

/** Waits until an opened screen has loaded, and then leads the screen to its state. */
export async function showState(stage: Stage, screen: ScreenState): Promise<void> {
  const { page } = stage
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#root')).toContainText(screen.ready ?? /./)
  await screen.prepare?.(stage)
}
