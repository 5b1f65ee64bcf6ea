import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import packs from 'virtual:language-packs'
import { expect, it } from 'vitest'
import { languages } from '../i18n/languages'
import { START_SECTIONS } from '../i18n/packs'
import { packOfModule } from './language-packs'

it.each(languages)('$code has two packs: the texts of the first screens, and the rest', async ({ code }) => {
  const sections = readdirSync(resolve(import.meta.dirname, '../i18n/locales', code)).map((file) => file.slice(0, -3))
  const start = (await packs[`${code}/start`]?.()) ?? {}
  const rest = (await packs[`${code}/rest`]?.()) ?? {}
  expect(Object.keys(start).sort()).toEqual([...START_SECTIONS].sort())
  expect([...Object.keys(start), ...Object.keys(rest)].sort()).toEqual(sections.sort())
  expect(start).toHaveProperty(['footer', 'home'])
})

it.each([
  ['\0virtual:language-packs/en_us/start', { code: 'en_us', name: 'start' }],
  ['\0virtual:language-packs/en_us/other', null],
  ['/src/i18n/locales/en_us/index.ts', null],
])('packOfModule: the module %j is %j', (id, expected) => {
  expect(packOfModule(id)).toEqual(expected)
})
