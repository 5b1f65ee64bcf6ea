import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { formsSentTo } from '../support/api'
import { fakePictureApis } from '../support/files'
import { detailsByTerm, plainTextOf } from '../support/look'
import { renderApp, type AppOptions, type RunningApp } from '../support/render-app'
import { applySettings } from '../support/settings'
import { openSheetBy } from '../support/sheets'

/** Tests that forms send values that were set without an event, as by a password manager. */

/** Sets a property as a browser extension does: React does not notice the change. */
function setWithoutEvent(control: HTMLElement, property: 'value' | 'checked', to: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, to)
}

const fill = (label: string | RegExp, value: string) => setWithoutEvent(screen.getByLabelText(label), 'value', value)
const choose = (name: string) => setWithoutEvent(screen.getByRole('radio', { name }), 'checked', true)

interface FormCase extends AppOptions {
  /** The test waits for the field with this label. */
  label: string
  open?: (app: RunningApp) => Promise<unknown>
  fill: () => void
  button: string | RegExp
  sent: () => unknown
  expected: unknown
}

const dialog = (name: string) => screen.findByRole('dialog', { name })
const detailsOfDialog = async (name: string) => detailsByTerm(await dialog(name))

const FORMS: Readonly<Record<string, FormCase>> = {
  'auth/LoginScreen': {
    path: '/Login',
    label: 'Password',
    fill: () => {
      fill('Username', 'wulan_r')
      fill('Password', 'demo1234')
    },
    button: 'Log in',
    sent: () => formsSentTo('/member/doLogin'),
    expected: [{ username: 'wulan_r', password: 'demo1234', lang: 'en_us' }],
  },
  'auth/RegisterScreen': {
    path: '/Register',
    label: 'Password',
    fill: () => {
      fill('Username', 'dewi_a\u200b')
      fill('Password', ' \u200b1 ')
      fill('Invite code', '\u202aTIGA-2026\u00ad\u00a0')
    },
    button: 'Register',
    sent: () => formsSentTo('/member/doRegister'),
    expected: [{ username: 'dewi_a', password: ' \u200b1 ', code: 'TIGA-2026', lang: 'en_us' }],
  },
  'settings/RealNameScreen': {
    path: '/Setname',
    member: 'siti_m',
    label: 'Real name',
    fill: () => fill('Real name', 'Siti Maimunah'),
    button: 'Save',
    sent: async () => within(await dialog('Save this name?')).getByText('Siti Maimunah').textContent,
    expected: 'Siti Maimunah',
  },
  'settings/FundPasswordScreen': {
    path: '/SetPayPassword',
    member: 'siti_m',
    label: 'Fund password',
    fill: () => {
      fill('Fund password', '24 68')
      fill('Repeat fund password', '２４６８')
    },
    button: 'Save',
    sent: () => formsSentTo('/member/setPayPassword'),
    expected: [{ paypassword: '2468' }],
  },
  'settings/LoginPasswordScreen': {
    path: '/SetLoginPassword',
    member: 'wulan_r',
    label: 'New password',
    fill: () => {
      fill('Current password', 'demo1234')
      fill('New password', 'demo12345')
      fill('Repeat new password', 'demo12345')
    },
    button: 'Save',
    sent: () => screen.findByRole('heading', { level: 1, name: 'Settings' }).then(({ textContent }) => textContent),
    expected: 'Settings',
  },
  'settings/SexScreen': {
    path: '/Setsex',
    member: 'siti_m',
    label: 'Female',
    fill: () => choose('Female'),
    button: 'Save',
    sent: () => formsSentTo('/member/setSex'),
    expected: [{ sex: '2' }],
  },
  'settings/AvatarSheet': {
    path: '/Infomation',
    member: 'wulan_r',
    label: 'Kite',
    open: async ({ user }) => user.click(await screen.findByRole('button', { name: /Avatar/ })),
    fill: () => choose('Kite'),
    button: 'Save',
    sent: () => formsSentTo('/member/uploadHeaderImg'),
    expected: [{ header_img: '/avatars/kite.svg' }],
  },
  'bank-card/BindCardScreen': {
    path: '/BindCard',
    member: 'wulan_r',
    label: 'Bank',
    fill: () => {
      fill('Bank', 'MLT')
      fill('Account number', '\u202a0000 1111 2222\u202c')
      fill('Mobile', '+62 000\u00ad123')
    },
    button: 'Submit',
    sent: () => detailsOfDialog('Check your bank details'),
    expected: expect.objectContaining({
      'Account number': '0000 1111 2222',
      Bank: 'Bank Demo Melati',
      Mobile: '62000123',
    }) as unknown,
  },
  'top-up/TopUpForm': {
    path: '/Recharge',
    member: 'wulan_r',
    label: 'Amount',
    fill: () => {
      fill('Amount', '50000')
      choose('BRI')
    },
    button: /^Send for review/,
    // The form cannot be sent without a picture, so the test reads its fields, not a request.
    sent: async () => {
      await screen.findByRole('button', { name: /^Send for review: Rp.50,000$/ })
      const chosen = screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
      return [screen.getByLabelText<HTMLInputElement>('Amount').value, chosen]
    },
    expected: ['50,000', [false, true]],
  },
  'withdraw/WithdrawForm': {
    path: '/withdraw',
    member: 'budi_k',
    label: 'Amount',
    fill: () => fill('Amount', '50000'),
    button: /^Withdraw/,
    sent: () => detailsOfDialog('Fund password'),
    expected: expect.objectContaining({ Amount: 'Rp 50.000' }) as unknown,
  },
  'draws/DrawOrder': {
    path: '/Lottery?key=merapi180&id=12',
    member: 'wulan_r',
    label: 'Amount per pick',
    open: async ({ user }) => user.click(await screen.findByRole('button', { name: /^Big/ })),
    fill: () => fill('Amount per pick', '2000'),
    button: /^Submit/,
    sent: async () => plainTextOf(within(await dialog('Confirm your order')).getByRole('button', { name: /^Confirm/ })),
    expected: 'Confirm Rp 2,000',
  },
  'limits/LimitSheet': {
    path: '/Limits',
    member: 'wulan_r',
    label: 'New limit',
    open: ({ user }) => openSheetBy(user, /^Net loss per day/, 'Net loss per day'),
    fill: () => fill('New limit', '50000'),
    button: 'Set limit',
    sent: () => plainTextOf(screen.getByRole('button', { name: /^Net loss per day/ })).includes('Rp 50,000'),
    expected: true,
  },
}

const sources = import.meta.glob<string>(['../../src/**/*.tsx', '!../../src/mocks/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Returns the paths, relative to src, of the files with a match. */
const filesWith = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([path, code]) => (pattern.test(code) ? path.slice('../../src/'.length) : []))

test('each form in src/features has a row in FORMS, and only ui/autofill-form.tsx renders a <form>', () => {
  const forms = filesWith(/<(?:Form|AutofillForm)\b/).filter((file) => file.startsWith('features/'))
  expect(forms.map((file) => file.slice('features/'.length, -'.tsx'.length)).sort()).toEqual(Object.keys(FORMS).sort())
  expect(filesWith(/<form\b/)).toEqual(['ui/autofill-form.tsx'])
})

test('each file that renders a form control calls useAutofill, except for the listed files', () => {
  const filesWithAutofill = filesWith(/\buseAutofill(?:Text)?\b/)
  const otherFiles = filesWith(/<(?:input|select|textarea|Radio|Checkbox)\b/).filter(
    (file) => !filesWithAutofill.includes(file),
  )
  expect(otherFiles.sort()).toEqual(
    [
      // The picture is sent as soon as it is chosen.
      'features/top-up/VoucherField.tsx',
      // The only control in these files is a hidden field, which names the member to a password
      // manager.
      'features/settings/FundPasswordScreen.tsx',
      'features/settings/LoginPasswordScreen.tsx',
      // These controls are not sent: a text to copy, the position of a film, and a search.
      'features/service/CopyText.tsx',
      'domain/player/Controls.tsx',
      'ui/SearchField.tsx',
    ].sort(),
  )
})

describe('a form value that was set without an event', () => {
  beforeEach(() => {
    fakePictureApis()
  })

  test.each(Object.entries(FORMS))('is read when the button of %s is pressed', async (_file, row) => {
    applySettings({ VITE_PAYMENT_METHODS: 'BCA|BRI' })
    const { label, open, fill: fillIn, button, sent, expected, ...options } = row
    const app = await renderApp(options)
    await open?.(app)
    await screen.findAllByLabelText(new RegExp(`^${label}`))
    fillIn()
    await app.user.click(await screen.findByRole('button', { name: button }))
    await waitFor(async () => expect(await sent()).toEqual(expected))
  })

  test('is kept while the member types in another field, and is checked on submit like any other value', async () => {
    const { user } = await renderApp({ path: '/Login' })
    const username = await screen.findByLabelText('Username')
    fill('Username', 'wulan_r')
    await user.type(screen.getByLabelText('Password'), 'x')
    expect(username).toHaveValue('wulan_r')
    fill('Username', ' ')
    fireEvent.submit(screen.getByLabelText('Password'))
    await waitFor(() => expect(username).toHaveAccessibleDescription('Enter your username.'))
    expect(formsSentTo('/member/doLogin')).toEqual([])
  })

  test('prevents Register from sending anything if the value is an unticked agreement', async () => {
    const { user } = await renderApp({ path: '/Register' })
    const checkbox = await screen.findByRole('checkbox')
    expect(checkbox).toBeChecked()
    fill('Username', 'a')
    fill('Password', 'a')
    fill('Invite code', 'TIGA-2026')
    setWithoutEvent(checkbox, 'checked', false)
    await user.click(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findAllByText(/^Accept the account-opening/)).not.toEqual([])
    expect(formsSentTo('/member/doRegister')).toEqual([])
  })
})
