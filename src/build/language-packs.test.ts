import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import packs from 'virtual:language-packs'
import { expect, it } from 'vitest'
import { languages } from '../i18n/languages'
import { PACK_NAMES, PACKS } from '../i18n/packs'
import { packOfModule, packsOf, withWords } from './language-packs'

it('each section of words travels in one pack', () => {
  const files = readdirSync(resolve(import.meta.dirname, '../i18n/locales/en_us'))
  const sections = PACK_NAMES.flatMap((name): readonly string[] => PACKS[name])
  expect(sections.sort()).toEqual(files.map((file) => file.replace('.ts', '')).sort())
})

it.each(languages.map(({ code }) => code))('%s has every pack, with the words of its sections', async (code) => {
  for (const name of PACK_NAMES) {
    const pack = await packs[`${code}/${name}`]?.()
    expect(Object.keys(pack ?? {}).sort()).toEqual([...PACKS[name]].sort())
  }
  expect(await packs[`${code}/start`]?.()).toHaveProperty(['footer', 'home'])
})

it.each([
  ['\0virtual:language-packs/en_us/start', { code: 'en_us', name: 'start' }],
  ['\0virtual:language-packs/en_us/other', null],
  ['/src/i18n/locales/en_us/index.ts', null],
])('%j is %j', (id, expected) => {
  expect(packOfModule(id)).toEqual(expected)
})

it('code on demand comes with the packs of its words, and of all that it imports', () => {
  const module = (name: string) => resolve(import.meta.dirname, '..', name)
  // The first load has no other pack.
  expect(packsOf(module('features/auth/LoginScreen.tsx'))).toEqual([])
  expect(packsOf(module('features/home/HomeScreen.tsx'))).toEqual(['home'])
  expect(packsOf(module('features/top-up/TopUpScreen.tsx'))).toEqual(['draws', 'account'])
  const code = "const Part = lazyPart(() => import('./Part'))\nconst x = () => import('hls.js')"
  expect(withWords(code, module('app/App.tsx'), () => ['draws'])).toBeNull()
  const known = code.replace('./Part', './IdleParts')
  expect(withWords(known, module('app/App.tsx'), () => ['draws'])).toBe(
    `${known.replace("import('./IdleParts')", `withPacks(import('./IdleParts'), ["draws"])`)}\nimport { withPacks } from '@/i18n'\n`,
  )
  const broken = code.replace("=> import('./Part')", "=>\n  import('./IdleParts')")
  expect(withWords(broken, module('app/App.tsx'), () => ['draws'])).toContain("=>\n  withPacks(import('./IdleParts')")
  // As Vite has written out `import.meta.glob`.
  const globbed = '({"./home/HomeScreen.tsx": () => import("../features/home/HomeScreen.tsx")})'
  expect(withWords(globbed, module('app/screens.ts'), () => ['home'])).toContain(
    '() => withPacks(import("../features/home/HomeScreen.tsx"), ["home"])',
  )
  expect(() => withWords("const x = import('./Part')", module('app/App.tsx'), () => [])).toThrow('on demand')
})
