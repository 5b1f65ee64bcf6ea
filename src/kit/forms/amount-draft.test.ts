// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { readAmount, useAmountDraft } from './amount-draft'

interface Draft {
  picks: readonly string[]
  amount: ReturnType<typeof readAmount>
}

const EMPTY: Draft = { picks: [], amount: readAmount('') }

function openForm() {
  const keep = vi.fn<(draft: Draft) => void>()
  const { result } = renderHook(() =>
    useAmountDraft<{ picks: readonly string[] }, { kind: 'tooMuch' }>(() => EMPTY, keep),
  )
  return { keep, form: () => result.current }
}

it('useAmountDraft reads the amount from the typed text, and saves the draft at each change', () => {
  const { keep, form } = openForm()
  act(() => form().changeAmount('50.000'))
  const amount = { text: '50.000', amount: '50000', problem: null }
  expect(form().draft).toEqual({ picks: [], amount })
  act(() => form().change((before) => ({ ...before, picks: ['big'] })))
  expect(keep.mock.calls).toEqual([[{ picks: [], amount }], [{ picks: ['big'], amount }]])
  expect(keep).toHaveBeenLastCalledWith(form().draft)
})

it('useAmountDraft keeps a refusal of the amount or of the form until the draft changes', () => {
  const { form } = openForm()
  act(() => form().changeAmount('1,5', 'decimals'))
  expect(form().refusal).toEqual({ kind: 'unreadable', problem: 'decimals' })
  act(() => form().change((before) => ({ ...before, picks: ['big'] })))
  expect(form().refusal).toBeNull()
  act(() => form().refuse({ kind: 'tooMuch' }))
  expect(form().refusal).toEqual({ kind: 'tooMuch' })
  act(() => form().changeAmount('15'))
  expect(form().refusal).toBeNull()
})

it('the function clear of useAmountDraft empties the draft that was sent, unless the draft has changed since then', () => {
  const { form } = openForm()
  act(() => form().changeAmount('2000'))
  const sent = form()
  act(() => form().change((before) => ({ ...before, picks: ['big'] })))
  act(() => sent.clear(EMPTY))
  expect(form().draft).toMatchObject({ picks: ['big'], amount: { text: '2000' } })
  act(() => form().clear(EMPTY))
  expect(form().draft).toBe(EMPTY)
})
