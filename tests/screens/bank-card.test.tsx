import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { clearMessages } from '@/ui/feedback'
import { answerGetsWith, api, callsTo, formsSentTo, holdBack } from '../support/api'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  getButton,
  detailsByTerm,
  findHeading,
  expectAnnounced,
  lastAnnouncement,
  waitOutTapGuard,
  getMain,
  expectNoAnnouncement,
  tapTwice,
} from '../support/look'
import { renderApp, type RunningApp } from '../support/render-app'
import { closeSheetBy, openSheetBy } from '../support/sheets'

const NUMBER = '0000111122223333'

describe('the bank account screen', () => {
  test('shows the last four digits of the linked account, the full number on demand, and a link to Withdraw', async () => {
    const { user } = await renderApp({ path: '/Setbank', member: 'budi_k' })
    const card = await screen.findByRole('article')
    expect(card).toHaveTextContent('Bank Demo Melati')
    expect(card).toHaveTextContent('•••• 1111')
    expect(card).not.toHaveTextContent('0000')
    expect(getMain()).toHaveTextContent(
      'Major commercial banks only. To change your account, contact customer service.',
    )
    await user.click(getButton('Show number'))
    expect(card).toHaveTextContent('0000 1111 0000 1111')
    await user.click(getButton('Hide number'))
    expect(card).not.toHaveTextContent('0000')
    expect(screen.queryByRole('button', { name: 'Link a bank account' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Withdraw now' }))
    await findHeading('Withdraw')
    await user.click(getButton('Back'))
    await findHeading('Bank account')
    expect(currentAddress()).toBe('/Setbank')
  })

  test('is shown after Back from the form of a missing fund password, and leads to that form again', async () => {
    await api.patch('wulan_r', { paypassword: '' })
    const { user } = await renderApp({ path: '/Setbank', member: 'wulan_r' })
    await expectAnnounced('Set a fund password before you link a bank account.')
    clearMessages()
    await user.click(await screen.findByRole('button', { name: 'Link a bank account' }))
    await expectAnnounced('Set a fund password before you link a bank account.')
    await screen.findByText('Link a bank account · step 1 of 2')
    await user.click(getButton('Back'))
    await findHeading('Bank account')
    expect(window.history.state).toMatchObject({ idx: 0 })
    await user.click(getButton('Link a bank account'))
    await screen.findByText('Link a bank account · step 1 of 2')
  })
})

describe('the screen /BindCard', () => {
  test('opens the form of the real name if the name is missing', async () => {
    await api.patch('wulan_r', { name: '' })
    await renderApp({ path: '/BindCard', member: 'wulan_r' })
    await expectAnnounced('Set your real name before you link a bank account.')
    await screen.findByText('Link a bank account · step 1 of 2')
    await arriveAt('/Setname')
    expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument()
    expect(window.history.state).toMatchObject({ idx: 0 })
  })

  test('shows no form once a bank account is linked', async () => {
    const { user } = await renderApp({ path: '/BindCard', member: 'budi_k' })
    await screen.findByText('You already have a linked bank account')
    expect(getMain()).toHaveTextContent('To change it, contact customer service.')
    expect(screen.queryByLabelText('Account number')).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'View bank account' }))
    expect(await screen.findByRole('article')).toHaveTextContent('•••• 1111')
  })
})

describe('settings that are needed before a bank account', () => {
  test.each(['/Setbank', '/BindCard'])(
    'are asked for in toasts, one setting after the other, starting on %s',
    async (path) => {
      await api.patch('wulan_r', { name: '', paypassword: '' })
      const { user } = await renderApp({ path, member: 'wulan_r', lang: 'id_id' })
      await expectAnnounced('Isi nama asli dulu sebelum menautkan rekening bank.')
      if (path === '/Setbank') await user.click(await screen.findByRole('button', { name: 'Tautkan rekening bank' }))
      await screen.findByText('Tautkan rekening bank · langkah 1 dari 3')
      await user.type(screen.getByLabelText('Nama asli'), 'Wulan Rahayu')
      const confirmation = await openSheetBy(user, 'Simpan', 'Simpan nama ini?')
      waitOutTapGuard()
      await user.click(within(confirmation).getByRole('button', { name: 'Simpan nama ini' }))
      await expectAnnounced('Buat PIN penarikan dulu sebelum menautkan rekening bank.')
      await arriveAt('/SetPayPassword')
      await screen.findByText('Tautkan rekening bank · langkah 2 dari 3')
      expect(lastAnnouncement()).not.toContain('nama asli')
    },
  )

  test('are not asked for if no setting is missing or a bank account is linked', async () => {
    for (const [path, member] of [
      ['/BindCard', 'wulan_r'],
      ['/Setbank', 'budi_k'],
    ] as const) {
      const app = await renderApp({ path, member })
      await untilIdle(app)
      await expectNoAnnouncement()
      expect(currentAddress()).toBe(path)
      app.close()
    }
  })
})

function getFields() {
  return {
    bank: screen.getByLabelText('Bank'),
    number: screen.getByLabelText('Account number'),
    holder: screen.getByLabelText('Name'),
    mobile: screen.getByLabelText('Mobile'),
  }
}

async function openForm(path = '/BindCard') {
  const app = await renderApp({ path, member: 'wulan_r' })
  if (path === '/Setbank') await app.user.click(await screen.findByRole('button', { name: 'Link a bank account' }))
  await screen.findByLabelText('Bank')
  return { ...app, ...getFields() }
}
type Form = ReturnType<typeof getFields> & Pick<RunningApp, 'user'>

async function openReview(form: Form): Promise<HTMLElement> {
  await form.user.selectOptions(form.bank, 'Bank Demo Melati')
  await form.user.click(form.number)
  await form.user.paste('0000 1111 2222 3333')
  await form.user.type(form.mobile, '0000123456')
  return openSheetBy(form.user, 'Submit', 'Check your bank details')
}

function confirmLink(sheet: HTMLElement): void {
  waitOutTapGuard()
  tapTwice(within(sheet).getByRole('button', { name: 'Link this account' }))
}

describe('the list of banks', () => {
  test('is a <select> in the order of the platform', async () => {
    const { user, bank } = await openForm()
    const names = within(bank)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(names).toHaveLength(9)
    expect(names.slice(0, 2)).toEqual(['Choose a bank', 'Bank Demo Cendana'])
    await user.selectOptions(bank, 'Bank Demo Meranti')
    expect(bank).toHaveDisplayValue('Bank Demo Meranti')
  })

  test('is replaced by a message if it is empty or does not load', async () => {
    await api.faults.add({ path: '/system/getBankList', kind: 'empty', times: 1 })
    const app = await renderApp({ path: '/BindCard', member: 'wulan_r' })
    expect(await screen.findByText(/No banks are available right now/)).toBeInTheDocument()
    app.close()
    await api.faults.add({ path: '/system/getBankList', kind: 'error', message: 'No list today.' })
    await renderApp({ path: '/BindCard', member: 'wulan_r' })
    expect(await screen.findByRole('alert')).toHaveTextContent('No list today.')
  })
})

describe('submitting the form of a bank account', () => {
  test('with wrong input shows an error at each field, focuses the first wrong field and sends nothing', async () => {
    const { user, bank, number, holder, mobile } = await openForm()
    expect(holder).toHaveValue('Wulan Rahayu')
    await user.clear(holder)
    await user.click(getButton('Submit'))
    expect(bank).toHaveAccessibleDescription('Complete this field.')
    expect(number).toHaveAccessibleDescription('Enter your real account number.')
    expect(holder).toHaveAccessibleDescription(/^Complete this field\./)
    expect(mobile).toHaveAccessibleDescription('Complete this field.')
    expect(bank).toHaveFocus()
    await user.type(number, '000011112')
    expect(number).toHaveAccessibleDescription('0000 1111 2')
    await user.clear(number)
    await user.type(number, '0000 11O1')
    await user.type(holder, 'Wulan Putri')
    await user.type(mobile, 'none')
    expect(number).toHaveAccessibleDescription(/^Enter your real account number\./)
    expect(holder).toHaveAccessibleDescription(/^The name must match your real name: Wulan Rahayu\./)
    expect(mobile).toHaveAccessibleDescription('Enter digits only.')
    await user.clear(holder)
    await user.type(holder, 'WULAN  RAHÁYU')
    expect(holder).toBeValid()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(formsSentTo('/member/setBank')).toEqual([])
  })

  test.each(['/Setbank', '/BindCard'])(
    'from %s shows the full account number for review, sends the number once, and then masks it',
    async (path) => {
      const form = await openForm(path)
      // The form shows no step number, because no other setting is missing.
      expect(getMain()).not.toHaveTextContent('step 1')
      const sheet = await openReview(form)
      expect(detailsByTerm(sheet)).toEqual({
        'Account number': '0000 1111 2222 3333',
        Bank: 'Bank Demo Melati',
        Name: 'Wulan Rahayu',
        Mobile: '0000123456',
      })
      expect(formsSentTo('/member/setBank')).toEqual([])
      confirmLink(sheet)
      await expectAnnounced('Bank account linked.')
      const card = await screen.findByRole('article')
      expect(currentAddress()).toBe('/Setbank')
      expect(card).toHaveTextContent('•••• 3333')
      expect(getMain()).not.toHaveTextContent('0000')
      expect(formsSentTo('/member/setBank')).toEqual([
        { bankid: NUMBER, bank: 'Bank Demo Melati', bank_code: 'MLT', username: 'Wulan Rahayu', mobile: '0000123456' },
      ])
      // The form is no longer in the history, so Back does not lead to the form.
      expect(window.history.state).toMatchObject({ idx: 0 })
      await waitFor(() => expect(document.getElementById('root')).not.toHaveAttribute('inert'))
    },
  )

  test('shows a refusal in the sheet and in the form until the next review, and keeps the fields', async () => {
    await api.faults.add({ path: '/member/setBank', kind: 'error', message: 'Not this card.' })
    const form = await openForm()
    const sheet = await openReview(form)
    confirmLink(sheet)
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Not this card.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await closeSheetBy(form.user, sheet, 'Edit details')
    expect(screen.getByRole('alert')).toHaveTextContent('Not this card.')
    expect(form.number).toHaveValue('0000 1111 2222 3333')
    // The page below a closing sheet stays inert for a moment.
    await waitFor(() => expect(document.getElementById('root')).not.toHaveAttribute('inert'))
    expect(form.bank).toHaveDisplayValue('Bank Demo Melati')
    await form.user.click(getButton('Submit'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(callsTo('/member/setBank')).toHaveLength(1)
  })

  test('closes the form after a refusal if another account was linked elsewhere meanwhile', async () => {
    const form = await openForm()
    const sheet = await openReview(form)
    await api.faults.add({ path: '/member/setBank', kind: 'error', message: 'Only one.' })
    answerGetsWith('/member/getUserBankInfo', { is_bank: 1, info: { bankinfo: 'Bank Demo Melati', bankid: '0000' } })
    confirmLink(sheet)
    await expectAnnounced('Enter your real account number.')
    await screen.findByText('You already have a linked bank account')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(callsTo('/member/setBank')).toHaveLength(1)
    await waitFor(() => expect(window.history.state).toMatchObject({ idx: 0 }))
  })

  test('reports success after a refusal if the platform has linked this account', async () => {
    const sheet = await openReview(await openForm('/Setbank'))
    await api.faults.add({ path: '/member/setBank', kind: 'error', message: 'Only one.', afterwards: true })
    confirmLink(sheet)
    await expectAnnounced('Bank account linked.')
    expect(await screen.findByRole('article')).toHaveTextContent('•••• 3333')
    expect(callsTo('/member/setBank')).toHaveLength(1)
  })

  test('reports an unknown outcome after an unreadable answer if the platform masks the account number', async () => {
    const form = await openForm('/Setbank')
    const sheet = await openReview(form)
    const release = holdBack('/member/setBank')
    await api.faults.add({ path: '/member/setBank', kind: 'garbage', afterwards: true })
    const maskedAccount = { is_bank: 1, info: { bankinfo: 'Bank Demo Melati', bankid: '**** 3333' } }
    answerGetsWith('/member/getUserBankInfo', maskedAccount)
    confirmLink(sheet)
    window.history.go(-2)
    await arriveAt('/Setbank')
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    await findHeading('Bank account')
    release()
    await expectAnnounced(
      'No clear response came. Your bank account may already be linked. Check under “Bank account” before you submit again.',
    )
    expect(callsTo('/member/setBank')).toHaveLength(1)
  })
})
