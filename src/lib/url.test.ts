import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

  it.each([
    ['http://', HERE],
    ['https://cdn host/a.jpg', HERE],
    ['https://[::1', HERE],
    ['//', HERE],
    ['/media/a.jpg', undefined],
    ['', undefined],
  ])('%j at %j is none', (address, base) => {
    expect(parseUrl(address, base)).toBeNull()
  })

  it('never throws', () => {
    const address = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.webUrl())
    fc.assert(
      fc.property(address, fc.option(address, { nil: undefined }), (address, base) => {
        expect(() => parseUrl(address, base)).not.toThrow()
      }),
    )
  })
})
