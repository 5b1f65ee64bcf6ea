import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forAll } from '../../tests/support/for-all'
import { parseUrl } from './url'

const HERE = 'https://app.example/PlayVideo?id=1'

describe('an address', () => {
  it.each([
    ['https://cdn.example/a.jpg', undefined, 'https://cdn.example/a.jpg'],
    ['/media/a.jpg', HERE, 'https://app.example/media/a.jpg'],
    ['', HERE, HERE],
  ])('%j at %j is %j', (address, base, expected) => {
    expect(parseUrl(address, base)?.href).toBe(expected)
  })

  it.each(['http://', 'https://cdn host/a.jpg', 'https://[::1', '//'])('%j is none', (address) => {
    expect(parseUrl(address, HERE)).toBeNull()
  })

  it('without a host needs one to stand at', () => {
    expect(['/media/a.jpg', ''].map((address) => parseUrl(address))).toEqual([null, null])
  })

  it('never throws', () => {
    const address = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl())
    forAll(address, fc.option(address, { nil: undefined }), (address, base) => {
      expect(() => parseUrl(address, base)).not.toThrow()
    })
  })
})
