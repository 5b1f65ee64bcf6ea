import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalPath, patterns } from '@/paths'
import { defaultLanguage, languages } from '@/i18n/languages'
import { manifestOf, readManifest } from './manifest'
import { wordsOf } from './manifest-words'
import { readTokens } from './tokens'

interface Manifest {
  [member: string]: unknown
  description_localized: Record<string, string>
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; name_localized: Record<string, string>; url: string }[]
}

const manifest = JSON.parse(manifestOf(wordsOf)) as Manifest
const publicFile = (path: string) => readFileSync(resolve(import.meta.dirname, `../../public${path}`))

describe('the manifest', () => {
  it('says whose it is, where it starts and how it opens, in the colours of the light theme', () => {
    const { light } = readTokens()
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

  it('describes itself in its own language, and in each of the others', () => {
    const { description, description_localized: localized } = manifest
    expect(Object.keys(localized)).toEqual(languages.map(({ tag }) => tag.slice(0, 2)))
    expect(new Set(Object.values(localized)).size).toBe(languages.length)
    expect(description).toBe(localized['id'])
    expect(localized['en']).toBe('Draws, videos and local hosts, for members.')
  })

  it('has icons of the sizes it states, one that a phone may cut, and one for iPhones in the page', () => {
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

  it('leads by its shortcuts to screens, named in each language', () => {
    expect(manifest.shortcuts.map(({ name_localized: names, url }) => [names['en'], url])).toEqual([
      ['Draws', '/game'],
      ['Videos', '/video'],
      ['Task record', '/GameRecord'],
    ])
    for (const { name, name_localized: names, url } of manifest.shortcuts) {
      expect(name).toBe(names['id'])
      expect(Object.values(names).filter((text) => text === '')).toEqual([])
      expect(Object.values(patterns)).toContain(url)
      expect(canonicalPath(url)).toBeNull()
    }
  })

  it('is written by the build as it is here', async () => {
    expect(JSON.parse(await readManifest())).toEqual(manifest)
  })
})
