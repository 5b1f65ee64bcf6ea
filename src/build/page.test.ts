import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { defaultLanguage, languages } from '@/i18n/languages'
import { colourOf, parseTokens, readTokens } from '../../tests/support/tokens'
import { withStylesBehindShell } from './page'
import auth from '@/i18n/locales/id_id/auth'
import { pageTable, bundleStartScript, noscriptHtml } from './start-page'

const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8')
const { light, dark } = readTokens()

const NO_NEEDS = { files: [], addresses: [] }

it('index.html has the default language and the background colour of each theme', () => {
  expect(html).toContain(`<html lang="${defaultLanguage.tag}">`)
  const themeColours = [...html.matchAll(/"theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(.*?)"/g)]
  expect(themeColours.map(([, ...colours]) => colours)).toEqual([
    ['light', light['bg']],
    ['dark', dark['bg']],
  ])
  const backgrounds = [...html.matchAll(/background: (#\w+);/g)].map(([, colour]) => colour)
  expect(backgrounds).toEqual([light['bg'], dark['bg'], dark['bg']])
})

it('withStylesBehindShell moves the links of style sheets from the head behind the shell, in the same order', () => {
  const styleLinks = ['a-1.css', 'b-2.css'].map((file) => `<link rel="stylesheet" crossorigin href="/assets/${file}">`)
  const builtPage = html.replace('</head>', `  ${styleLinks.join('\n    ')}\n  </head>`)
  const [head = '', body = ''] = withStylesBehindShell(builtPage).split('</head>')
  expect(head).not.toContain('stylesheet')
  expect(body.match(/class="shell"|<link rel="stylesheet"[^>]*>/g)).toEqual(['class="shell"', ...styleLinks])
})

it('parseTokens reads the tokens of both themes, and colourOf resolves references to other tokens', () => {
  const css =
    ':root { --a: light-dark(rgb(1 2 3 / 0.5), #fff); --b: 1px var(--a), light-dark(red, blue) 2px; --c: 4px; }'
  const tokens = parseTokens(css)
  expect(tokens.light).toEqual({ a: 'rgb(1 2 3 / 0.5)', b: '1px var(--a), red 2px', c: '4px' })
  expect(tokens.dark).toEqual({ a: '#fff', b: '1px var(--a), blue 2px', c: '4px' })
  expect(colourOf(tokens.dark, 'b')).toBe('1px #fff, blue 2px')
  expect(() => colourOf(tokens.dark, 'd')).toThrow('tokens.css has no --d')
})

it('pageTable contains the API address only if the page has prerendered screens', () => {
  expect(pageTable(NO_NEEDS, {})).toMatchObject({ apiBaseUrl: '', startsAtLogin: true })
  const settings = { VITE_API_BASE_URL: '/v1/', VITE_START_AT_LOGIN: '0' }
  const screens = { html: {}, style: '', words: {} }
  expect(pageTable(NO_NEEDS, settings, screens)).toMatchObject({ apiBaseUrl: '/v1', startsAtLogin: false })
})

it('noscriptHtml says in each language that Tiga needs JavaScript', () => {
  expect(html).toContain('<noscript></noscript>')
  const texts = noscriptHtml()
  for (const { tag } of languages) expect(texts).toMatch(new RegExp(`<p lang="${tag}">Tiga [^<]*JavaScript[^<]*</p>`))
})

it('index.html has the text auth.firstText of the default language as its description', () => {
  expect(html).toContain(`<meta name="description" content="${auth.firstText}" />`)
})

it('bundleStartScript returns a script with the texts of all languages and without static imports and exports', async () => {
  const script = await bundleStartScript(pageTable({ files: ['</script>'], addresses: [] }, {}))
  for (const { tag } of languages)
    expect(script).toMatch(new RegExp(`tag:.${tag}.,notStarted:.[^,]*Tiga[^,]*.,stillLoading:.Tiga [^,]*.,retry:`))
  // The script has no static import, only calls of `import(…)`.
  expect(script).not.toMatch(/__PAGE__|<\/|\bimport\b(?!\()|\bexport\b/)
})
