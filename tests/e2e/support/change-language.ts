import type { Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '@/i18n/languages'

/**
 * Changes the language of an opened screen with the app's own function. Opening the screen again
 * would take ten times as long. What was said before, a toast or a form's errors, keeps its words.
 */
export async function changeLanguage(page: Page, code: LanguageCode, { asksAgain = false } = {}): Promise<void> {
  await page.evaluate(callExportedChange, code)
  if (asksAgain) await askAgain(page)
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageOf(code).tag)
}

/**
 * The start script exports the function under another name; what it calls in i18next keeps its own.
 */
const callExportedChange = async (code: string) => {
  const file = /\/assets\/index-[^"']+\.js/.exec(document.documentElement.outerHTML)?.[0]
  const exported: Record<string, unknown> = file === undefined ? {} : await import(file)
  const change = Object.values(exported).find(
    (value) => typeof value === 'function' && /Promise\.all[^]*\.changeLanguage\(/.test(String(value)),
  )
  if (change === undefined) throw new Error('the start script exports no changeLanguage')
  await (change as (code: string) => Promise<void>)(code)
}

/**
 * Asks the platform again, as its answers are in the language of the request: names of games,
 * options, cities and hosts.
 */
export async function askAgain(page: Page): Promise<void> {
  await page.evaluate(async () => {
    interface Fiber {
      child: Fiber | null
      memoizedProps: { client?: { invalidateQueries: () => Promise<void> } } | null
    }
    const root = document.querySelector('#root')
    const container = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'))
    let fiber = container?.[1] as Fiber | null
    while (fiber !== null && fiber.memoizedProps?.client?.invalidateQueries === undefined) fiber = fiber.child
    if (fiber === null) throw new Error('no query client above the screens')
    await fiber.memoizedProps?.client?.invalidateQueries()
  })
}
