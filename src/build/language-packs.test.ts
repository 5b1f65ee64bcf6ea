import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import packs from 'virtual:language-packs'
import { expect, it } from 'vitest'
import { languages } from '../i18n/languages'
import { START_SECTIONS } from '../i18n/packs'
import { packOfModule } from './language-packs'

it.each(languages)(
  'the texts of $code are in two packs: one for the first screens, and one for all other texts',
  async ({ code }) => {
    const sections = readdirSync(resolve(import.meta.dirname, '../i18n/locales', code)).map((file) => file.slice(0, -3))
    const startPack = (await packs[`${code}/start`]?.()) ?? {}
    const restPack = (await packs[`${code}/rest`]?.()) ?? {}
    expect(Object.keys(startPack).sort()).toEqual([...START_SECTIONS].sort())
    expect([...Object.keys(startPack), ...Object.keys(restPack)].sort()).toEqual(sections.sort())
    expect(startPack).toHaveProperty(['footer', 'home'])
  },
)

it.each([
  ['\0virtual:language-packs/en_us/start', { code: 'en_us', name: 'start' }],
  ['\0virtual:language-packs/en_us/other', null],
  ['/src/i18n/locales/en_us/index.ts', null],
])('packOfModule returns for the module %j the pack %j', (id, expected) => {
  expect(packOfModule(id)).toEqual(expected)
})
