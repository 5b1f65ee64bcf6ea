import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { actions } from '../support/actions'
import { callsTo } from '../support/api'
import { NOON, sunda } from '../support/draw'
import { letItStand, setOnline, stopClockAt } from '../support/look'
import { renderApp, type RunningApp } from '../support/render-app'

/** Each form says before anything is typed that it cannot be sent, and sends nothing. */

const SENTENCE = 'Nothing can be sent until you’re online.'

beforeEach(() => stopClockAt(NOON))

interface Row {
  /** What its press would send; in the order of steps where there are several. */
  call: string
  path: string
  member?: string | undefined
  /** @returns the button that sends, or leads to it */
  fill: (app: RunningApp) => Promise<{ button?: HTMLElement }>
}

const buttonOf = (name: string | RegExp) => async () => ({ button: await screen.findByRole('button', { name }) })

const firstSteps: readonly Row[] = [
  { call: '/game/placeOrder', path: sunda, member: 'wulan_r', fill: buttonOf(/^Submit/) },
  { call: '/member/setUserWirhdraw', path: '/withdraw', member: 'budi_k', fill: buttonOf(/^Withdraw/) },
  { call: '/member/setBank', path: '/BindCard', member: 'wulan_r', fill: buttonOf('Submit') },
  { call: '/member/setName', path: '/Setname', member: 'siti_m', fill: buttonOf('Save') },
]
// What goes with a top-up.
const { '/system/img_upload': _upload, ...sent } = actions
const lastSteps = Object.entries(sent).map(([call, action]): Row => ({ call, ...action }))

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value, checked }) => [value, checked])

test.each([...firstSteps, ...lastSteps])(
  'the form of $call says so where it is sent, keeps what is typed, and sends nothing',
  async ({ call, path, member, fill }) => {
    const app = await renderApp({ path, member })
    const { button: press } = await fill(app)
    const place = press?.closest<HTMLElement>('[role=dialog]') ?? document.querySelector<HTMLElement>('main')
    if (press === undefined || place === null) throw new Error('the button stands nowhere')
    expect(within(place).queryByText(SENTENCE)).not.toBeInTheDocument()
    setOnline(false)
    await screen.findByText('You’re offline.')
    const before = typed()
    letItStand()
    expect(press).toBeDisabled()
    await app.user.click(press)
    await app.user.keyboard('{Enter}')
    const said = within(place).queryAllByText(SENTENCE, { ignore: '[hidden]' })
    // On a draw, the bar above it says enough: its button has no room beside it.
    expect(said).toHaveLength(path === sunda && place.matches('main') ? 0 : 1)
    expect(press).not.toHaveAttribute('aria-busy')
    expect(typed()).toEqual(before)
    expect(callsTo(call)).toEqual([])
    setOnline(true)
    await waitFor(() => expect(within(place).queryByText(SENTENCE)).not.toBeInTheDocument())
    await waitFor(() => expect(press).toBeEnabled())
    expect(typed()).toEqual(before)
  },
)
