// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { insertPrerendered } from './first-screen-script'
import { templatesOf } from './first-screens'
import { criticalStyle, withScreens } from './start-page'

const inEveryLanguage = (html: (code: string) => string) =>
  Object.fromEntries(languages.map(({ code }) => [code, html(code)])) as Record<string, string>
const screens = [
  {
    name: '/Login',
    html: inEveryLanguage(
      (code) =>
        `<main class="_a_1"><p>tiga<b>.</b></p><button aria-label="Back ${code}">x</button><form><input name="username" value=""/>` +
        `<button type="submit">Log &amp; in ${code}</button></form><div class="_a_1" style="height:8px"></div></main>`,
    ),
  },
  { name: '/Home', html: inEveryLanguage((code) => `<main class="_a_1"><h1>Log &amp; in ${code}</h1></main>`) },
]
const templates = templatesOf(screens)

it('templatesOf lists the texts and labels of a screen in document order, except in Indonesian, the templates’ language', () => {
  expect(templates.words['zh_cn']).toEqual({
    '/Login': ['tiga', '.', 'Back zh_cn', 'x', 'Log & in zh_cn'],
    '/Home': ['Log & in zh_cn'],
  })
  expect(templates.words).not.toHaveProperty('id_id')
})

it('templatesOf replaces a style attribute by a class, because the Content-Security-Policy forbids style attributes', () => {
  expect(templates.html['/Login']).toContain('<div class="_a_1 first-0"></div>')
  expect(templates.style).toBe('.first-0{height:8px}')
})

it('templatesOf throws if the HTML of two languages differs in more than texts', () => {
  const htmlWithMoreTags = inEveryLanguage((code) => (code === 'es_spa' ? '<p>a</p><p>b</p>' : '<p>a</p>'))
  expect(() => templatesOf([{ name: '/Home', html: htmlWithMoreTags }])).toThrow('/Home differs between languages')
})

it('withScreens adds the templates and the style rules that they need, and throws for a class without a rule', async () => {
  const page = '<head></head><body><div id="root"></div></body>'
  expect(await withScreens(page, templates, '._a_1{top:0}._b_1{top:0}')).toMatch(
    /<style>\._a_1\{top:0\}\.first-0\{height:8px\}.*<\/style>\s*<\/head>.*<template id="\/Home">.*<div id="root">/s,
  )
  await expect(withScreens(page, templates, '._b_1{top:0}')).rejects.toThrow(
    'classes that no style sheet defines: _a_1',
  )
})

it('insertPrerendered inserts nothing and leaves #root visible if the address has no prerendered screen', () => {
  document.body.innerHTML = '<template id="/Login"><p></p></template><div id="root"></div>'
  insertPrerendered('/Mine', templates.words['zh_cn']?.['/Mine'])
  expect(document.getElementById('first')).toBeNull()
  expect(document.getElementById('root')?.hidden).toBe(false)
})

const html = '<div class="_bar_1"><a class="_tab_1" href="/Home" aria-current="page">table _word_1</a></div>'

it.each([
  ['rules of the page itself', ':root{color:red}html{top:0}body{top:0}*{margin:0}:focus-visible{top:0}'],
  ['rules for attributes that scripts set', ':root[data-theme=dark]{top:0}a[aria-busy=true]{top:0}'],
  [
    'rules, variables and animations in use',
    ':root{--a:var(--b);--b:1px}._tab_1:active{top:var(--a);animation:_in 1s}@keyframes _in{to{top:0}}',
  ],
])('criticalStyle keeps %s', async (_name, css) => expect(await criticalStyle(css, html)).toBe(css))

it('criticalStyle removes rules that match no tag, even if a text contains the name of their tag or class', async () => {
  const css = 'table{top:0}._word_1,._tab_1{top:0}a[disabled]{top:0}@media print{._x{top:0}}@keyframes _x{to{top:0}}'
  expect(await criticalStyle(`:root{--a:1px;top:0}${css}`, html)).toBe(':root{top:0}._tab_1{top:0}')
})
