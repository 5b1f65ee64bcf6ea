import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { actionsByCall, MONEY_CALLS, outcomeOf } from '../support/actions'
import { api, callsTo } from '../support/api'
import { NOON } from '../support/draw'
import { waitOutTapGuard, moveClock, reportOnline, setOnline, stopClockAt } from '../support/look'
import { renderApp } from '../support/render-app'

/**
 * Tests forms in a browser that reports to be offline. After a tap, the app sends a form only once
 * the answer to a read has shown that there is a connection.
 */

const NOTHING_SENT = 'You’re offline. Nothing was sent.'

beforeEach(() => stopClockAt(NOON))

const typedValues = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value, checked }) => [value, checked])

// Leaves out the upload of a picture, which is part of the top-up's form.
const { '/system/img_upload': _upload, ...forms } = actionsByCall
const rows = Object.entries(forms).map(([call, action]) => ({ call, ...action }))

test.each(rows)(
  'while the device is offline, the form of $call sends nothing, says so and keeps its values',
  async (row) => {
    const { call, path, member, fill } = row
    const app = await renderApp({ path, member })
    const { button: sendButton } = await fill(app)
    const container = sendButton?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector<HTMLElement>('main')
    if (sendButton === undefined || container === null)
      throw new Error(`The function fill() of ${call} returned no button, or the page has no main.`)
    setOnline(false)
    const before = typedValues()
    waitOutTapGuard()
    expect(sendButton).toBeEnabled()
    await app.user.click(sendButton)
    await waitFor(() => expect(within(container).getAllByText(NOTHING_SENT, { ignore: '[hidden]' })).toHaveLength(1))
    expect(typedValues()).toEqual(before)
    expect(callsTo(call)).toEqual([])
    setOnline(true)
    await waitFor(() => expect(within(container).queryByText(NOTHING_SENT)).not.toBeInTheDocument())
    // Waits until a second order (after 3 s) or withdrawal (after 5 s) may be sent.
    moveClock(6000)
    await waitFor(() => expect(sendButton).not.toHaveAttribute('aria-busy'))
    expect(typedValues()).toEqual(before)
  },
)

/**
 * These forms lead to another screen. The test waits for that screen, because it would affect the
 * next test if it loaded later.
 */
const CALLS_THAT_LEAD_ON = ['/member/setName', '/member/setBank']

test.each(rows)(
  'the form of $call is sent once, after a read, if the browser wrongly reports to be offline',
  async (row) => {
    const { call, path, member, fill } = row
    const app = await renderApp({ path, member })
    const sendForm = await fill(app)
    reportOnline(false)
    const before = api.requests().length
    waitOutTapGuard()
    sendForm()
    await waitFor(() => expect(outcomeOf(row)).toBe('taken'))
    expect(callsTo(call)).toHaveLength(1)
    const sentRequests = api.requests().slice(before)
    expect(sentRequests[0]?.path).not.toBe(`/api${call}`)
    expect(sentRequests[0]?.method).toBe('GET')
    const movesMoney = MONEY_CALLS.some((money) => money === call)
    await waitFor(() => expect(screen.queryByText('You’re offline.')).not.toBeInTheDocument())
    expect(movesMoney || callsTo('/system/base').length > 1).toBe(true)
    await waitFor(() => expect(window.location.pathname !== path || !CALLS_THAT_LEAD_ON.includes(call)).toBe(true))
  },
)

const CALLS_WITH_RECORD = ['/game/placeOrder', '/member/setUserWirhdraw']

test.each(rows.filter(({ call }) => CALLS_WITH_RECORD.includes(call)))(
  'the form of $call is not sent if the browser reports to be offline and the record does not load',
  async ({ call, path, member, fill }) => {
    const app = await renderApp({ path, member })
    const sendForm = await fill(app)
    for (const record of ['/member/getUserGameList', '/member/getUserWithdrawList'])
      await api.faults.add({ path: record, kind: 'offline' })
    reportOnline(false)
    waitOutTapGuard()
    sendForm()
    await screen.findByText(NOTHING_SENT)
    expect(callsTo(call)).toEqual([])
  },
)
