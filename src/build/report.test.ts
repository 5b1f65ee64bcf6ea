import { expect, it } from 'vitest'
import { policyOf } from './headers'
import { licenceLine, loadLine, openLines } from './report'

it.each([
  [[1000, 500], 'Home: 1,500 of 2,000 in 2 files, 500 to spare', false],
  [[2000], 'Home: 2,000 of 2,000 in 1 file, 0 to spare', false],
  [[2001], 'Home: 2,001 of 2,000 in 1 file, 1 too many', true],
  // A file that was not found is no file that weighs nothing.
  [[], 'Home: 0 of 2,000 in 0 files, 2,000 to spare', true],
])('a budget of 2,000 and %j', (bytes, text, isOver) => {
  const files = bytes.map((brotli) => ({ name: 'a.js', raw: 0, gzip: 0, brotli }))
  expect(loadLine({ name: 'Home', files, budget: 2000 })).toEqual({ text, isOver })
})

const OPEN = ['connect-src', 'frame-src']
it.each([
  [{}, OPEN],
  [{ VITE_MEDIA_HOSTS: 'cdn.example' }, ['frame-src']],
  [{ VITE_SERVICE_HOSTS: 'chat.example' }, ['connect-src']],
  [{ VITE_MEDIA_HOSTS: 'cdn.example', VITE_SERVICE_HOSTS: 'chat.example' }, []],
])('what the policy of %j leaves open is told', (settings, open) => {
  const lines = openLines(policyOf('', settings))
  expect(lines.map((line) => /^open: without VITE_.* \((\S+) https:\)$/.exec(line)?.[1])).toEqual(open)
})

it('licences are counted, the most frequent first', () => {
  const packages = ['MIT', 'Apache-2.0', 'MIT'].map((licence) => ({ licence }))
  expect(licenceLine(packages)).toBe('3 packages (2 MIT, 1 Apache-2.0), their texts in licenses.txt')
})
