import type { Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '@/i18n/languages'

/**
 * Changes the language of an opened screen with the app's own function. Opening the screen again
 * would take ten times as long.
 */
export async function changeLanguage(page: Page, code: LanguageCode): Promise<void> {
  await page.evaluate(callExportedChange, code)
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageOf(code).tag)
}

/** A build exports the function under another name; what it calls in i18next keeps its own. */
const callExportedChange = async (code: string) => {
  const files = performance.getEntriesByType('resource').map(({ name }) => name)
  for (const file of files.filter((name) => /\/assets\/[^/]+\.js$/.test(name))) {
    const exported = (await import(file)) as Record<string, unknown>
    for (const value of Object.values(exported)) {
      if (typeof value !== 'function' || !/Promise\.all[^]*\.changeLanguage\(/.test(String(value))) continue
      await (value as (code: string) => Promise<void>)(code)
      return
    }
  }
  throw new Error('no file of the build exports changeLanguage')
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
