import { expect, it } from 'vitest'
import { criticalStyle } from './critical-style'

const html =
  '<div class="_bar_1 first-0"><a class="_tab_1" href="/Home" aria-current="page">Home</a><input name="username"/></div>'
const of = (css: string) => criticalStyle(css, html)

it.each([
  ['a tag that is there', 'a{color:red}', 'a{color:red}'],
  ['a tag that is not', 'table{color:red}', ''],
  [
    'the page itself',
    ':root{color:red}html{top:0}body{top:0}*{margin:0}',
    ':root{color:red}html{top:0}body{top:0}*{margin:0}',
  ],
  ['a class with a state', '._tab_1:active{opacity:.8}', '._tab_1:active{opacity:.8}'],
  ['a class that is not there', '._tabs_1 ._tab_1{top:0}', ''],
  ['one selector of a list', '._tab_1,._gone_1{top:0}', '._tab_1{top:0}'],
  ['commas within brackets', ':is(a,b)._tab_1{top:0}', ':is(a,b)._tab_1{top:0}'],
  ['an attribute that is there', '._tab_1[aria-current=page] a{top:0}', '._tab_1[aria-current=page] a{top:0}'],
  [
    'an attribute that scripts set',
    ':root[data-theme=dark]{top:0}a[aria-busy=true]{top:0}',
    ':root[data-theme=dark]{top:0}a[aria-busy=true]{top:0}',
  ],
  ['an attribute that is not', 'a[disabled]{top:0}', ''],
  ['an id that is not', '#toasts{top:0}', ''],
  ['a media query', '@media (width>1px){._tab_1{top:0}._x{top:0}}', '@media (width>1px){._tab_1{top:0}}'],
  ['an empty media query', '@media (width>1px){._x{top:0}}', ''],
  [
    'an animation in use',
    '._tab_1{animation:_wait 1s}@keyframes _wait{to{top:0}}',
    '._tab_1{animation:_wait 1s}@keyframes _wait{to{top:0}}',
  ],
  ['an animation of others', '@keyframes _other{to{top:0}}', ''],
  ['values with semicolons', 'a{background:url(data:a;b,c);top:0}', 'a{background:url(data:a;b,c);top:0}'],
])('%s', (_what, css, expected) => expect(of(css)).toBe(expected))

it('keeps custom properties that are used, by another one too', () => {
  expect(of(':root{--a:var(--b);--b:1px;--c:2px}a{top:var(--a)}')).toBe(':root{--a:var(--b);--b:1px}a{top:var(--a)}')
})

it('keeps the order, by which later rules win', () => {
  expect(of('a{top:0}._x{top:1px}a{top:2px}')).toBe('a{top:0}a{top:2px}')
})

it('names a style sheet that is cut off', () => expect(() => of('a{top:0')).toThrow('ends within a block'))
