import { createInstance } from 'i18next'
import { expect, it } from 'vitest'
import { languageOf, type LanguageCode } from './languages'

const packs = import.meta.glob<{ default: Record<string, unknown> }>('./locales/*/common.ts', { eager: true })

async function playsIn(code: LanguageCode, count: number): Promise<string> {
  const { tag } = languageOf(code)
  const i18n = createInstance()
  const common = packs[`./locales/${code}/common.ts`]?.default ?? {}
  await i18n.init({ lng: tag, load: 'currentOnly', fallbackLng: false, resources: { [tag]: { common } } })
  return i18n.t('common:plays', { plays: String(count), count })
}

it.each<[LanguageCode, number, string]>([
  ['en_us', 1, '1 play'],
  ['en_us', 2, '2 plays'],
  ['es_spa', 1, '1 reproducción'],
  // Spanish has a third plural form, for whole millions. For plays, it has the same word as the
  // second form.
  ['es_spa', 1_000_000, '1000000 reproducciones'],
  ['id_id', 1, '1 kali ditonton'],
  ['vi_vi', 1, '1 lượt xem'],
  ['zh_cn', 1, '播放量 1'],
  ['ms_my', 1, '1 tontonan'],
])('in the language %s, the text for %i plays is "%s"', async (code, count, expectedText) => {
  expect(await playsIn(code, count)).toBe(expectedText)
})
