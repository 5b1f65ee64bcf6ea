import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import { callsTo } from '../support/api'
import { address, arriveAt, heading } from '../support/look'
import { renderApp } from '../support/render-app'

test('lists six languages in their own names, with the present one marked', async () => {
  await renderApp({ path: '/Language' })
  await heading('Language')
  const radios = screen.getAllByRole('radio')
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Bahasa Indonesia',
    'Tiếng Việt',
    '中文',
    'English',
    'Español',
    'Bahasa Melayu',
  ])
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked()
  expect(radios.filter((radio) => (radio as HTMLInputElement).checked)).toHaveLength(1)
  for (const { name, tag } of languages) expect(screen.getByText(name)).toHaveAttribute('lang', tag)
})

test.each(['/Language?type=setting', '/Language/setting'])(
  'from the settings (%s) the choice changes everything at once and leads Home',
  async (path) => {
    const { user } = await renderApp({ path, member: 'wulan_r' })
    await user.click(await screen.findByRole('radio', { name: 'Español' }))
    await arriveAt('/Home')
    await heading('Inicio')
    expect(localStorage.getItem('lang')).toBe('es_spa')
    expect(document.documentElement).toHaveAttribute('lang', 'es-MX')
    await waitFor(() => expect(document.title).toBe('Inicio · Tiga'))
    expect(within(screen.getByRole('navigation')).getByRole('link', { current: 'page' })).toHaveTextContent('Inicio')
    await waitFor(() => expect(callsTo('/Lottery/hotLottery').at(-1)?.headers.lang).toBe('es_spa'))
  },
)

test('by keyboard the arrows go through the languages, and Enter takes one', async () => {
  const { user } = await renderApp({ path: '/Language/setting', member: 'wulan_r' })
  const english = await screen.findByRole('radio', { name: 'English' })
  act(() => english.focus())
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('radio', { name: 'Bahasa Melayu' })).toHaveFocus()
  expect(screen.getByRole('radio', { name: 'Bahasa Melayu' })).toBeChecked()
  await heading('Language')
  expect(localStorage.getItem('lang')).toBe('en_us')
  await user.keyboard('{Enter}')
  await arriveAt('/Home')
  await heading('Utama')
  expect(localStorage.getItem('lang')).toBe('ms_my')
})

test('from elsewhere the choice leads back, in the new language', async () => {
  const { user } = await renderApp({ path: '/Login' })
  await user.click(await screen.findByRole('link', { name: 'Language' }))
  await user.click(await screen.findByRole('radio', { name: 'Bahasa Indonesia' }))
  await arriveAt('/Login')
  await heading('Masuk')
  expect(document.documentElement).toHaveAttribute('lang', 'id-ID')
})

test.each([
  ['/Language', '/choose'],
  ['/Language/setting', '/Home'],
])('on %s the language in use is a choice too: it is stored, and leads to %s', async (path, target) => {
  const { user } = await renderApp({ path: '/choose', lang: 'en_us' })
  await heading('Cities')
  window.history.pushState({ usr: null, key: 'next', idx: 1 }, '', path)
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  localStorage.removeItem('lang')
  await user.click(await screen.findByRole('radio', { name: 'English' }))
  await arriveAt(target)
  expect(localStorage.getItem('lang')).toBe('en_us')
})

test('what the platform said is asked for anew in the new language', async () => {
  const { user } = await renderApp({ path: '/game' })
  await screen.findByText('Quick')
  const { length } = callsTo('/Lottery/itemlist')
  window.history.pushState({ usr: null, key: 'next', idx: 1 }, '', '/Language')
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }))
  await user.click(await screen.findByRole('radio', { name: 'Español' }))
  await arriveAt('/game')
  await screen.findByText('Rápidos')
  expect(callsTo('/Lottery/itemlist').length).toBeGreaterThan(length)
})

test('the first start speaks Indonesian, and says so to the platform', async () => {
  await renderApp({ path: '/choose', lang: null })
  await screen.findByText('Jakarta')
  expect(document.documentElement).toHaveAttribute('lang', 'id-ID')
  expect(localStorage.getItem('lang')).toBe('id_id')
  expect(callsTo('/xuanfei/address')[0]?.headers.lang).toBe('id_id')
})

test('a log-in does not overrule the choice', async () => {
  const { user } = await renderApp({ path: '/Login' })
  await user.type(await screen.findByLabelText('Username'), 'wulan_r')
  await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}')
  await heading('Me')
  expect(localStorage.getItem('lang')).toBe('en_us')
  expect(address()).toBe('/Mine')
})
