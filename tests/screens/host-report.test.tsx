import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, test } from 'vitest'
import { languages } from '@/i18n/languages'
import { envelope } from '@/mocks/handlers/envelope'
import { api } from '../support/api'
import { heading, heard } from '../support/look'
import { renderApp } from '../support/render-app'

const PRAMA = '/profile?id=301&name=Yogyakarta&adsid=3'

describe('a host', () => {
  test('comes with a word about safety', async () => {
    await renderApp({ path: PRAMA, member: 'wulan_r' })
    expect(await screen.findByText(/^Tiga hasn’t checked this host\. Meet in a public place/)).toBeInTheDocument()
  })

  test('is reported by a text that names the host, copied, and taken to customer service', async () => {
    const { user } = await renderApp({ path: PRAMA, member: 'wulan_r' })
    await user.click(await screen.findByRole('button', { name: 'Report this host' }))
    const sheet = await screen.findByRole('dialog', { name: 'Report this host' })
    const text = 'Report about the host Prama (number 301)\nCity: Yogyakarta\nWhat happened:'
    expect(within(sheet).getByRole('textbox', { name: 'Report' })).toHaveValue(text)
    await user.click(within(sheet).getByRole('button', { name: 'Copy details' }))
    await heard('Details copied.')
    expect(await navigator.clipboard.readText()).toBe(text)
    await user.click(within(sheet).getByRole('button', { name: 'Contact customer service' }))
    const service = await screen.findByRole('dialog', { name: 'Customer service' })
    expect(service).toHaveTextContent('for customer service')
  })

  test('is subscribed to by a word that promises no booking, in every language', async () => {
    const packs = import.meta.glob<{ default: { subscribe: string } }>('../../src/i18n/locales/*/hosts.ts', {
      eager: true,
    })
    const words = Object.values(packs).map(({ default: { subscribe } }) => subscribe)
    expect(words).toHaveLength(languages.length)
    expect(words.filter((word) => /book|reserv|预约|đặt|tempah/i.test(word))).toEqual([])
  })
})

test('the prices say what to ask, and nothing about how hosts work', async () => {
  await renderApp({ path: '/choose?tab=prices' })
  await heading('Cities')
  expect(await screen.findByText('No prices are published')).toBeInTheDocument()
  const questions = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(questions).toHaveLength(4)
  expect(screen.getByRole('heading', { name: 'Ask before you agree' })).toBeInTheDocument()
  expect(questions.filter((question) => /\bhosts?\b|\d/.test(question ?? ''))).toEqual([])
})

describe('invented plays', () => {
  const note = 'Demo: titles and play counts are invented.'

  test('say so where the demo speaks', async () => {
    await renderApp({ path: '/video' })
    expect(await screen.findByText(note)).toBeInTheDocument()
  })

  test('are not claimed of a live platform', async () => {
    api.server.use(http.get('*/api/system/base', () => envelope(200, 'ok', { name: 'Tiga', iskefu: 0 })))
    await renderApp({ path: '/video' })
    await screen.findAllByText(/plays/)
    expect(screen.queryByText(note)).not.toBeInTheDocument()
  })
})
