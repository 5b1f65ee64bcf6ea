import { expect, type Page } from '@playwright/test'
import { readBuiltins, readCompatData } from '../../../src/build/floor'

/** Desktop Safari lacks these and fires no touches, but phones have had them for long. */
const TOUCH_BUILTINS: readonly string[] = ['Touch', 'TouchEvent', 'TouchList']

let newer: [owner: string, name: string][] | null = null

/** Built-ins that the oldest supported browsers lack, each with the object that has it. */
function newerBuiltins(): [owner: string, name: string][] {
  newer ??= [...readBuiltins(readCompatData())].flatMap(([owner, names]) =>
    [...names].flatMap(([name, isNewer]): [string, string][] =>
      isNewer && !TOUCH_BUILTINS.includes(owner) && !TOUCH_BUILTINS.includes(name) ? [[owner, name]] : [],
    ),
  )
  return newer
}

/** Makes the page's browser as old as the floor, as far as scripts can see. */
export async function removeNewerBuiltins(page: Page): Promise<void> {
  await page.addInitScript((members) => {
    const everything = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
    // Collects all holders first, because constructors are removed too.
    const places = members.flatMap(([owner, name]) =>
      [everything[owner], everything[owner]?.['prototype'], owner === 'Window' ? everything : null].map((holder) => ({
        holder,
        name,
      })),
    )
    for (const { holder, name } of places)
      if (holder !== null && holder !== undefined) Reflect.deleteProperty(holder, name)
  }, newerBuiltins())
}

export async function expectNewerBuiltinsRemoved(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ['toReversed' in Array.prototype, 'canParse' in URL, 'inert' in document.body]),
  ).toEqual([false, false, false])
}
