import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { parseUrl } from './url'

const HERE = 'https://app.example/PlayVideo?id=1'

it.each([
  ['https://cdn.example/a.jpg', undefined, 'https://cdn.example/a.jpg'],
  ['/media/a.jpg', HERE, 'https://app.example/media/a.jpg'],
  ['', HERE, HERE],
  ...['http://', 'https://cdn host/a.jpg', 'https://[::1', '//'].map((text): [string, string, undefined] => [
    text,
    HERE,
    undefined,
  ]),
  // Without a host it needs one to stand at.
  ['/media/a.jpg', undefined, undefined],
  ['', undefined, undefined],
])('the address %j at %j is %j', (address, base, expected) => {
  expect(parseUrl(address, base)?.href).toBe(expected)
})

it('no address throws', () => {
  const address = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl())
  forAll(address, fc.option(address, { nil: undefined }), (address, base) => {
    expect(() => parseUrl(address, base)).not.toThrow()
  })
})
