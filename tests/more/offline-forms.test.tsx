import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { actions, MOVE_MONEY, outcomeOf } from '../support/actions'
import { api, callsTo } from '../support/api'
import { NOON } from '../support/draw'
import { letItStand, moveClock, sayOnline, setOnline, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'

/**
 * A browser that reports to be offline disables no control. A tap sends only after the answer to a
 * read has proved the connection.
 */

const SENTENCE = 'You’re offline. Nothing was sent.'

beforeEach(() => stopClockAt(NOON))

const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value, checked }) => [value, checked])

// A picture is sent beside the form of a top-up, which has no form of its own.
const { '/system/img_upload': _upload, ...forms } = actions
const rows = Object.entries(forms).map(([call, action]) => ({ call, ...action }))

test.each(rows)('offline, the form of $call says beside its button that nothing was sent', async (row) => {
  const { call, path, member, fill } = row
  const app = await renderApp({ path, member })
  const { button: press } = await fill(app)
  const place = press?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector<HTMLElement>('main')
  if (press === undefined || place === null)
    throw new Error(`fill() of ${call} returned no button, or the page has no main`)
  setOnline(false)
  const before = typedValues()
  letItStand()
  expect(press).toBeEnabled()
  await app.user.click(press)
  await waitFor(() => expect(within(place).getAllByText(SENTENCE, { ignore: '[hidden]' })).toHaveLength(1))
  expect(typedValues()).toEqual(before)
  expect(callsTo(call)).toEqual([])
  setOnline(true)
  await waitFor(() => expect(within(place).queryByText(SENTENCE)).not.toBeInTheDocument())
  // Two orders are at least 3 s apart, and two withdrawals 5 s.
  moveClock(6000)
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy'))
  expect(typedValues()).toEqual(before)
})

/**
 * Forms that lead to another screen. The test waits for it, so that it does not affect the next
 * test.
 */
const LEADS_ON = ['/member/setName', '/member/setBank']

test.each(rows)(
  'the form of $call is sent once, after a read, if the browser is wrong about being offline',
  async (row) => {
    const { call, path, member, fill } = row
    const app = await renderApp({ path, member })
    const send = await fill(app)
    sayOnline(false)
    const before = api.requests().length
    letItStand()
    send()
    await waitFor(() => expect(outcomeOf(row)).toBe('taken'))
    expect(callsTo(call)).toHaveLength(1)
    const asked = api.requests().slice(before)
    expect(asked[0]?.path).not.toBe(`/api${call}`)
    expect(asked[0]?.method).toBe('GET')
    const isMoney = MOVE_MONEY.some((money) => money === call)
    // The answer disproves the browser.
    await waitFor(() => expect(screen.queryByText('You’re offline.')).not.toBeInTheDocument())
    expect(isMoney || callsTo('/system/base').length > 1).toBe(true)
    await waitFor(() => expect(window.location.pathname !== path || !LEADS_ON.includes(call)).toBe(true))
  },
)

const RECORDS = ['/game/placeOrder', '/member/setUserWirhdraw']

test.each(rows.filter(({ call }) => RECORDS.includes(call)))(
  'the form of $call is not sent if the record gives no answer, even if the platform does',
  async ({ call, path, member, fill }) => {
    const app = await renderApp({ path, member })
    const send = await fill(app)
    for (const record of ['/member/getUserGameList', '/member/getUserWithdrawList'])
      await api.faults.add({ path: record, kind: 'offline' })
    sayOnline(false)
    letItStand()
    send()
    await screen.findByText(SENTENCE)
    expect(callsTo(call)).toEqual([])
  },
)
