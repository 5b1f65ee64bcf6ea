import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { accountQueries } from '@/api/account'
import { ApiError } from '@/api/errors'
import { api, callsTo, formsSentTo, holdBack } from '../support/api'
import {
  currentAddress,
  getButton,
  findHeading,
  expectAnnounced,
  waitOutTapGuard,
  expectNoAnnouncement,
  tapTwice,
  plainTextOf,
} from '../support/look'
import { renderApp, type RunningApp } from '../support/render-app'

/** Returns the places that contain the secret: address, history, storage, queries or mutations. */
function tracesOf(secret: string, { queryClient }: RunningApp): string[] {
  const contentByPlace = {
    address: window.location.href,
    history: window.history.state as unknown,
    storage: [Object.entries(localStorage), Object.entries(sessionStorage)],
    queries: queryClient
      .getQueryCache()
      .findAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    mutations: queryClient
      .getMutationCache()
      .findAll()
      .map(({ state }) => state.variables),
  }
  return Object.entries(contentByPlace).flatMap(([place, content]) =>
    JSON.stringify(content).includes(secret) ? [place] : [],
  )
}

test.each([
  ['budi_k', 'Budi Kurnia', 'Male', 'Linked'],
  ['siti_m', 'Not set', 'Not set', 'Not linked'],
])(
  'basic information of %s shows name %s, gender %s and bank account %s, each with a link',
  async (member, realName, gender, bankAccount) => {
    await renderApp({ path: '/Infomation', member })
    for (const [name, words, path] of [
      [/Real name/, realName, '/Setname'],
      [/Gender/, gender, '/Setsex'],
      [/Bank account/, bankAccount, '/Setbank'],
    ] as const) {
      const row = await screen.findByRole('link', { name })
      await waitFor(() => expect(row).toHaveTextContent(new RegExp(`${words}$`)))
      expect(row).toHaveAttribute('href', path)
    }
  },
)

test('an avatar that is chosen from twenty named pictures is sent once and marked as in use', async () => {
  const { user } = await renderApp({ path: '/Infomation', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: /Avatar/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Choose an avatar' })
  const radios = within(sheet).getAllByRole('radio')
  expect(radios).toHaveLength(20)
  expect(new Set(radios.map((radio) => radio.closest('label')?.textContent)).size).toBe(20)
  expect(within(sheet).queryByRole('radio', { checked: true })).not.toBeInTheDocument()
  await user.click(within(sheet).getByRole('radio', { name: 'Kite' }))
  expect(formsSentTo('/member/uploadHeaderImg')).toEqual([])
  tapTwice(within(sheet).getByRole('button', { name: 'Save' }))
  await expectAnnounced('Avatar saved.')
  await waitFor(() => expect(sheet).not.toBeInTheDocument())
  expect(formsSentTo('/member/uploadHeaderImg')).toEqual([{ header_img: '/avatars/kite.svg' }])
  const row = getButton(/Avatar/)
  await waitFor(() => expect(row.querySelector('img')).toHaveAttribute('src', '/avatars/kite.svg'))
  expect(row).toHaveTextContent('Kite')
  await user.click(row)
  expect(await screen.findByRole('radio', { name: 'Kite in use' })).toBeChecked()
  // The avatar in use is not sent again.
  await user.click(getButton('Save'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(formsSentTo('/member/uploadHeaderImg')).toHaveLength(1)
})

describe('the form of the real name', () => {
  async function openNameScreen() {
    const app = await renderApp({ path: '/Setname', member: 'siti_m' })
    return { ...app, field: await screen.findByLabelText('Real name') }
  }

  async function openConfirmation(
    { user, field }: Awaited<ReturnType<typeof openNameScreen>>,
    name = '  Siti   Maimunah ',
  ) {
    await user.type(field, name)
    await user.click(getButton('Save'))
    return screen.findByRole('dialog', { name: 'Save this name?' })
  }

  test('closes its confirm dialog and removes the dialog’s history entry if the name is set elsewhere', async () => {
    const app = await openNameScreen()
    const dialog = await openConfirmation(app)
    await api.world.transact((state) => {
      for (const member of state.members) member.name = 'Siti Rahma'
    })
    await app.queryClient.refetchQueries({ queryKey: accountQueries.member().queryKey })
    await screen.findByText('Siti Rahma')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 0 }))
    expect(currentAddress()).toBe('/Setname')
  })

  test('sends the name once after a confirmation, but not if the name is blank or the member cancels', async () => {
    const app = await openNameScreen()
    expect(screen.getByRole('main')).toHaveTextContent('As on your bank account. You can set it only once.')
    await app.user.type(app.field, '   ')
    await app.user.click(getButton('Save'))
    expect(app.field).toHaveAccessibleDescription(/^Enter your real name\./)
    expect(app.field).toHaveFocus()
    const firstDialog = await openConfirmation(app, 'Siti')
    await app.user.click(within(firstDialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(firstDialog).not.toBeInTheDocument())
    expect(app.field).toHaveValue('   Siti')
    expect(callsTo('/member/setName')).toHaveLength(0)
    await app.user.clear(app.field)
    const dialog = await openConfirmation(app)
    expect(dialog).toHaveTextContent('Siti Maimunah')
    expect(dialog).toHaveTextContent('You can’t change it here later.')
    waitOutTapGuard()
    tapTwice(within(dialog).getByRole('button', { name: 'Save this name' }))
    await expectAnnounced('Real name saved. You can’t change it here.')
    await findHeading('Basic information')
    expect(currentAddress()).toBe('/Infomation')
    expect(callsTo('/member/setName').map(({ method, query }) => [method, query])).toEqual([
      ['GET', { name: 'Siti Maimunah' }],
    ])
    expect(screen.getByRole('link', { name: /Real name/ })).toHaveTextContent('Siti Maimunah')
    await waitFor(() => expect(tracesOf('Siti', app)).toEqual(['queries']))
    expect(document.getElementById('root')).not.toHaveAttribute('inert')
  })

  test('reports the name as saved after an unreadable answer if the platform has stored it in capitals', async () => {
    const app = await openNameScreen()
    const dialog = await openConfirmation(app)
    await api.faults.add({ path: '/member/setName', kind: 'garbage' })
    await api.world.transact((state) => {
      for (const member of state.members) member.name = 'SITI MAIMUNAH'
    })
    waitOutTapGuard()
    within(dialog).getByRole('button', { name: 'Save this name' }).click()
    await expectAnnounced('Real name saved. You can’t change it here.')
    await findHeading('Basic information')
    expect(callsTo('/member/setName')).toHaveLength(1)
  })

  test('opens Basic information once the name is saved, even if the dialog was closed meanwhile', async () => {
    const release = holdBack('/member/setName')
    const app = await openNameScreen()
    const dialog = await openConfirmation(app)
    waitOutTapGuard()
    within(dialog).getByRole('button', { name: 'Save this name' }).click()
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    release()
    await findHeading('Basic information')
    expect(callsTo('/member/setName')).toHaveLength(1)
  })
})

test('the gender must be chosen, is sent once, and is shown from then on', async () => {
  const { user } = await renderApp({ path: '/Setsex', member: 'siti_m' })
  const radios = await screen.findAllByRole('radio')
  expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  await user.click(getButton('Save'))
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose one.')
  expect(radios[0]).toHaveFocus()
  await user.click(screen.getByRole('radio', { name: 'Female' }))
  expect(screen.queryByText('Choose one.')).not.toBeInTheDocument()
  tapTwice(getButton('Save'))
  await findHeading('Basic information')
  expect(formsSentTo('/member/setSex')).toEqual([{ sex: '2' }])
  await user.click(await screen.findByRole('link', { name: 'Gender Female' }))
  expect(await screen.findByRole('radio', { name: 'Female' })).toBeChecked()
})

test('a new log-in password that never left this device is reported as not sent', async () => {
  const mutations = await import('@/api/profile')
  const { profileMutations } = mutations
  vi.spyOn(mutations, 'profileMutations').mockImplementation((queryClient) => ({
    ...profileMutations(queryClient),
    loginPassword: () => ({
      mutationFn: async () => {
        throw new ApiError('unsent', 'broken')
      },
    }),
  }))
  const { user } = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
  await user.type(await screen.findByLabelText('Current password'), 'demo1234')
  await user.type(screen.getByLabelText('New password'), 'perahu-77')
  await user.type(screen.getByLabelText('Repeat new password'), 'perahu-77{Enter}')
  const alert = await screen.findByRole('alert')
  expect(plainTextOf(alert)).toBe('Something went wrong on this device. Nothing was sent.')
})

test('a new log-in password is sent once if the input is valid, and leaves no trace on the device', async () => {
  const clearTimings = vi.spyOn(performance, 'clearResourceTimings')
  const app = await renderApp({ path: '/SetLoginPassword', member: 'wulan_r' })
  const current = await screen.findByLabelText('Current password')
  const newPassword = screen.getByLabelText('New password')
  const repeat = screen.getByLabelText('Repeat new password')
  const fields = [current, newPassword, repeat]
  const fill = async (...texts: string[]) => {
    for (const [index, field] of fields.entries()) {
      await app.user.clear(field)
      await app.user.type(field, texts[index] ?? '')
    }
    await app.user.click(getButton('Save'))
  }
  expect(fields.map((field) => field.getAttribute('autocomplete'))).toEqual([
    'current-password',
    'new-password',
    'new-password',
  ])
  await waitFor(() => expect(document.querySelector('input[autocomplete=username]')).toHaveValue('wulan_r'))
  const revealButtons = screen.getAllByRole('button', { name: 'Show password' })
  expect(revealButtons).toHaveLength(3)
  await app.user.click(revealButtons[1] ?? document.body)
  expect(newPassword).toHaveAttribute('type', 'text')

  await app.user.click(getButton('Save'))
  for (const field of fields) expect(field).toHaveAccessibleDescription(/Complete this field\./)
  expect(current).toHaveFocus()
  for (const [typed, words] of [
    ['abc', 'Easy to guess:'],
    ['kancil-77', 'Fair.'],
    ['perahu kancil hujan', 'Long, with many different characters.'],
  ] as const) {
    await app.user.clear(newPassword)
    await app.user.type(newPassword, typed)
    expect(screen.getByText(words, { exact: false })).toHaveAttribute('role', 'status')
  }
  await fill('demo1234', 'perahu-77', 'perahu-78')
  expect(repeat).toHaveAccessibleDescription('The passwords don’t match.')
  expect(repeat).toHaveFocus()
  expect(current).toBeValid()
  expect(callsTo('/member/setLoginPassword')).toHaveLength(0)
  await fill('wrong', 'perahu-77', 'perahu-77')
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent(/The current password is wrong.*Or it has just been changed: try the new one\./)
  expect(newPassword).toHaveValue('perahu-77')
  await expectNoAnnouncement()
  expect(tracesOf('perahu', app)).toEqual([])

  await fill('demo1234', 'perahu kancil 77', 'perahu kancil 77')
  await app.user.keyboard('{Enter}')
  await expectAnnounced('Login password changed.')
  await findHeading('Settings')
  expect(currentAddress()).toBe('/Setting')
  expect(
    callsTo('/member/setLoginPassword')
      .map(({ method, query }) => [method, query])
      .slice(1),
  ).toEqual([['GET', { old_password: 'demo1234', new_password: 'perahu kancil 77' }]])
  await waitFor(() => expect(tracesOf('perahu', app)).toEqual([]))
  expect(tracesOf('demo1234', app)).toEqual([])
  expect(clearTimings).toHaveBeenCalled()
  expect((await api.member('wulan_r'))?.password).toBe('perahu kancil 77')
})

test('a fund password is sent once if four digits are entered twice, with a warning if they are easy to guess', async () => {
  const app = await renderApp({ path: '/SetPayPassword', member: 'siti_m' })
  const firstField = await screen.findByLabelText('Fund password')
  const repeatField = screen.getByLabelText('Repeat fund password')
  // Typed digits are cleared when the page is hidden.
  await app.user.type(firstField, '7294')
  await app.user.type(repeatField, '72')
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockRestore()
  await waitFor(() => expect(firstField).toHaveValue(''))
  expect(repeatField).toHaveValue('')
  for (const [firstDigits, repeatedDigits, wrongField, words] of [
    ['258', '258', firstField, 'Enter exactly 4 digits.'],
    ['7294', '7295', repeatField, 'Doesn’t match the digits above.'],
  ] as const) {
    await app.user.clear(firstField)
    await app.user.type(firstField, firstDigits)
    await app.user.clear(repeatField)
    await app.user.type(repeatField, repeatedDigits)
    await app.user.click(getButton('Save'))
    await expectAnnounced('Complete both fields.')
    expect(wrongField).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(wrongField).toHaveFocus()
  }
  expect(formsSentTo('/member/setPayPassword')).toEqual([])
  await app.user.clear(firstField)
  await app.user.clear(repeatField)
  expect(screen.getByRole('main')).toHaveTextContent('Four digits to confirm withdrawals. Set only once.')
  expect(firstField).toHaveAttribute('type', 'password')
  expect(firstField).toHaveAttribute('inputmode', 'numeric')
  // With this user name, a password manager keeps the fund password apart from the log-in password.
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('siti_m · Fund password')
  await app.user.type(firstField, '2a5 8-0')
  expect(firstField).toHaveValue('2580')
  expect(screen.getByText(/Easy to guess/)).toHaveAttribute('role', 'status')
  await app.user.type(repeatField, '2580')
  tapTwice(getButton('Save'))
  await expectAnnounced('Fund password set. You can’t change it here.')
  await findHeading('Settings')
  expect(formsSentTo('/member/setPayPassword')).toEqual([{ paypassword: '2580' }])
  expect(screen.getByRole('link', { name: /Fund password/ })).toHaveTextContent('Fund password Set')
  await waitFor(() => expect(tracesOf('2580', app)).toEqual([]))
})

test.each([
  ['/Setname', 'Wulan RahayuAlready set.', 'Real name', 'Customer service'],
  ['/SetPayPassword', 'Your fund password is already set', 'Fund password', 'To change it'],
])('%s offers customer service in place of its form once its value is set', async (path, words, field, help) => {
  const { user } = await renderApp({ path, member: 'wulan_r' })
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(words))
  expect(screen.queryByLabelText(field)).not.toBeInTheDocument()
  await user.click(getButton('Contact customer service'))
  expect(await screen.findByRole('dialog', { name: 'Customer service' })).toHaveTextContent(help)
})
