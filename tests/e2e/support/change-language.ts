import type { Page } from '@playwright/test'
import { languageOf, type LanguageCode } from '@/i18n/languages'
import { addChineseFont } from './fonts'

/**
 * Changes the language by the app's own function, because reopening the screen takes ten times as
 * long. A shown toast or form error keeps its language. `asksAgain` also fetches the platform's
 * answers again.
 */
export async function changeLanguage(page: Page, code: LanguageCode, { asksAgain = false } = {}): Promise<void> {
  if (code === 'zh_cn') await addChineseFont(page)
  await page.evaluate(callExportedChange, code)
  if (asksAgain) await refetchAnswers(page)
  await page.waitForFunction((tag) => document.documentElement.lang === tag, languageOf(code).tag)
}

/**
 * Runs in the page. The start script exports the app's function under a minified name, so the
 * function is found by its code, in which the names of i18next's methods are not minified.
 */
const callExportedChange = async (code: string) => {
  const file = /\/assets\/index-[^"']+\.js/.exec(document.documentElement.outerHTML)?.[0]
  const exportedValues: Record<string, unknown> = file === undefined ? {} : await import(file)
  const changeInApp = Object.values(exportedValues).find(
    (value) => typeof value === 'function' && /Promise\.all[^]*\.changeLanguage\(/.test(String(value)),
  )
  if (changeInApp === undefined) throw new Error('The start script exports no function that calls changeLanguage.')
  await (changeInApp as (code: string) => Promise<void>)(code)
}

/**
 * Fetches the answers again after a change of the language, because their names of games, options,
 * cities and hosts are in the language of the request.
 */
export async function refetchAnswers(page: Page): Promise<void> {
  await page.evaluate(async () => {
    interface Fiber {
      child: Fiber | null
      memoizedProps: { client?: { invalidateQueries: () => Promise<void> } } | null
    }
    const root = document.querySelector('#root')
    const containerEntry = Object.entries(root ?? {}).find(([key]) => key.startsWith('__reactContainer$'))
    let fiber = containerEntry?.[1] as Fiber | null
    while (fiber !== null && fiber.memoizedProps?.client?.invalidateQueries === undefined) fiber = fiber.child
    if (fiber === null) throw new Error('No React component above the screens has a query client.')
    await fiber.memoizedProps?.client?.invalidateQueries()
  })
}
