import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { states } from '../e2e/states'
import { screens } from '../e2e/states/screens'
import { expect, test } from '../e2e/support/app'
import { openState } from '../e2e/support/checks'

/** More than any screen of the demo has. */
const MAX_TAB_STOPS = 400

// A small phone, where bars cover the most.
test.use({ viewport: { width: 360, height: 560 }, contextOptions: { reducedMotion: 'reduce' } })

/** Entries of Home's demo list, which differ each time. */
const INVENTED = /\w\*+\w · [\d*-]+ Rp [\d,.]+/g

/**
 * The accessibility tree that a screen reader gets: `transcripts/*.yml`, for a person to read.
 * `--update-snapshots` writes them again.
 */
for (const [name, part] of [
  ['Home', 'body'],
  ['Draw', 'body'],
  ['Draw, confirm', '[role=dialog]'],
  ['Withdraw', 'body'],
  ['Withdraw, fund password', '[role=dialog]'],
] as const)
  test(`the accessibility tree of ${name} matches its transcript`, async ({ page, say, world }, info) => {
    const state = states.find((state) => state.name === name)
    if (state === undefined) throw new Error(`No state is called ${name}`)
    await openState({ page, say, world }, state)
    const file = join(import.meta.dirname, 'transcripts', `${name.toLowerCase().replaceAll(/, | /g, '-')}.yml`)
    const transcript = async () => `${(await page.locator(part).ariaSnapshot()).replaceAll(INVENTED, 'an entry')}\n`
    if (info.config.updateSnapshots === 'all') {
      await page.waitForLoadState('networkidle')
      writeFileSync(file, await transcript())
    }
    await expect.poll(transcript).toBe(readFileSync(file, 'utf8'))
  })

/** Forwards, the bars at the foot may cover a control; backwards, the bar at the top. */
for (const screen of screens)
  test(`${screen.name}: no bar covers a control that the keyboard reaches`, async ({ page, say, world }) => {
    await openState({ page, say, world }, screen)
    // The code that makes room for bars loads when the browser is idle.
    const room = async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.documentElement.style.scrollPaddingBottom)
    }
    await expect.poll(room).not.toBe('')
    expect([...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))]).toEqual([])
  })

/**
 * Walks from stop to stop until the focus leaves the page.
 * @returns the stops that are not fully in sight
 */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    await page.keyboard.press(key)
    const found = await page.evaluate(lookAtFocus)
    if (found === 'none') return hidden
    if (found !== 'seen') hidden.push(found)
  }
  throw new Error('The focus never leaves the page')
}

async function lookAtFocus(): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focused = document.activeElement
  if (focused === null || focused === document.body) return 'none'
  const drawn = (focused.getBoundingClientRect().width > 1 ? null : focused.closest('label')) ?? focused
  const { top, bottom, left, right } = drawn.getBoundingClientRect()
  const inset = 3
  // The beginning of an element is enough if it is higher than the window.
  const lowest = Math.min(bottom, top + innerHeight / 3)
  const [middleX, middleY] = [(left + right) / 2, (top + lowest) / 2]
  // The middles of its edges: the corners of a round element are outside it.
  const covers = (
    [
      [middleX, top + inset],
      [middleX, lowest - inset],
      [left + inset, middleY],
      [right - inset, middleY],
    ] as const
  ).flatMap(([x, y]) => {
    const seen = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y)
    if (seen === null) return 'outside'
    const bar = stayingBar(seen)
    return bar === null || bar.contains(drawn) ? [] : bar.className
  })
  return covers.length === 0 ? 'seen' : `${drawn.outerHTML.slice(0, 90)} behind ${covers[0]}`

  function stayingBar(element: Element | null): Element | null {
    if (element === null || /sticky|fixed/.test(getComputedStyle(element).position)) return element
    return stayingBar(element.parentElement)
  }
}
