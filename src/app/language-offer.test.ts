import { expect, it } from 'vitest'
import { offeredLanguage } from './LanguageOffer'

it.each([
  ['en-GB', 'en_us'],
  ['es-419', 'es_spa'],
  ['VI', 'vi_vi'],
  ['zh-Hans-CN', 'zh_cn'],
  ['ms-BN', 'ms_my'],
  ['id-ID', undefined],
  ['fr-FR', undefined],
  ['', undefined],
])('a phone in %j is offered %s', (phone, code) => {
  expect(offeredLanguage(phone)?.code).toBe(code)
})
