import { describe, expect, it } from 'vitest'
import { CONTROL_HEADER, mayControl, newCode } from './access.ts'

const CODE = 'K7MWXP2R'
const ALONE = { host: 'localhost:5173', [CONTROL_HEADER]: '1' }
const IN_NETWORK = { host: '192.168.1.5:5173', [CONTROL_HEADER]: CODE }

it.each<[string, string | undefined, Record<string, string>]>([
  ['from this machine', '127.0.0.1', ALONE],
  ['from this machine over IPv6', '::1', { ...ALONE, host: '[::1]:5173' }],
  ['from this machine, IPv4 in IPv6', '::ffff:127.0.0.1', { ...ALONE, host: '127.0.0.1' }],
  ['by its own page', '127.0.0.1', { ...ALONE, origin: 'http://localhost:5173' }],
  ['by a phone with the code', '192.168.1.20', IN_NETWORK],
  ['by the page on that phone', '192.168.1.20', { ...IN_NETWORK, origin: 'http://192.168.1.5:5173' }],
])('the mock is controlled: %s', (_name, remoteAddress, headers) => {
  expect(mayControl({ remoteAddress, headers }, CODE)).toBe(true)
})

describe('the mock is not controlled', () => {
  it.each<[string, string | undefined, Record<string, string>]>([
    ['without the header', '127.0.0.1', { host: 'localhost:5173' }],
    ['by another page on this machine', '127.0.0.1', { ...ALONE, origin: 'http://localhost:3000' }],
    ['by a page of the web', '127.0.0.1', { ...ALONE, origin: 'https://elsewhere.example' }],
    ['by a page that hides its origin', '127.0.0.1', { ...ALONE, origin: 'null' }],
    ['by a page whose name leads here', '127.0.0.1', { ...ALONE, host: 'evil.example:5173' }],
    ['by such a page with its origin', '127.0.0.1', { ...ALONE, host: 'evil.example', origin: 'http://evil.example' }],
    ['by a name that only begins like ours', '127.0.0.1', { ...ALONE, host: '127.0.0.1.evil.example' }],
    ['from the network', '192.168.1.20', ALONE],
    ['from nowhere', undefined, ALONE],
    ['with a wrong code', '192.168.1.20', { ...IN_NETWORK, [CONTROL_HEADER]: 'K7MWXP2S' }],
    ['with the code, by a page of the web', '192.168.1.20', { ...IN_NETWORK, origin: 'https://elsewhere.example' }],
  ])('%s', (_name, remoteAddress, headers) => {
    expect(mayControl({ remoteAddress, headers }, CODE)).toBe(false)
  })

  it('by anybody in the network where there is no code', () => {
    for (const given of ['', 'null', 'undefined', CODE])
      expect(
        mayControl({ remoteAddress: '192.168.1.20', headers: { ...IN_NETWORK, [CONTROL_HEADER]: given } }, null),
      ).toBe(false)
  })
})

it('each code is another, and can be read aloud', () => {
  const codes = Array.from({ length: 50 }, () => newCode())
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/)
})
