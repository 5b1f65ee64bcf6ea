import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { states } from '../e2e/states'
import { screens } from '../e2e/states/screens'
import { expect, test } from '../e2e/support/app'
import { openState } from '../e2e/support/checks'

/** More than the number of tab stops of any screen of the demo. */
const MAX_TAB_STOPS = 400

// Uses the window of a small phone, because bars cover the largest share of it.
test.use({ viewport: { width: 360, height: 560 }, contextOptions: { reducedMotion: 'reduce' } })

/** Matches the rows of Home's invented withdrawals, which differ at each start. */
const DEMO_WITHDRAWAL_ROW_PATTERN = /\w\*+\w · [\d*-]+ Rp [\d,.]+/g

/**
 * Compares the accessibility tree, which is what a screen reader gets, with the stored tree in
 * `transcripts/*.yml`. `--update-snapshots=all` rewrites these files.
 */
for (const [name, selector] of [
  ['Home', 'body'],
  ['Draw', 'body'],
  ['Draw, confirm', '[role=dialog]'],
  ['Withdraw', 'body'],
  ['Withdraw, fund password', '[role=dialog]'],
] as const)
  test(`the accessibility tree of ${name} matches its transcript`, async ({ page, say, world }, info) => {
    const state = states.find((state) => state.name === name)
    if (state === undefined) throw new Error(`tests/e2e/states has no state “${name}”.`)
    await openState({ page, say, world }, state)
    const transcriptFile = join(
      import.meta.dirname,
      'transcripts',
      `${name.toLowerCase().replaceAll(/, | /g, '-')}.yml`,
    )
    const readTranscript = async () =>
      `${(await page.locator(selector).ariaSnapshot()).replaceAll(DEMO_WITHDRAWAL_ROW_PATTERN, 'an entry')}\n`
    if (info.config.updateSnapshots === 'all') {
      await page.waitForLoadState('networkidle')
      writeFileSync(transcriptFile, await readTranscript())
    }
    await expect.poll(readTranscript).toBe(readFileSync(transcriptFile, 'utf8'))
  })

/**
 * Tests both directions: with Tab, the bar at the foot may cover a control, and with Shift+Tab, the
 * bar at the top.
 */
for (const screen of screens)
  test(`on the screen ${screen.name}, no bar covers a control that the keyboard reaches`, async ({
    page,
    say,
    world,
  }) => {
    await openState({ page, say, world }, screen)
    // Presses Tab until the code that scrolls controls clear of the bars has loaded, which happens
    // when the browser is idle.
    const pressTabAndReadPadding = async () => {
      await page.keyboard.press('Tab')
      return page.evaluate(() => document.documentElement.style.scrollPaddingBottom)
    }
    await expect.poll(pressTabAndReadPadding).not.toBe('')
    expect([...(await tabThrough(page, 'Tab')), ...(await tabThrough(page, 'Shift+Tab'))]).toEqual([])
  })

/**
 * Presses `key` until the focus leaves the page.
 * @returns the focused controls that a bar covered or that were outside of the window
 */
async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const hiddenStops: string[] = []
  for (let stop = 0; stop < MAX_TAB_STOPS; stop++) {
    await page.keyboard.press(key)
    const focusState = await page.evaluate(describeFocus)
    if (focusState === 'none') return hiddenStops
    if (focusState !== 'seen') hiddenStops.push(focusState)
  }
  throw new Error(`The focus was still in the page after ${MAX_TAB_STOPS} presses of ${key}.`)
}

async function describeFocus(): Promise<string> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const focusedElement = document.activeElement
  if (focusedElement === null || focusedElement === document.body) return 'none'
  const visibleElement =
    (focusedElement.getBoundingClientRect().width > 1 ? null : focusedElement.closest('label')) ?? focusedElement
  const { top, bottom, left, right } = visibleElement.getBoundingClientRect()
  const inset = 3
  // Only the upper part of an element that is higher than a third of the window has to be in sight.
  const checkedBottom = Math.min(bottom, top + innerHeight / 3)
  const [middleX, middleY] = [(left + right) / 2, (top + checkedBottom) / 2]
  // Checks the middles of the edges, because the corners of a round element are outside it.
  const coveringBars = (
    [
      [middleX, top + inset],
      [middleX, checkedBottom - inset],
      [left + inset, middleY],
      [right - inset, middleY],
    ] as const
  ).flatMap(([x, y]) => {
    const topElement = document.elementFromPoint(Math.min(Math.max(x, 1), innerWidth - 1), y)
    if (topElement === null) return 'outside'
    const bar = findFixedBar(topElement)
    return bar === null || bar.contains(visibleElement) ? [] : bar.className
  })
  return coveringBars.length === 0 ? 'seen' : `${visibleElement.outerHTML.slice(0, 90)} behind ${coveringBars[0]}`

  function findFixedBar(element: Element | null): Element | null {
    if (element === null || /sticky|fixed/.test(getComputedStyle(element).position)) return element
    return findFixedBar(element.parentElement)
  }
}
