import { expect, type Page } from '@playwright/test'
import type { Fault } from '@/mocks/faults'
import { say } from '@/mocks/texts'
import { languages } from '@/i18n/languages'
import type { World } from '../support/app'
import type { Say } from '../support/words'

/** A page of the app and the words of its language. */
export interface Stage {
  page: Page
  say: Say
  world: World
}

/** A screen in one of its states, for every check that goes over all of them. */
export interface ScreenState {
  name: string
  path: string
  /** Who is logged in: a seeded member's token, or nobody. */
  token: string | null
  faults?: readonly Fault[]
  /** Leads from the opened screen to the state. */
  prepare?: (stage: Stage) => Promise<unknown>
  /** Needs what the oldest browsers lack, such as full screen of the page. */
  isModern?: true
  /** Text of the opened screen, where its heading alone does not tell that it has arrived. */
  ready?: string | RegExp
}

/** The mock's refusal, in whichever language. */
export const FAULT_TEXT = new RegExp(languages.map(({ code }) => say('serverError', code)).join('|'))

/** Faults that strike every request of these calls. */
export const failing = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'error' }))
export const empty = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'empty' }))
export const offline = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'offline' }))
/** Answers that take longer than any check of the screen. */
export const slow = (...calls: string[]): Fault[] => calls.map((path) => ({ path, kind: 'delay', delayMs: 60_000 }))

/** Opens the screen anew on a device that keeps this. */
export const keeping =
  (record: string, value: unknown) =>
  async ({ page }: Stage): Promise<void> => {
    const entry = [`tiga.${record}`, JSON.stringify(value)] as const
    await page.evaluate(([key, text]) => localStorage.setItem(key, text), entry)
    await page.reload()
  }

/** As another tab does, so that the screen need not open again. */
export const keepElsewhere = ({ page }: Stage, records: readonly (readonly [key: string, value: unknown])[]) =>
  page.evaluate((entries) => {
    for (const [key, value] of entries) {
      localStorage.setItem(key, JSON.stringify(value))
      window.dispatchEvent(new StorageEvent('storage', { key }))
    }
  }, records)

/** The screen again, as a page that has this to tell. */
export const telling =
  (happens: () => void, key: string) =>
  async ({ page, say }: Stage): Promise<void> => {
    // What listens comes when the browser is idle.
    await expect(async () => {
      await page.evaluate(happens)
      await expect(page.getByText(say(key as never))).toBeVisible({ timeout: 500 })
    }).toPass()
  }

/** As a device without a network. */
export const goOffline = telling(() => {
  window.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true })
  window.dispatchEvent(new Event('offline'))
}, 'common:offlineBar')

/** Opens the screen again on a device whose storage is full. */
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

/** Where a failed figure is told without its reason. */
export async function retryStands({ page, say }: Stage): Promise<void> {
  await expect(page.getByRole('button', { name: say('common:retry') })).toBeVisible()
}

/** Presses the button of these words, and waits for its dialog. @param has a key or a text in it */
export const opening =
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

/** Chooses the latest day of a list. */
export async function showLatestDay({ page, say }: Stage): Promise<void> {
  await page.getByRole('button', { name: say('record:filters') }).tap()
  await page.getByRole('button', { name: say('record:span.day') }).tap()
  // The last of its name: in Malay a settled order is "Selesai" as well.
  await page
    .getByRole('button', { name: say('shared:done'), exact: true })
    .last()
    .tap()
  await expect(page.getByRole('button', { name: say('record:span.day') })).toBeVisible()
}

/** Presses a figure, named by the words before its amount, so that it unfolds. */
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

/** Waits until an opened screen has arrived, and leads to its state. */
export async function show(stage: Stage, screen: ScreenState): Promise<void> {
  const { page } = stage
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('#root')).toContainText(screen.ready ?? /./)
  await screen.prepare?.(stage)
}
