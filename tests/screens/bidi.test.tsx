import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { describe, expect, test } from 'vitest'
import { loadRestPack } from '@/i18n'
import { languages } from '@/i18n/languages'
import type { Section } from '@/i18n/sections'
import { answerGetsWith, api, holdBack } from '../support/api'
import { bromoPath, openDraw, optionGroup, review } from '../support/draw'
import { findHeading, expectAnnounced } from '../support/look'
import { renderApp } from '../support/render-app'
import { closeSheetBy } from '../support/sheets'
import { amountField, openWithdraw, send } from '../support/withdraw'

/**
 * The Arabic word for "night": the word itself, the word with an unclosed override of the text
 * direction, and the word between isolating marks.
 */
const ARABIC = 'ليلة'
const ARABIC_WITH_OVERRIDE = `${ARABIC}\u202e`
const ISOLATED_ARABIC = `\u2068${ARABIC}\u2069`

type Texts = Readonly<Record<string, unknown>>

const packs = import.meta.glob<Texts>('../../src/i18n/locales/*/*.ts', { eager: true, import: 'default' })

/** Returns the key of each text with placeholders, and the names of its placeholders. */
function sentencesOf(pack: Texts, prefix: string): { key: string; names: string[] }[] {
  return Object.entries(pack).flatMap(([key, value]) => {
    if (typeof value !== 'string') return sentencesOf(value as Texts, `${prefix}${key}.`)
    const names = [...value.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name)
    return names.length === 0 ? [] : [{ key: `${prefix}${key}`, names }]
  })
}

const translate = (key: string, values: object) =>
  String((i18next.t as (key: string, values: object) => unknown)(key, values))

test.each(languages)(
  'an Arabic value is put between isolating marks in each sentence with placeholders in the language $tag',
  async ({ code }) => {
    await renderApp({ path: '/Language', lang: code })
    const packsOfLanguage = Object.entries(packs).filter(([path]) => path.includes(`/${code}/`))
    const sections = packsOfLanguage.map(([path]) => /(\w+)\.ts$/.exec(path)?.[1] as Section)
    await loadRestPack()
    const sentences = packsOfLanguage.flatMap(([, pack], index) => sentencesOf(pack, `${sections[index]}:`))
    expect(sentences.length).toBeGreaterThan(80)
    const notIsolated = sentences.filter(({ key, names }) => {
      const values = Object.fromEntries(names.map((name) => [name, ARABIC]))
      const text = translate(key, values)
      return (
        text.split(ISOLATED_ARABIC).length !== names.length + 1 || text.replaceAll(ISOLATED_ARABIC, '').includes(ARABIC)
      )
    })
    expect(notIsolated).toEqual([])
  },
)

test('an Arabic option is put between isolating marks in the review, and its override of the text direction is removed', async () => {
  const options = [
    { type: 'big', name: ARABIC_WITH_OVERRIDE },
    { type: 'small', name: 'Low' },
  ]
  answerGetsWith('/Lottery/getLotteryPeilv', options)
  const app = await openDraw(bromoPath)
  expect(optionGroup()).toHaveTextContent(ARABIC)
  const sheet = await review(app, [ARABIC, 'Low'], '500')
  expect(sheet).toHaveTextContent(`${ISOLATED_ARABIC} and Low · 2 × Rp 500 = Rp 1,000`)
  expect(document.body.textContent).not.toContain('\u202e')
})

test('an Arabic name of a host is put between isolating marks in the title of the document', async () => {
  answerGetsWith('/xuanfei/xuanfeidata', { xuanfei_name: ARABIC_WITH_OVERRIDE, vo_title: '', img_url: [] })
  await renderApp({ path: '/profile?id=301', member: 'wulan_r' })
  await findHeading(ARABIC)
  await waitFor(() => expect(document.title).toBe(`${ISOLATED_ARABIC} · Tiga`))
})

describe('a refusal in Arabic', () => {
  const WITHDRAW_CALL = '/member/setUserWirhdraw'

  test('is put between isolating marks in a toast if the sheet was closed, and the amount stays in the form', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'error', message: ARABIC_WITH_OVERRIDE })
    const release = holdBack(WITHDRAW_CALL)
    const app = await openWithdraw()
    await closeSheetBy(app.user, await send(app))
    release()
    await expectAnnounced(`Withdrawal not accepted: \u2068Rp 50,000. \u2068${ISOLATED_ARABIC}\u2069\u2069`)
    await waitFor(() => expect(document.getElementById('toasts')).toHaveTextContent(ISOLATED_ARABIC))
    expect(amountField()).toHaveValue('50.000')
  })

  test('is put between isolating marks in the sheet, and its override of the text direction is removed', async () => {
    await api.faults.add({ path: WITHDRAW_CALL, kind: 'error', message: ARABIC_WITH_OVERRIDE })
    const sheet = await send(await openWithdraw())
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(
      `Withdrawal not accepted: \u2068${ISOLATED_ARABIC}\u2069`,
    )
    expect(screen.getByRole('dialog').textContent).not.toContain('\u202e')
  })
})
