import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { say } from '@/mocks/texts'
import { languages } from '@/i18n/languages'
import type { World } from '../support/app'
import type { Say } from '../support/words'

/** A page of the app, the texts of its language and the mock world. */
export interface Stage {
  page: Page
  say: Say
  world: World
}

/** A screen in one of its states, for checks that run on all of them. */
export interface ScreenState {
  name: string
  path: string
  /** Token of the seeded member who is logged in; null for a visitor. */
  token: string | null
  faults?: readonly Fault[]
  /** Leads from the opened screen to the state. */
  prepare?: (stage: Stage) => Promise<unknown>
  /** Needs features that the oldest browsers lack, such as full screen of the page. */
  isModern?: true
  /** Text of the opened screen, if its heading does not prove that the content has loaded. */
  ready?: string | RegExp
}

/** The mock's refusal, in any language. */
export const FAULT_TEXT = new RegExp(languages.map(({ code }) => say('serverError', code)).join('|'))

/** Faults that affect every request of these calls. */
export const failing = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'error' }))
export const empty = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'empty' }))
export const offline = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'offline' }))
/** Answers that arrive later than any check of the screen. */
export const slow = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'delay', delayMs: 60_000 }))

/** Stores a value under `tiga.<record>` and reloads the screen. */
export const storeAndReload =
  (record: string, value: unknown) =>
  async ({ page }: Stage): Promise<void> => {
    const entry = [`tiga.${record}`, JSON.stringify(value)] as const
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), entry)
    await page.reload()
  }

/** Stores records as another tab does, so that the screen need not be reloaded. */
export const keepElsewhere = ({ page }: Stage, records: readonly (readonly [key: string, value: unknown])[]) =>
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
    // The listener is added only when the browser is idle, so the event is fired again.
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

/** Fills the storage of the device and reloads the screen. */
export async function fillStorage({ page, say }: Stage): Promise<void> {
  await page.evaluate(() => {
    let part = '-'.repeat(1_000_000)
    for (let count = 0; part.length > 10; count += 1)
      try {
        localStorage.setItem(`full.${count}`, part)
      } catch {
        part = part.slice(0, part.length / 2)
      }
  })
  await page.reload()
  await expect(page.getByText(say('messages:unkept'))).toBeVisible()
}

/** Waits for Retry, for a failed figure that is shown without its reason. */
export async function retryIsShown({ page, say }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: say('common:retry') })).toBeVisible()
}

/**
 * Taps the button that begins with this text and waits for its dialog. Texts are keys or literal.
 * @param has a text in the dialog
 */
export const openDialog =
  (button: string, dialog = button, has?: string) =>
  async ({ page, say }: Stage): Promise<void> => {
    const words = (key: string) => say(key as never)
    await page
      .getByRole('button', { name: new RegExp(`^${literal(words(button))}`) })
      .first()
      .tap()
    const sheet = page.getByRole('dialog', { name: words(dialog) })
    await expect(sheet).toBeVisible()
    if (has !== undefined) await expect(sheet).toContainText(words(has))
  }

/** Limits a list to its latest day. */
export async function showLatestDay({ page, say }: Stage): Promise<void> {
  await page.getByRole('button', { name: say('record:filters') }).tap()
  await page.getByRole('button', { name: say('record:span.day') }).tap()
  // The last button of that name: in Malay a settled order is "Selesai" as well.
  await page
    .getByRole('button', { name: say('shared:done'), exact: true })
    .last()
    .tap()
  await expect(page.getByRole('button', { name: say('record:span.day') })).toBeVisible()
}

/** Taps a figure, named by the text before its amount, and waits for its breakdown. */
export async function unfold({ page, say }: Stage, figure: string): Promise<void> {
  const label = say('record:breakdown.see', { figure: `${figure} (amount)` })
    .split('(amount)')
    .map(literal)
    .join('.*')
  await page
    .getByRole('button', { name: new RegExp(`(^| · )${label}$`) })
    .first()
    .tap()
  await expect(page.getByRole('dialog')).toBeVisible()
}

function literal(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** Waits until an opened screen has loaded, then leads it to its state. */
export async function show(stage: Stage, screen: ScreenState): Promise<void> {
  const { page } = stage
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#root')).toContainText(screen.ready ?? /./)
  await screen.prepare?.(stage)
}
