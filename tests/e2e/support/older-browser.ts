import { expect, type Page } from '@playwright/test'
import { readBuiltins, readCompatData } from '../../../src/build/floor'

/** Safari on a computer has none of them, and fires no touches; phones have had them for long. */
const OF_FINGERS: readonly string[] = ['Touch', 'TouchEvent', 'TouchList']

let newer: [owner: string, name: string][] | null = null

/** Owners and names of the built-ins that are newer than the floor. */
function newerBuiltins(): [owner: string, name: string][] {
  newer ??= [...readBuiltins(readCompatData())].flatMap(([owner, names]) =>
    [...names].flatMap(([name, isNewer]): [string, string][] =>
      isNewer && !OF_FINGERS.includes(owner) && !OF_FINGERS.includes(name) ? [[owner, name]] : [],
    ),
  )
  return newer
}

/** Makes the page's browser as old as the floor, as far as scripts can see. */
export async function takeNewerAway(page: Page): Promise<void> {
  await page.addInitScript((members) => {
    const everything = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
    // All holders first: a constructor is taken away too.
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

export async function expectNewerToBeAway(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ['toReversed' in Array.prototype, 'canParse' in URL, 'inert' in document.body]),
  ).toEqual([false, false, false])
}
