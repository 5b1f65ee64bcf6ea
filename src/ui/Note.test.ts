import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenPeriodIds } from './Note'

const markupOf = (text: string) => renderToStaticMarkup(createElement(UnbrokenPeriodIds, { text }))

it('UnbrokenPeriodIds gives a period id within a sentence a span of its own', () => {
  expect(markupOf('Round 20261121-0466 is over.')).toBe(
    '<span>Round </span><span class="num" translate="no">20261121-0466</span><span> is over.</span>',
  )
})

it('UnbrokenPeriodIds renders a text of 50,000 digits within 2 s', { timeout: 2000 }, () => {
  const digits = '1'.repeat(50_000)
  expect(markupOf(digits)).toBe(`<span>${digits}</span>`)
})
