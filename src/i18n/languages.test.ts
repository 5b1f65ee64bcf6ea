import { afterEach, describe, expect, it } from 'vitest'
import { readText, removeText, writeText } from '@/lib/storage'
import { findLanguage, languageOf, languages, localeCodeForServer, readLanguage, writeLanguage } from './languages'

afterEach(() => removeText('lang'))

describe('the languages', () => {
  it('are six, each with its tag and its own name', () => {
    expect(languages.map(({ code, tag, name }) => `${code} ${tag} ${name}`)).toEqual([
      'id_id id-ID Bahasa Indonesia',
      'vi_vi vi-VN Tiếng Việt',
      'zh_cn zh-CN 中文',
      'en_us en-US English',
      'es_spa es-MX Español',
      'ms_my ms-MY Bahasa Melayu',
    ])
  })

  it.each(languages)('$tag is a tag that Intl knows', ({ tag }) => {
    expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
    expect(Intl.NumberFormat.supportedLocalesOf(tag)).toEqual([tag])
  })

  it.each(languages)('$code is found by its code in any case', (language) => {
    expect(findLanguage(language.code)).toBe(language)
    expect(findLanguage(language.code.toUpperCase())).toBe(language)
    expect(languageOf(language.code)).toBe(language)
  })

  it.each([null, '', 'id', 'id-ID', 'fr_fr', ' id_id'])('%j is none', (code) => {
    expect(findLanguage(code)).toBeUndefined()
  })
})

describe('the member’s language', () => {
  it('is Indonesian at the first start, and written down', () => {
    expect(readLanguage()).toBe('id_id')
    expect(readText('lang')).toBe('id_id')
  })

  it('is the stored one, read in any case', () => {
    writeText('lang', 'ES_SPA')
    expect(readLanguage()).toBe('es_spa')
    expect(localeCodeForServer()).toBe('es_spa')
  })

  it('is Indonesian where an unknown one is stored, while the platform is asked in English', () => {
    writeText('lang', 'klingon')
    expect(readLanguage()).toBe('id_id')
    expect(localeCodeForServer()).toBe('en_us')
  })

  it('is stored as a raw text under "lang"', () => {
    writeLanguage('vi_vi')
    expect(readText('lang')).toBe('vi_vi')
    expect(readLanguage()).toBe('vi_vi')
  })
})

describe('the lang header', () => {
  it.each([
    ['id_id', 'id_id'],
    ['VI_VI', 'vi_vi'],
    ['klingon', 'en_us'],
    ['', 'en_us'],
  ])('for %j stored is %s', (stored, expected) => {
    writeText('lang', stored)
    expect(localeCodeForServer()).toBe(expected)
  })

  it('is en_us where none is stored, and stores none', () => {
    expect(localeCodeForServer()).toBe('en_us')
    expect(readText('lang')).toBeNull()
  })
})
