import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { UnbrokenPeriodIds } from './Note'

const shown = (text: string) => renderToStaticMarkup(createElement(UnbrokenPeriodIds, { text }))

it('a period within a sentence stays on one line', () => {
  expect(shown('Round 20261121-0466 is over.')).toBe(
    '<span>Round </span><span class="num" translate="no">20261121-0466</span><span> is over.</span>',
  )
})

it('a row of many digits is shown at once', { timeout: 2000 }, () => {
  const digits = '1'.repeat(50_000)
  expect(shown(digits)).toBe(`<span>${digits}</span>`)
})
