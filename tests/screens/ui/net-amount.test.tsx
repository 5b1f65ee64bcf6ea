import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { money } from '@/lib/money/text'
import { NetAmount } from '@/ui/NetAmount'
import { wordsIn } from '../../support/look'

test.each([
  ['950', '+Rp 950', true],
  ['0.01', '+Rp 0.01', true],
  ['0', 'Rp 0', false],
  ['-100', '−Rp 100', false],
])('a net of %s is %s, and coloured only above zero', (net, words, isColoured) => {
  const { container } = render(<NetAmount amount={money(net)} />)
  expect(wordsIn(container)).toBe(words)
  expect(container.querySelector('[class*="gain"]') !== null).toBe(isColoured)
})
