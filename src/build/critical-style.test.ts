import { expect, it } from 'vitest'
import { criticalStyle } from './critical-style'

const html =
  '<div class="_bar_1 first-0"><a class="_tab_1" href="/Home" aria-current="page">Home</a><input name="username"/></div>'
const of = (css: string) => criticalStyle(css, html)

it.each([
  ['a tag that is there', 'a{color:red}'],
  ['the page itself', ':root{color:red}html{top:0}body{top:0}*{margin:0}'],
  ['a class with a state', '._tab_1:active{opacity:.8}'],
  ['commas within brackets', ':is(a,b)._tab_1{top:0}'],
  ['an attribute that is there', '._tab_1[aria-current=page] a{top:0}'],
  ['an attribute that scripts set', ':root[data-theme=dark]{top:0}a[aria-busy=true]{top:0}'],
  ['an animation in use', '._tab_1{animation:_wait 1s}@keyframes _wait{to{top:0}}'],
  ['values with semicolons', 'a{background:url(data:a;b,c);top:0}'],
])('keeps %s', (_what, css) => expect(of(css)).toBe(css))

it.each([
  ['a tag', 'table{color:red}', ''],
  ['a class', '._tabs_1 ._tab_1{top:0}', ''],
  ['one selector of a list', '._tab_1,._gone_1{top:0}', '._tab_1{top:0}'],
  ['an attribute', 'a[disabled]{top:0}', ''],
  ['an id', '#toasts{top:0}', ''],
  ['a part of a media query', '@media (width>1px){._tab_1{top:0}._x{top:0}}', '@media (width>1px){._tab_1{top:0}}'],
  ['all of a media query', '@media (width>1px){._x{top:0}}', ''],
  ['an animation', '@keyframes _other{to{top:0}}', ''],
])('leaves out %s that is not there', (_what, css, expected) => expect(of(css)).toBe(expected))

it('keeps custom properties that are used, by another one too', () => {
  expect(of(':root{--a:var(--b);--b:1px;--c:2px}a{top:var(--a)}')).toBe(':root{--a:var(--b);--b:1px}a{top:var(--a)}')
})

it('keeps the order, by which later rules win', () => {
  expect(of('a{top:0}._x{top:1px}a{top:2px}')).toBe('a{top:0}a{top:2px}')
})

it('names a style sheet that is cut off', () => expect(() => of('a{top:0')).toThrow('ends within a block'))
