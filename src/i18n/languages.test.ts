import { afterEach, describe, expect, it } from 'vitest'
import { readText, removeText, writeText } from '@/lib/storage'
import { currentLanguage, localeCodeForServer } from './index'
import { findLanguage, languageOf, languages, readLanguage, writeLanguage } from './languages'

afterEach(() => removeText('lang'))

describe('the list of languages', () => {
  it('has six languages, each with its tag and its own name', () => {
    expect(languages.map(({ code, tag, name }) => `${code} ${tag} ${name}`)).toEqual([
      'id_id id-ID Bahasa Indonesia',
      'vi_vi vi-VN Tiếng Việt',
      'zh_cn zh-CN 中文',
      'en_us en-US English',
      'es_spa es-MX Español',
      'ms_my ms-MY Bahasa Melayu',
    ])
  })

  it.each(languages)(
    'has an entry for $code, in lower or upper case, whose tag $tag is supported by Intl',
    (language) => {
      expect(Intl.getCanonicalLocales(language.tag)).toEqual([language.tag])
      expect(Intl.NumberFormat.supportedLocalesOf(language.tag)).toEqual([language.tag])
      expect(findLanguage(language.code)).toBe(language)
      expect(findLanguage(language.code.toUpperCase())).toBe(language)
      expect(languageOf(language.code)).toBe(language)
    },
  )

  it.each([null, '', 'id', 'id-ID', 'fr_fr', ' id_id'])('has no language with the code %j', (code) => {
    expect(findLanguage(code)).toBeUndefined()
  })
})

describe('the member’s language', () => {
  it('is Indonesian at the first start, and its code is then stored', () => {
    expect(readText('lang')).toBeNull()
    expect(readLanguage()).toBe('id_id')
    expect(readText('lang')).toBe('id_id')
  })

  it.each([
    ['id_id', 'id_id', 'id_id'],
    ['ES_SPA', 'es_spa', 'es_spa'],
    ['klingon', 'id_id', 'en_us'],
    ['', 'id_id', 'id_id'],
  ])('with the stored text %j is %s, and the lang header is then %s', (stored, code, header) => {
    writeText('lang', stored)
    expect(readLanguage()).toBe(code)
    expect(localeCodeForServer()).toBe(header)
  })

  it('is Indonesian while "" is stored, and readLanguage then stores id_id', () => {
    writeText('lang', '')
    expect(localeCodeForServer()).toBe('id_id')
    readLanguage()
    expect(readText('lang')).toBe('id_id')
  })

  it('in the lang header is the language of the page if nothing is stored', () => {
    const pageLanguage = currentLanguage()
    expect(readText('lang')).toBeNull()
    expect(localeCodeForServer()).toBe(pageLanguage)
    expect(readText('lang')).toBeNull()
  })

  it('is stored as plain text under "lang"', () => {
    writeLanguage('vi_vi')
    expect(readText('lang')).toBe('vi_vi')
  })
})
