import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patterns } from '@/paths'
import { defaultLanguage, languages } from '@/i18n/languages'
import { colourOf, readTokens } from '../../tests/support/tokens'

interface Manifest {
  [member: string]: unknown
  icons: { src: string; sizes: string; type: string; purpose: string }[]
}

const publicFile = (path: string) => readFileSync(resolve(import.meta.dirname, `../../public${path}`))
const manifest = JSON.parse(publicFile('/manifest.webmanifest').toString()) as Manifest
const { light } = readTokens()

const packs = import.meta.glob<Readonly<Record<string, unknown>>>('../i18n/locales/*/{auth,common,footer}.ts', {
  eager: true,
  import: 'default',
})
const shortTag = (tag: string) => tag.replace(/-.*/, '')

/** A text in the default language, and in all languages for browsers that choose one. */
function textOf(member: string, section: string, key: string): Record<string, unknown> {
  const texts = languages.map(({ code, tag }) => [shortTag(tag), packs[`../i18n/locales/${code}/${section}.ts`]?.[key]])
  const localized = Object.fromEntries(texts) as Record<string, unknown>
  return { [member]: localized[shortTag(defaultLanguage.tag)], [`${member}_localized`]: localized }
}

describe('public/manifest.webmanifest', () => {
  it('names the app, its start and its display, in the colours of the light theme', () => {
    expect(manifest).toMatchObject({
      background_color: light['bg'],
      theme_color: light['brand'],
      id: '/Home',
      name: 'Tiga',
      short_name: 'Tiga',
      lang: defaultLanguage.tag,
      dir: 'ltr',
      start_url: patterns.home,
      scope: '/',
      display: 'standalone',
    })
  })

  it('has the description of Log-in in each language', () => {
    const { description, description_localized } = manifest
    expect({ description, description_localized }).toStrictEqual(textOf('description', 'auth', 'firstText'))
  })

  it('has shortcuts to screens under their names in each language', () => {
    expect(manifest['shortcuts']).toStrictEqual([
      { ...textOf('name', 'footer', 'draws'), url: patterns.draws },
      { ...textOf('name', 'footer', 'videos'), url: patterns.videos },
      { ...textOf('name', 'common', 'taskRecord'), url: patterns.orderRecord },
    ])
  })

  it('has icons of the stated sizes and a maskable one, and index.html has one for iPhones', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const file = publicFile(src)
      if (type !== 'image/png') continue
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    const page = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8')
    const [, apple = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
    expect(publicFile(apple).readUInt32BE(16)).toBe(180)
  })

  // The PNGs are screenshots of this file. Phones cut the corners of the maskable icon and of
  // Apple's: those have no `rx`, and the maskable one draws its tiles at 0.82 of their size.
  it.each(['hero-near', 'hero-middle', 'hero-far', 'draw'])('favicon.svg has the colour of --%s', (name) => {
    expect(publicFile('/favicon.svg').toString()).toContain(`"${colourOf(light, name)}"`)
  })
})
