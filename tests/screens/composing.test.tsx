import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { amountField, openDraw, submitButton } from '../support/draw'
import { plainTextOf } from '../support/look'
import { renderApp } from '../support/render-app'
import { openSheetBy } from '../support/sheets'
import { openWithdraw } from '../support/withdraw'

/**
 * Tests input from keyboards that predict words. Such a keyboard also composes digits: each event
 * contains the whole composed text. jsdom has no keyboard, so the tests send the events that each
 * browser sends, in the same order.
 */

const inputEvent = (inputType: string, data: string | null, isComposing: boolean) =>
  new InputEvent('input', { bubbles: true, inputType, data, isComposing })

function setValue(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.setSelectionRange(text.length, text.length)
}

/** Imitates a keyboard that composes its text at the end of the field. */
function createKeyboard(control: HTMLElement) {
  if (!(control instanceof HTMLInputElement)) throw new Error('The control is not an input element.')
  const field = control
  let composed = ''
  const fire = (event: Event) => act(() => void field.dispatchEvent(event))
  const endComposition = (data: string) => fire(new CompositionEvent('compositionend', { bubbles: true, data }))
  return {
    /**
     * `steps` are the growing texts of one composition. A step replaces the previous step if the
     * field still ends with that step; otherwise it is appended.
     */
    compose: async (...steps: string[]) => {
      if (composed === '') fire(new CompositionEvent('compositionstart', { bubbles: true }))
      for (const step of steps) {
        const textBefore = field.value.endsWith(composed)
          ? field.value.slice(0, field.value.length - composed.length)
          : field.value
        fire(new CompositionEvent('compositionupdate', { bubbles: true, data: step }))
        setValue(field, textBefore + step)
        fire(inputEvent('insertCompositionText', step, true))
        composed = step
      }
      await Promise.resolve()
    },
    endAs: {
      Chromium: () => endComposition(composed),
      Firefox: () => {
        endComposition(composed)
        fire(inputEvent('insertCompositionText', composed, false))
      },
      Safari: () => {
        const text = field.value
        setValue(field, text.slice(0, text.length - composed.length))
        fire(inputEvent('deleteCompositionText', null, true))
        setValue(field, text)
        fire(inputEvent('insertFromComposition', composed, true))
        endComposition(composed)
      },
      /** Some browsers do not report the end of a composition: the field only loses the focus. */
      'a browser that only leaves the field': () => act(() => field.blur()),
    },
  }
}

const STEPS = ['5', '50', '500', '5000']
const ENDS = ['Chromium', 'Firefox', 'Safari', 'a browser that only leaves the field'] as const

describe('an amount that a keyboard composes', () => {
  test.each(ENDS)('stays as typed until the composition ends, and then gets its commas (%s)', async (browser) => {
    const { user } = await openDraw()
    const field = amountField()
    await user.click(field)
    const { compose, endAs } = createKeyboard(field)
    for (const step of STEPS) {
      await compose(step)
      expect(field).toHaveValue(step)
    }
    endAs[browser]()
    await waitFor(() => expect(field).toHaveValue('5,000'))
    await user.click(screen.getByRole('button', { name: /^Big/ }))
    expect(plainTextOf(submitButton())).toContain('Rp 5,000')
    await user.type(field, '0')
    expect(field).toHaveValue('50,000')
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(field).toHaveValue('')
  })

  test('is appended to the amount in the field, and the button shows the new amount while the keyboard still composes', async () => {
    const { user } = await renderApp({ path: '/Recharge', member: 'wulan_r' })
    const field = await screen.findByLabelText('Amount')
    await user.type(field, '5000')
    const { compose, endAs } = createKeyboard(field)
    await compose('0', '00')
    expect(field).toHaveValue('5,00000')
    await screen.findByRole('button', { name: /^Send for review: Rp.500,000$/ })
    endAs.Chromium()
    expect(field).toHaveValue('500,000')
  })

  test('may have full-width digits, and is checked for decimals only when the composition ends', async () => {
    const { user } = await openWithdraw()
    const field = screen.getByLabelText('Amount')
    await user.click(field)
    const { compose, endAs } = createKeyboard(field)
    await compose('５', '５０', '５０００', '５００００')
    expect(field).toHaveValue('５００００')
    endAs.Firefox()
    expect(field).toHaveValue('50.000')
    await user.clear(field)
    const secondKeyboard = createKeyboard(field)
    await secondKeyboard.compose('1.5', '1.50')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    secondKeyboard.endAs.Chromium()
    expect(field).toHaveValue('1.50')
    expect(await screen.findByRole('alert')).toHaveTextContent(/whole/i)
  })

  test('is replaced if a button fills in the field during the composition', async () => {
    const { user } = await openWithdraw()
    const field = screen.getByLabelText('Amount')
    await user.click(field)
    await createKeyboard(field).compose('5', '50')
    await act(async () => screen.getByRole('button', { name: 'All' }).click())
    expect(field).toHaveValue('500.000')
  })

  test('in the field of an own limit stays as typed until the composition ends', async () => {
    const { user } = await renderApp({ path: '/Limits', member: 'wulan_r' })
    const sheet = await openSheetBy(user, /^Net loss per day/, 'Net loss per day')
    const field = within(sheet).getByLabelText('New limit')
    await user.click(field)
    const { compose, endAs } = createKeyboard(field)
    await compose(...STEPS)
    expect(field).toHaveValue('5000')
    endAs.Chromium()
    expect(field).toHaveValue('5,000')
  })
})

test('a fund password stays as typed while it is composed, and is reduced to its digits when the composition ends', async () => {
  const { user } = await renderApp({ path: '/SetPayPassword', member: 'siti_m' })
  const field = await screen.findByLabelText('Fund password')
  await user.click(field)
  const { compose, endAs } = createKeyboard(field)
  await compose('１', '１２', '１２a', '１２a３４')
  expect(field).toHaveValue('１２a３４')
  endAs.Firefox()
  expect(field).toHaveValue('1234')
})

test('a search stays as typed while it is composed, and finds the city when the composition ends', async () => {
  const { user } = await renderApp({ path: '/choose' })
  const field = await screen.findByRole('searchbox')
  await user.click(field)
  const { compose, endAs } = createKeyboard(field)
  for (const step of ['y', 'yo', 'yog']) {
    await compose(step)
    expect(field).toHaveValue(step)
  }
  endAs.Chromium()
  expect(field).toHaveValue('yog')
  expect(await screen.findByRole('link', { name: 'Yogyakarta' })).toBeInTheDocument()
})
