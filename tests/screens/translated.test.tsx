import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { api } from '../support/api'
import { amountField, balanceInBar, NOON, openDraw, optionButton, review, submitButton } from '../support/draw'
import { fakePictureApis } from '../support/files'
import { photoFile } from '../support/picture-files'
import { findHeading, expectAnnounced, moveClock, stopClockAt, plainTextOf } from '../support/look'
import { renderApp } from '../support/render-app'
import { inspectTranslation, imitateTranslator } from '../support/translator'

/**
 * Tests parts of the app while an imitated page translator replaces their text nodes, but not the
 * words in them. `tests/more/translated.spec.ts` tests all screens.
 */

let stopTranslator = () => {}
beforeEach(() => {
  stopTranslator = imitateTranslator()
})
afterEach(() => stopTranslator())

/** Expects that each text is translated, and is still the text that React has rendered last. */
function expectAllTranslated(): void {
  const { untrue, untouched, count } = inspectTranslation()
  expect({ untrue, untouched }).toEqual({ untrue: [], untouched: [] })
  expect(count).toBeGreaterThan(0)
}

describe('the only content of an element', () => {
  const contents = {
    words: 'closes soon',
    'other words': 'drawing',
    'an element': <b>00:50</b>,
    elements: (
      <>
        <i>closes in</i> <b>00:50</b>
      </>
    ),
    nothing: null,
  }
  const names = Object.keys(contents) as (keyof typeof contents)[]
  const pairs = names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const))

  test.each(pairs)(
    'is shown correctly after React changes the content from %s to %s while a page translator is active',
    async (from, to) => {
      const inParagraph = (name: keyof typeof contents) => <p data-testid="alone">{contents[name]}</p>
      const { rerender } = render(inParagraph(from))
      await waitFor(() => expect(document.querySelectorAll('font').length > 0).toBe(from !== 'nothing'))
      rerender(inParagraph(to))
      const untouchedCopy = render(inParagraph(to)).container
      expect(screen.getAllByTestId('alone')[0]?.textContent).toBe(untouchedCopy.textContent)
      await waitFor(expectNothingUntouched)
    },
  )

  function expectNothingUntouched() {
    expect(inspectTranslation()).toMatchObject({ untrue: [], untouched: [] })
  }
})

test.each([
  ['/Home', 'Home', 'closes in 00:59'],
  ['/game', 'Draws', 'closes in 00:59'],
])('with a page translator, %s shows the next round after the end of a round', async (path, title, next) => {
  stopClockAt('2026-11-20T10:00:59.500Z')
  await renderApp({ path })
  await findHeading(title)
  const sunda = await screen.findByRole('link', { name: /Sunda/ })
  expect(sunda).toHaveTextContent('closes in 00:01')
  moveClock(1500)
  await waitFor(() => expect(screen.getByRole('link', { name: /Sunda/ })).toHaveTextContent(next))
  expectAllTranslated()
})

test('with a page translator, an order can be changed, and its review shows the balance after the order', async () => {
  stopClockAt(NOON)
  const app = await openDraw()
  await app.user.type(amountField(), '3000')
  await app.user.click(optionButton('Big'))
  await waitFor(() => expect(plainTextOf(submitButton())).toBe('Submit · Rp 3,000'))
  await app.user.click(optionButton('Big'))
  expect(plainTextOf(submitButton())).toMatch(/^Submit /)
  await app.user.clear(amountField())
  expect(await review(app)).toHaveTextContent('Balance after')
  expect(balanceInBar()).toHaveTextContent('Rp 86,500')
  expectAllTranslated()
})

test('with a page translator, a picture can be removed from a top-up, and typed input stays', async () => {
  fakePictureApis()
  const { user } = await renderApp({ path: '/Recharge', member: 'wulan_r' })
  const amount = await screen.findByLabelText('Amount')
  await user.type(amount, '50000')
  await user.upload(screen.getByLabelText('Proof of payment'), photoFile())
  await screen.findByText(/^Location and time removed/)
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText(/^Location and time removed/)).not.toBeInTheDocument())
  expect(amount).toHaveValue('50,000')
  expectAllTranslated()
})

test('with a page translator, a changed balance is shown once the refresh is announced', async () => {
  const { user } = await renderApp({ path: '/Mine', member: 'wulan_r' })
  const main = await screen.findByRole('main')
  await waitFor(() => expect(main).toHaveTextContent('86,500'))
  await api.credit('wulan_r', '11')
  await user.click(await screen.findByRole('button', { name: 'Refresh balance' }))
  await expectAnnounced('Balance refreshed')
  expect(main).toHaveTextContent('86,511')
  expect(main).not.toHaveTextContent('86,500')
  expectAllTranslated()
})
