import { expect, type Page } from '@playwright/test'
import { readBuiltins, readCompatData } from '../../../src/build/floor'

interface Newer {
  globals: string[]
  members: [owner: string, name: string][]
}

/** Safari on a computer has none of them, and fires no touches; phones have had them for long. */
const OF_FINGERS: readonly string[] = ['Touch', 'TouchEvent', 'TouchList']

let newer: Newer | null = null

/** Owners and names of the built-ins that are newer than the floor. */
function newerBuiltins(): Newer {
  if (newer !== null) return newer
  const { globals, members } = readBuiltins(readCompatData())
  newer = {
    globals: [...globals].filter((name) => !OF_FINGERS.includes(name)),
    members: [...members].flatMap(([owner, names]) =>
      [...names].flatMap(([name, isNewer]): [string, string][] =>
        isNewer && !OF_FINGERS.includes(owner) ? [[owner, name]] : [],
      ),
    ),
  }
  return newer
}

/** Makes the page's browser as old as the floor, as far as scripts can see. */
export async function takeNewerAway(page: Page): Promise<void> {
  await page.addInitScript(({ globals, members }) => {
    const everything = globalThis as unknown as Record<string, Record<string, unknown> | undefined>
    for (const [owner, name] of members)
      for (const holder of [
        everything[owner],
        everything[owner]?.['prototype'],
        owner === 'Window' ? everything : null,
      ])
        if (holder !== null && holder !== undefined) Reflect.deleteProperty(holder, name)
    for (const name of globals) Reflect.deleteProperty(everything, name)
  }, newerBuiltins())
}

export async function expectNewerToBeAway(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => ['toReversed' in Array.prototype, 'canParse' in URL, 'inert' in document.body]),
  ).toEqual([false, false, false])
}
