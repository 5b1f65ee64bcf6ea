import { expect, type Page } from '@playwright/test'
import { readBuiltins, readCompatData } from '../../../src/build/floor'

/** Built-ins that are not removed: desktop Safari lacks them, but phones have had them for long. */
const TOUCH_BUILTINS: readonly string[] = ['Touch', 'TouchEvent', 'TouchList']

let cachedBuiltins: [owner: string, name: string][] | null = null

function findNewerBuiltins(): [owner: string, name: string][] {
  cachedBuiltins ??= [...readBuiltins(readCompatData())].flatMap(([owner, names]) =>
    [...names].flatMap(([name, isNewer]): [string, string][] =>
      isNewer && !TOUCH_BUILTINS.includes(owner) && !TOUCH_BUILTINS.includes(name) ? [[owner, name]] : [],
    ),
  )
  return cachedBuiltins
}

/**
 * Removes the built-ins that the oldest supported browsers lack, so that the app must do without
 * them. Call this before the page is opened.
 */
export async function removeNewerBuiltins(page: Page): Promise<void> {
  await page.addInitScript((members) => {
    const globals = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
    // Collects all objects before the first removal, because constructors are removed too.
    const builtins = members.flatMap(([owner, name]) =>
      [globals[owner], globals[owner]?.['prototype'], owner === 'Window' ? globals : null].map((holder) => ({
        holder,
        name,
      })),
    )
    for (const { holder, name } of builtins)
      if (holder !== null && holder !== undefined) Reflect.deleteProperty(holder, name)
  }, findNewerBuiltins())
}

export async function expectNewerBuiltinsRemoved(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ['toReversed' in Array.prototype, 'canParse' in URL, 'inert' in document.body]),
  ).toEqual([false, false, false])
}
