// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { languages } from '@/i18n/languages'
import { showFirstScreen } from './first-screen-script'
import { templatesOf } from './first-screens'
import { withScreens } from './start-page'

const every = (html: (code: string) => string) =>
  Object.fromEntries(languages.map(({ code }) => [code, html(code)])) as Record<string, string>
const screens = [
  {
    name: '/Login',
    html: every(
      (code) =>
        `<main class="_a_1"><p>tiga<b>.</b></p><button aria-label="Back ${code}">x</button><form><input name="username" value=""/>` +
        `<button type="submit">Log &amp; in ${code}</button></form><div class="_a_1" style="height:8px"></div></main>`,
    ),
  },
  { name: '/Home', html: every((code) => `<main class="_a_1"><h1>Log &amp; in ${code}</h1></main>`) },
]
const templates = templatesOf(screens)

it('words are told from what all languages write, and each is listed once', () => {
  expect(templates.slots).toEqual({ '/Login': [-1, -1, 0, -1, 1], '/Home': [1] })
  expect(templates.words['zh_cn']).toEqual(['Back zh_cn', 'Log & in zh_cn'])
  expect(templates.words).not.toHaveProperty('id_id')
})

it('the policy forbids styles of elements: they become classes', () => {
  expect(templates.html['/Login']).toContain('<div class="_a_1 first-0"></div>')
  expect(templates.style).toBe('.first-0{height:8px}')
})

it('languages may differ in words alone', () => {
  const longer = every((code) => (code === 'es_spa' ? '<p>a</p><p>b</p>' : '<p>a</p>'))
  expect(() => templatesOf([{ name: '/Home', html: longer }])).toThrow('/Home differs between languages')
})

it('the page gets the templates and their style, and refuses classes that no style sheet has', () => {
  const page = '<head></head><body><div id="root"></div></body>'
  expect(withScreens(page, templates, '._a_1{top:0}._b_1{top:0}')).toMatch(
    /<style>\._a_1\{top:0\}\.first-0\{height:8px\}.*<\/style>\s*<\/head>.*<template id="\/Home">.*<div id="root">/s,
  )
  expect(() => withScreens(page, templates, '._b_1{top:0}')).toThrow('classes of no style sheet: _a_1')
})

it('an address without a screen keeps the shell', () => {
  document.body.innerHTML = '<template id="/Login"><p></p></template><div id="root"></div>'
  showFirstScreen('/Mine', templates, 'zh_cn')
  expect(document.getElementById('first')).toBeNull()
  expect(document.getElementById('root')?.hidden).toBe(false)
})
