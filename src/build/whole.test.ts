import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { SCRIPT_END_MARKER, SHEET_END_MARKER, END_MARKER_PATTERN } from './ends'
import { HASHES_PLACEHOLDER, withHashes, withLoader } from './whole'

it.each([
  ['a script', `export{a as b};${SCRIPT_END_MARKER}`],
  ['a style sheet', `.a{color:red}${SHEET_END_MARKER}`],
  ['the page', '</html>\n<!--whole-->\n'],
])('END_MARKER matches the complete text of %s, but no beginning of that text', (_name, text) => {
  expect(text).toMatch(END_MARKER_PATTERN)
  const beginnings = Array.from({ length: text.trimEnd().length - 12 }, (_item, length) => text.slice(0, length))
  expect(beginnings.filter((beginning) => END_MARKER_PATTERN.test(beginning))).toEqual([])
})

it('withLoader replaces `import` of a file by loadFile, or by loadOnce if other files import that file statically', () => {
  const shared = new Set(['assets/parts-b2.js'])
  const code = 'x=()=>import(`./Hall-a1.js`),y=()=>import("./parts-b2.js"),z=()=>import(z.module)'
  const changedText = withLoader(code, shared)
  expect(changedText).toBe('x=()=>loadFile(`Hall-a1.js`),y=()=>loadOnce("parts-b2.js"),z=()=>import(z.module)')
  expect(changedText).toHaveLength(code.length)
})

it('withHashes adds hashes to the page’s tags, and to the inline script only for statically imported files', () => {
  const hashOf = (name: string) => createHash('sha256').update(name).digest('base64')
  const html = [
    '<script type="module" crossorigin src="/assets/index-a1.js"></script>',
    '<link rel="stylesheet" crossorigin href="/assets/index-a1.css">',
    '<link rel="icon" href="/favicon.svg">',
    `<script>hashes:\`${HASHES_PLACEHOLDER}*-start-w.js,Hall-a1.js,parts-b2.js,Hall-a1.css\`</script>`,
  ].join('\n')
  const changedText = withHashes(html, new Set(['assets/parts-b2.js']), (name) =>
    name.startsWith('*') ? undefined : hashOf(name),
  )
  expect(changedText.split('\n')).toEqual([
    `<script type="module" crossorigin src="/assets/index-a1.js" integrity="sha256-${hashOf('index-a1.js')}"></script>`,
    `<link rel="stylesheet" crossorigin href="/assets/index-a1.css" integrity="sha256-${hashOf('index-a1.css')}">`,
    '<link rel="icon" href="/favicon.svg">',
    `<script>hashes:\`,,${hashOf('parts-b2.js').slice(0, -1)},\`</script>`,
  ])
})
