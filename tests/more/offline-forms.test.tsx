import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { callsTo } from '../support/api'
import { confirmButton, NOON, openDraw, review as reviewOrder, submitButton } from '../support/draw'
import { letItStand, setOnline, stopClockAt } from '../support/look'
import { renderApp, type RunningApp } from '../support/render-app'
import { key, openWithdraw, review as reviewWithdrawal, tapKeys, withdrawButton } from '../support/withdraw'

/** Each form says before anything is typed that it cannot be sent, and sends nothing. */

const SENTENCE = 'Nothing can be sent until you’re online.'

beforeEach(() => stopClockAt(NOON))

interface Row {
  /** What its press would send; in the order of steps where there are several. */
  call: string
  what: string
  /** @returns the button that sends */
  open: () => Promise<readonly [app: RunningApp, press: HTMLElement]>
}

const button = (name: string | RegExp, within_: HTMLElement = document.body) =>
  within(within_).findByRole('button', { name })

/** A screen with a form of its own: its fields are filled in by position. */
const form =
  (path: string, member: string | undefined, name: string | RegExp, words: readonly string[] = []): Row['open'] =>
  async () => {
    const app = await renderApp(member === undefined ? { path } : { path, member })
    const press = await button(name, await screen.findByRole('main'))
    const fields = [
      ...document.querySelectorAll<HTMLInputElement>(
        'form input:not([type=radio]):not([type=checkbox]):not([readonly])',
      ),
    ]
    for (const [index, text] of words.entries()) {
      const field = fields[index]
      if (field === undefined) throw new Error(`${path} has no field ${index + 1}`)
      await app.user.clear(field)
      await app.user.click(field)
      await app.user.paste(text)
    }
    return [app, press]
  }

const openBankForm = async (): Promise<RunningApp> => {
  const app = await renderApp({ path: '/BindCard', member: 'wulan_r' })
  await app.user.click(await button(/^Bank/))
  const sheet = await screen.findByRole('dialog', { name: 'Choose a bank' })
  await app.user.click(await within(sheet).findByRole('radio', { name: 'Bank Demo Melati' }))
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
  await app.user.click(await screen.findByLabelText('Account number'))
  await app.user.paste('0000 1111 2222 3333')
  await app.user.click(screen.getByLabelText('Mobile'))
  await app.user.paste('0000123456')
  return app
}

const rows: readonly Row[] = [
  { call: '/member/doLogin', what: 'log-in', open: form('/Login', undefined, 'Log in', ['wulan_r', 'demo1234']) },
  { call: '/member/doRegister', what: 'registration', open: form('/Register', undefined, 'Register', ['ayu_p']) },
  {
    call: '/game/placeOrder',
    what: 'order',
    open: async () => {
      const app = await openDraw()
      return [app, submitButton()]
    },
  },
  {
    call: '/game/placeOrder',
    what: 'order under review',
    open: async () => {
      const app = await openDraw()
      return [app, confirmButton(await reviewOrder(app))]
    },
  },
  { call: '/member/doRecharge', what: 'top-up', open: form('/Recharge', 'wulan_r', /^Send/, ['50000']) },
  {
    call: '/member/setUserWirhdraw',
    what: 'withdrawal',
    open: async () => {
      const app = await openWithdraw()
      return [app, withdrawButton()]
    },
  },
  {
    call: '/member/setUserWirhdraw',
    what: 'fund password of a withdrawal',
    open: async () => {
      const app = await openWithdraw()
      const sheet = await reviewWithdrawal(app)
      await tapKeys(app, sheet, '1357')
      return [app, key(sheet, 'Confirm')]
    },
  },
  {
    call: '/member/setBank',
    what: 'bank account',
    open: async () => {
      const app = await openBankForm()
      return [app, await button('Submit')]
    },
  },
  {
    call: '/member/setBank',
    what: 'bank account under review',
    open: async () => {
      const app = await openBankForm()
      await app.user.click(await button('Submit'))
      return [app, await button('Link this account')]
    },
  },
  {
    call: '/member/uploadHeaderImg',
    what: 'avatar',
    open: async () => {
      const app = await renderApp({ path: '/Infomation', member: 'wulan_r' })
      await app.user.click(await button(/Avatar/))
      await app.user.click(await screen.findByRole('radio', { name: 'Kite' }))
      return [app, await button('Save')]
    },
  },
  { call: '/member/setName', what: 'name', open: form('/Setname', 'siti_m', 'Save', ['Siti']) },
  {
    call: '/member/setName',
    what: 'name that is asked once more',
    open: async () => {
      const [app, save] = await form('/Setname', 'siti_m', 'Save', ['Siti'])()
      await app.user.click(save)
      return [app, await button('Save this name', await screen.findByRole('dialog'))]
    },
  },
  {
    call: '/member/setSex',
    what: 'gender',
    open: async () => {
      const [app, save] = await form('/Setsex', 'siti_m', 'Save')()
      await app.user.click(screen.getByRole('radio', { name: 'Female' }))
      return [app, save]
    },
  },
  {
    call: '/member/setLoginPassword',
    what: 'log-in password',
    open: form('/SetLoginPassword', 'wulan_r', 'Save', ['demo1234', 'perahu-77', 'perahu-77']),
  },
  {
    call: '/member/setPayPassword',
    what: 'fund password',
    open: form('/SetPayPassword', 'siti_m', 'Save', ['8064', '8064']),
  },
]

const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input')].map(({ value, checked }) => [value, checked])

test.each(rows)('$what: says so where it is sent, keeps what is typed, and sends nothing', async ({ call, open }) => {
  const [{ user }, press] = await open()
  const place = press.closest<HTMLElement>('[role=dialog]') ?? document.querySelector<HTMLElement>('main')
  if (place === null) throw new Error('the button stands nowhere')
  expect(within(place).queryByText(SENTENCE)).not.toBeInTheDocument()
  setOnline(false)
  const bar = await screen.findByText(/^You’re offline/)
  expect(bar).toHaveTextContent('You’re offline. Nothing can be sent.')
  const before = typed()
  letItStand()
  expect(press).toBeDisabled()
  await user.click(press)
  await user.keyboard('{Enter}')
  // The bar lies under a sheet, which says it in a line of its own.
  const said = within(place).queryAllByText(SENTENCE, { ignore: '[hidden]' })
  expect(said).toHaveLength(place.matches('[role=dialog]') ? 1 : 0)
  expect(press).not.toHaveAttribute('aria-busy')
  expect(typed()).toEqual(before)
  expect(callsTo(call)).toEqual([])
  setOnline(true)
  await waitFor(() => expect(within(place).queryByText(SENTENCE)).not.toBeInTheDocument())
  await waitFor(() => expect(press).toBeEnabled())
  expect(typed()).toEqual(before)
})
