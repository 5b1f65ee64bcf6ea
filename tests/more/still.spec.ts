import type { Locator } from '@playwright/test'
import { paths } from '@/paths'
import { BUDI, expect, openAs, PERIOD_START, test, WULAN } from '../e2e/support/app'
import { holdBackAnswers } from '../e2e/support/hold-back'
import { tapArmed } from '../e2e/support/tap-armed'

/** Tests that controls do not move while a member reads or taps. */

/** Length of Merapi's round in ms. */
const ROUND_MS = 180_000

async function topOf(element: Locator): Promise<number> {
  const box = await element.boundingBox()
  if (box === null) throw new Error(`The element ${element.toString()} is not on the screen.`)
  return Math.round(box.y)
}

test('the options of a draw do not move while its numbers are awaited, nor when they arrive', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START + ROUND_MS - 6_000)
  await openAs(page, WULAN, paths.draw({ key: 'merapi180', id: '12' }))
  const options = page.getByRole('group', { name: 'Choose' })
  await expect(options.getByRole('button')).toHaveCount(4)
  // The app subtracts half of the time that the answer took, so a busy machine may show 5 s.
  await expect(page.getByRole('timer')).toHaveText(/^00:0[56]$/)
  const topBefore = await topOf(options)
  const waitingNote = page.getByRole('main').getByRole('status').filter({ hasText: 'Waiting for the result' })
  await world.advance(page, 6_100)
  await expect(waitingNote).toBeVisible()
  expect(await topOf(options)).toBe(topBefore)
  await world.advance(page, 2_000)
  await expect(waitingNote).toHaveCount(0)
  await expect(page.getByRole('main')).toContainText('Last · 0181')
  expect(await topOf(options)).toBe(topBefore)
})

test('the keypad does not move during a refused withdrawal, and shows a dot for each digit until the refusal', async ({
  page,
  world,
}) => {
  await world.holdClock(page, PERIOD_START + 20_000)
  await openAs(page, BUDI, paths.withdraw())
  await page.getByLabel('Amount').fill('50000')
  await page.getByRole('button', { name: /^Withdraw/ }).tap()
  const keypad = page.getByRole('dialog', { name: 'Fund password' })
  for (const digit of '1358') await keypad.getByRole('button', { name: digit, exact: true }).tap()
  const digitKey = keypad.getByRole('button', { name: '5', exact: true })
  const confirmButton = keypad.getByRole('button', { name: 'Confirm' })
  const heldAnswer = await holdBackAnswers(page, '/member/setUserWirhdraw')
  await tapArmed(confirmButton)
  await heldAnswer.held
  const topBefore = await topOf(digitKey)
  await expect(keypad.getByText('4 of 4 digits')).toBeAttached()
  heldAnswer.release()
  await expect(keypad.getByRole('alert')).not.toBeEmpty()
  expect(await topOf(digitKey)).toBe(topBefore)
})
