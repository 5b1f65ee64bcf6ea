import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import packs from 'virtual:language-packs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { screenAt } from '@/app/screens'
import { paths } from '@/paths'
import { callsTo } from '../support/api'
import { choiceRow, chooseOption, openChoiceSheet } from '../support/choices'
import {
  currentAddress,
  arriveAt,
  untilIdle,
  untilDeviceListens,
  goTo,
  findHeading,
  plainTextOf,
} from '../support/look'
import { openScreen } from '../support/open-screen'
import { renderApp } from '../support/render-app'
import { openSheetBy } from '../support/sheets'
import { loadRestPack } from '@/i18n'
import { languages, type LanguageCode } from '@/i18n/languages'
import { PACK_NAMES } from '@/i18n/packs'

describe('in Settings,', () => {
  const openSettings = () => openScreen('/Setting', 'Settings', { member: 'wulan_r' })

  test('the theme follows the system until the member chooses a theme, which is then remembered', async () => {
    for (const scheme of ['light', 'dark'])
      document.head.append(Object.assign(document.createElement('meta'), { name: 'theme-color', content: scheme }))
    const themeColorMedia = () => [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media'))
    const { user, close } = await openSettings()
    expect(choiceRow('Theme')).toHaveTextContent('Theme System')
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    await chooseOption(user, 'Theme', 'Dark')
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
    expect(themeColorMedia()).toEqual(['not all', ''])
    await chooseOption(user, 'Theme', 'Light')
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    close()
    delete document.documentElement.dataset['theme']
    const secondVisit = await openSettings()
    expect(document.documentElement).toHaveAttribute('data-theme', 'light')
    expect(choiceRow('Theme')).toHaveTextContent('Theme Light')
    const sheet = await openChoiceSheet(secondVisit.user, 'Theme')
    expect(sheet.getByRole('radio', { name: 'Light' })).toBeChecked()
    await secondVisit.user.click(sheet.getByRole('radio', { name: 'System' }))
    expect(document.documentElement).not.toHaveAttribute('data-theme')
    expect(themeColorMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
    for (const meta of document.querySelectorAll('meta')) meta.remove()
  })

  test('a sheet that Forward has opened again can be closed again', async () => {
    const { user } = await openSettings()
    const close = async () => {
      const sheet = await screen.findByRole('dialog', { name: 'Number format' })
      await user.click(within(sheet).getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(sheet).not.toBeInTheDocument())
    }
    await openChoiceSheet(user, 'Number format')
    await close()
    act(() => window.history.forward())
    await close()
    expect(currentAddress()).toBe('/Setting')
  })

  test('the number format is the platform’s until the member chooses another, which then applies on Withdraw and Me', async () => {
    const { user, close } = await openSettings()
    expect(choiceRow('Number format')).toHaveTextContent(/^Number format Rp\s86,500$/)
    await chooseOption(user, 'Number format', 'Rp\u00a086,500 As in my language')
    close()
    const withdrawPage = await renderApp({ path: '/withdraw', member: 'budi_k' })
    expect((await screen.findByText(/^Balance/)).parentElement).toHaveTextContent('Balance Rp 750,000')
    await withdrawPage.user.type(screen.getByRole('textbox', { name: 'Amount' }), '50000')
    expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000')
    withdrawPage.close()
    await renderApp({ path: '/Mine', member: 'wulan_r', lang: 'id_id' })
    expect(await screen.findByText('86.500')).toBeInTheDocument()
  })

  test('the rows show the language and the state of the fund password, and link to their screens', async () => {
    await renderApp({ path: '/Setting', member: 'siti_m' })
    await screen.findByRole('link', { name: 'Fund password Not set' })
    expect(screen.getByRole('link', { name: /Language/ })).toHaveTextContent('English')
    for (const [name, path] of [
      ['Language', '/Language?type=setting'],
      ['Basic information', '/Infomation'],
      ['Login password', '/SetLoginPassword'],
      ['Fund password', '/SetPayPassword'],
    ])
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('href', path)
    expect(screen.getByText(/^Version \d+\.\d+\.\d+/)).toBeInTheDocument()
  })

  test('the row "Terms and privacy" opens a sheet with a heading for the agreement, the terms and privacy', async () => {
    const { user } = await openSettings()
    const sheet = await openSheetBy(user, 'Terms and privacy', 'Agreement, terms and privacy')
    await within(sheet).findByRole('heading', { name: 'Privacy' })
    const headings = within(sheet).getAllByRole('heading', { level: 3 }).map(plainTextOf)
    expect(headings.slice(0, 3)).toEqual(['Account-opening agreement', 'Terms', 'Privacy'])
  })

  test('logging out asks first, shows the list of kept data, and can be cancelled', async () => {
    const { user } = await openSettings()
    const logOutButton = screen.getByRole('button', { name: 'Log out' })
    await user.click(logOutButton)
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' })
    await user.click(within(dialog).getByRole('button', { name: /^What stays/ }))
    const sheet = await screen.findByRole('dialog', { name: 'What stays on this device' })
    const list = await within(sheet).findByRole('list')
    expect(within(list).getAllByRole('listitem').map(plainTextOf)).toContain(
      'your limits and breaks, and the top-ups counted toward them',
    )
    expect(dialog).not.toBeInTheDocument()
    await user.click(within(sheet).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    expect(logOutButton).toHaveFocus()
    await user.click(logOutButton)
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(localStorage.getItem('token')).not.toBeNull()
  })

  test('the data saver follows the browser until the member sets it, and prevents prefetching while it is on', async () => {
    const passwordScreen = screenAt(paths.loginPassword())
    if (passwordScreen === undefined) throw new Error('The login password has no screen.')
    const prepareSpy = vi.spyOn(passwordScreen, 'prepare')
    const { user, close } = await openSettings()
    expect(choiceRow('Data saver')).toHaveTextContent('Data saver System')
    const row = screen.getByRole('link', { name: /Login password/ })
    fireEvent.pointerDown(row.firstElementChild ?? row)
    expect(prepareSpy).toHaveBeenCalledOnce()
    await chooseOption(user, 'Data saver', 'On')
    fireEvent.pointerDown(row)
    expect(prepareSpy).toHaveBeenCalledOnce()
    close()
    const secondVisit = await openSettings()
    expect(choiceRow('Data saver')).toHaveTextContent('Data saver On')
    await chooseOption(secondVisit.user, 'Data saver', 'Off')
    fireEvent.pointerDown(screen.getByRole('link', { name: /Login password/ }))
    expect(prepareSpy).toHaveBeenCalledTimes(2)
  })
})

describe('the choice of a language', () => {
  test.each(['/Language?type=setting', '/Language/setting'])(
    'changes all texts and calls at once, and leads to Home if it was opened from the settings (%s)',
    async (path) => {
      const { user } = await renderApp({ path, member: 'wulan_r' })
      await user.click(await screen.findByRole('radio', { name: 'Español' }))
      await arriveAt('/Home')
      await findHeading('Inicio')
      expect(localStorage.getItem('lang')).toBe('es_spa')
      expect(document.documentElement).toHaveAttribute('lang', 'es-MX')
      await waitFor(() => expect(document.title).toBe('Inicio · Tiga'))
      expect(within(screen.getByRole('navigation')).getByRole('link', { current: 'page' })).toHaveTextContent('Inicio')
      await waitFor(() => expect(callsTo('/Lottery/hotLottery').at(-1)?.headers.lang).toBe('es_spa'))
    },
  )

  test('lists the languages by their own names, and takes effect on Enter after a selection with arrow keys', async () => {
    const { user } = await openScreen('/Language/setting', 'Language', { member: 'wulan_r' })
    const radios = screen.getAllByRole('radio')
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(languages.map(({ name }) => name))
    for (const { name, tag } of languages) expect(screen.getByText(name)).toHaveAttribute('lang', tag)
    const checkedRadios = () => radios.filter((radio) => (radio as HTMLInputElement).checked)
    const [englishRadio, malayRadio] = ['English', 'Bahasa Melayu'].map((name) => screen.getByRole('radio', { name }))
    expect(checkedRadios()).toEqual([englishRadio])
    act(() => englishRadio?.focus())
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(malayRadio).toHaveFocus()
    expect(checkedRadios()).toEqual([malayRadio])
    await findHeading('Language')
    expect(localStorage.getItem('lang')).toBe('en_us')
    await user.keyboard('{Enter}')
    await arriveAt('/Home')
    await findHeading('Utama')
    expect(localStorage.getItem('lang')).toBe('ms_my')
  })

  test.each([
    ['/Language', '/choose'],
    ['/Language/setting', '/Home'],
  ])('stores the current language when the member taps it at %s, and leads to %s', async (path, target) => {
    const { user } = await openScreen('/choose', 'Cities', { lang: 'en_us' })
    await goTo(path)
    localStorage.removeItem('lang')
    await user.click(await screen.findByRole('radio', { name: 'English' }))
    await arriveAt(target)
    expect(localStorage.getItem('lang')).toBe('en_us')
  })

  test('leads back to the previous screen if the language screen was not opened from the settings', async () => {
    const { user } = await renderApp({ path: '/game' })
    await screen.findByText('Quick')
    const { length } = callsTo('/Lottery/itemlist')
    await goTo('/Language')
    await user.click(await screen.findByRole('radio', { name: 'Español' }))
    await arriveAt('/game')
    await screen.findByText('Rápidos')
    expect(document.documentElement).toHaveAttribute('lang', 'es-MX')
    expect(callsTo('/Lottery/itemlist').length).toBeGreaterThan(length)
  })

  /** Holds back the texts of a language that is not loaded. The returned function releases them. */
  function holdBackTranslations(code: LanguageCode): () => void {
    let release = (): void => undefined
    const releaseTexts = new Promise<void>((resolve) => (release = resolve))
    for (const [file, load] of Object.entries(packs))
      if (file.startsWith(code)) vi.spyOn(packs, file).mockImplementation(() => releaseTexts.then(load))
    return release
  }

  test('does not navigate a visitor who has left the screen before the translations have loaded', async () => {
    const { user } = await openScreen('/Login', 'Log in')
    await goTo('/Language')
    const release = holdBackTranslations('vi_vi')
    await user.click(await screen.findByRole('radio', { name: 'Tiếng Việt' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await user.type(await screen.findByLabelText('Username'), 'wulan_r')
    // In the meantime, the test loads the language's second file of texts, as a lazy screen does.
    await loadRestPack()
    release()
    await findHeading('Đăng nhập')
    expect(currentAddress()).toBe('/Login')
    expect(screen.getByDisplayValue('wulan_r')).toBeVisible()
    for (const name of PACK_NAMES)
      for (const section of Object.keys((await packs[`vi_vi/${name}`]?.()) ?? {}))
        expect(i18next.hasResourceBundle('vi-VN', section)).toBe(true)
  })

  test('applies to the texts and the calls of this tab if it was made in another tab', async () => {
    const app = await renderApp({ path: '/game' })
    await screen.findByText('Quick')
    await untilDeviceListens()
    localStorage.setItem('lang', 'es_spa')
    fireEvent(window, new StorageEvent('storage', { key: 'lang', newValue: 'es_spa' }))
    await screen.findByText('Rápidos')
    await untilIdle(app)
    expect(callsTo('/Lottery/itemlist').at(-1)?.headers.lang).toBe('es_spa')
  })

  test('does not replace a later choice if the translations load late', async () => {
    const { user } = await openScreen('/choose', 'Cities')
    await goTo('/Login')
    await goTo('/Language')
    const release = holdBackTranslations('zh_cn')
    await user.click(await screen.findByRole('radio', { name: '中文' }))
    await user.click(screen.getByRole('radio', { name: 'English' }))
    await findHeading('Log in')
    await act(async () => {
      release()
      for (const name of PACK_NAMES) await packs[`zh_cn/${name}`]?.()
    })
    await findHeading('Log in')
    expect(currentAddress()).toBe('/Login')
    expect(localStorage.getItem('lang')).toBe('en_us')
  })
})

test('Settings offers to install the app until the member has tapped the offer', async () => {
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  const helpButton = await screen.findByRole('button', { name: 'Help with problem gambling' })
  // In Chromium, index.html stores this event in `installPrompt`. The test does so, too.
  const promptSpy = vi.fn<() => Promise<void>>(() => Promise.resolve())
  globalThis.installPrompt = Object.assign(new Event('beforeinstallprompt'), { prompt: promptSpy })
  onTestFinished(() => void (globalThis.installPrompt = undefined))
  fireEvent(window, new Event('beforeinstallprompt'))
  const installButton = await screen.findByRole('button', { name: 'Install Tiga' })
  const eraseButton = screen.getByRole('button', { name: 'Erase Tiga’s data' })
  for (const buttonAbove of [eraseButton, helpButton])
    expect(buttonAbove.compareDocumentPosition(installButton)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await user.click(installButton)
  expect(promptSpy).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(installButton).not.toBeInTheDocument())
})

test('Settings explains how to install the app on an iPhone', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  )
  const { user } = await renderApp({ path: '/Setting', member: 'wulan_r' })
  await user.click(await screen.findByRole('button', { name: 'Install Tiga' }))
  expect(await screen.findByText(/tap Share in Safari, then “Add to Home Screen\.”/)).toBeVisible()
})
