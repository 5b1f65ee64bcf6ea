import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { routePatterns } from '@/paths'
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

/** Returns a field in the default language, and its `_localized` form in all languages. */
function localizedMember(member: string, section: string, key: string): Record<string, unknown> {
  const texts = languages.map(({ code, tag }) => [shortTag(tag), packs[`../i18n/locales/${code}/${section}.ts`]?.[key]])
  const localized = Object.fromEntries(texts) as Record<string, unknown>
  return { [member]: localized[shortTag(defaultLanguage.tag)], [`${member}_localized`]: localized }
}

describe('public/manifest.webmanifest', () => {
  it('has the app’s name, start address, display mode and the colours of the light theme', () => {
    expect(manifest).toMatchObject({
      background_color: light['bg'],
      theme_color: light['brand'],
      id: '/Home',
      name: 'Tiga',
      short_name: 'Tiga',
      lang: defaultLanguage.tag,
      dir: 'ltr',
      start_url: routePatterns.home,
      scope: '/',
      display: 'standalone',
    })
  })

  it('has as its description in each language the introduction of the Log-in screen', () => {
    const { description, description_localized } = manifest
    expect({ description, description_localized }).toStrictEqual(localizedMember('description', 'auth', 'firstText'))
  })

  it('has shortcuts to three screens, each with the screen’s name in every language', () => {
    expect(manifest['shortcuts']).toStrictEqual([
      { ...localizedMember('name', 'footer', 'draws'), url: routePatterns.draws },
      { ...localizedMember('name', 'footer', 'videos'), url: routePatterns.videos },
      { ...localizedMember('name', 'common', 'taskRecord'), url: routePatterns.orderRecord },
    ])
  })

  it('has PNG icons of the sizes that it states, and a maskable icon', () => {
    for (const { src, sizes, type } of manifest.icons) {
      const file = publicFile(src)
      if (type !== 'image/png') continue
      expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes)
    }
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
    const page = readFileSync(resolve(import.meta.dirname, '../../index.html'), 'utf8')
    const [, appleIcon = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? []
    expect(publicFile(appleIcon).readUInt32BE(16)).toBe(180)
  })

  // Only favicon.svg is compared with the theme, because the PNG icons are screenshots of it.
  // Phones cut the corners of the maskable icon and of Apple's icon, so these have no rounded
  // corners (`rx`). The maskable icon also draws its tiles at 0.82 of their size.
  it.each(['hero-near', 'hero-middle', 'hero-far', 'draw'])(
    'has a favicon that contains the colour --%s of the light theme',
    (name) => {
      expect(publicFile('/favicon.svg').toString()).toContain(`"${colourOf(light, name)}"`)
    },
  )
})
