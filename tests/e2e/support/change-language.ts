import type { Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '@/i18n/languages'

/**
 * Changes the language of an opened screen with the app's own function: reopening the screen would
 * take ten times as long. Messages that were shown before, such as a toast or a form's errors, keep
 * their language.
 */
export async function changeLanguage(page: Page, code: LanguageCode, { asksAgain = false } = {}): Promise<void> {
  await page.evaluate(callExportedChange, code)
  if (asksAgain) await askAgain(page)
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageOf(code).tag)
}

/**
 * The start script exports the function under a minified name, so it is found by its code: the
 * names that it calls in i18next are not minified.
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
 * Refetches all answers, because the names of games, options, cities and hosts are in the language
 * of the request.
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
