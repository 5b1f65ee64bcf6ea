import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { loadRestPack } from '@/i18n'
import { languages } from '@/i18n/languages'
import type { Section } from '@/i18n/sections'
import { answer, api, holdBack } from '../support/api'
import { bromo, openDraw, optionGroup, review } from '../support/draw'
import { heading, expectAnnounced } from '../support/look'
import { renderApp } from '../support/render-app'
import { closeBy } from '../support/sheets'
import { amountField, openWithdraw, send } from '../support/withdraw'

/** "Night", and the same with an override that nothing closes. */
const ARABIC = 'ليلة'
const SENT = `${ARABIC}\u202e`
const ISOLATED = `\u2068${ARABIC}\u2069`

type Texts = Readonly<Record<string, unknown>>

const packs = import.meta.glob<Texts>('../../src/i18n/locales/*/*.ts', { eager: true, import: 'default' })

/** Every text with placeholders by its key, and the placeholders' names. */
function sentencesOf(pack: Texts, prefix: string): { key: string; names: string[] }[] {
  return Object.entries(pack).flatMap(([key, value]) => {
    if (typeof value !== 'string') return sentencesOf(value as Texts, `${prefix}${key}.`)
    const names = [...value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
    return names.length === 0 ? [] : [{ key: `${prefix}${key}`, names }]
  })
}

const say = (key: string, values: object) =>
  String((i18next.t as (key: string, values: object) => unknown)(key, values))

test.each(languages)('a name inside any sentence of $tag reorders nothing', async ({ code }) => {
  await renderApp({ path: '/Language', lang: code })
  const found = Object.entries(packs).filter(([path]) => path.includes(`/${code}/`))
  const sections = found.map(([path]) => /(\w+)\.ts$/.exec(path)?.[1] as Section)
  await loadRestPack()
  const sentences = found.flatMap(([, pack], index) => sentencesOf(pack, `${sections[index]}:`))
  expect(sentences.length).toBeGreaterThan(80)
  const open = sentences.filter(({ key, names }) => {
    const values = Object.fromEntries(names.map((name) => [name, ARABIC]))
    const text = say(key, values)
    return text.split(ISOLATED).length !== names.length + 1 || text.replaceAll(ISOLATED, '').includes(ARABIC)
  })
  expect(open).toEqual([])
})

test('an option that the platform calls in Arabic stands in the review as a word of its own, and reorders nothing', async () => {
  const options = [
    { type: 'big', name: SENT },
    { type: 'small', name: 'Low' },
  ]
  answer('/Lottery/getLotteryPeilv', options)
  const app = await openDraw(bromo)
  expect(optionGroup()).toHaveTextContent(ARABIC)
  const sheet = await review(app, [ARABIC, 'Low'], '500')
  expect(sheet).toHaveTextContent(`${ISOLATED} and Low · 2 × Rp 500 = Rp 1,000`)
  expect(document.body.textContent).not.toContain('\u202e')
})

test('a title in Arabic is a word of its own in the document’s', async () => {
  answer('/xuanfei/xuanfeidata', { xuanfei_name: SENT, vo_title: '', img_url: [] })
  await renderApp({ path: '/profile?id=301', member: 'wulan_r' })
  await heading(ARABIC)
  await waitFor(() => expect(document.title).toBe(`${ISOLATED} · Tiga`))
})

describe('a refusal in Arabic', () => {
  const POST = '/member/setUserWirhdraw'

  test('stands in a toast as a sentence of its own', async () => {
    await api.faults.add({ path: POST, kind: 'error', message: SENT })
    const release = holdBack(POST)
    const app = await openWithdraw()
    await closeBy(app.user, await send(app))
    release()
    await expectAnnounced(`Withdrawal not accepted: \u2068Rp 50,000. \u2068${ISOLATED}\u2069\u2069`)
    await waitFor(() => expect(document.getElementById('toasts')).toHaveTextContent(ISOLATED))
    expect(amountField()).toHaveValue('50.000')
  })

  test('does not reorder what follows it', async () => {
    await api.faults.add({ path: POST, kind: 'error', message: SENT })
    const sheet = await send(await openWithdraw())
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      `Withdrawal not accepted: \u2068${ISOLATED}\u2069`,
    )
    expect(screen.getByRole('dialog').textContent).not.toContain('\u202e')
  })
})
