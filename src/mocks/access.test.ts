import { expect, it } from 'vitest'
import { CONTROL_HEADER, mayControl, newCode } from './access.ts'

const CODE = 'K7MWXP2R'
const HERE = '127.0.0.1'
const PHONE = '192.168.1.20'
const ALONE = { host: 'localhost:5173', [CONTROL_HEADER]: '1' }
const IN_NETWORK = { host: '192.168.1.5:5173', [CONTROL_HEADER]: CODE }

it.each<[boolean, string, string | undefined, Record<string, string>]>([
  [true, 'from this machine', HERE, ALONE],
  [true, 'from this machine over IPv6', '::1', { ...ALONE, host: '[::1]:5173' }],
  [true, 'from this machine, IPv4 in IPv6', '::ffff:127.0.0.1', { ...ALONE, host: HERE }],
  [true, 'by its own page', HERE, { ...ALONE, origin: 'http://localhost:5173' }],
  [true, 'by a phone with the code', PHONE, IN_NETWORK],
  [true, 'by the page on that phone', PHONE, { ...IN_NETWORK, origin: 'http://192.168.1.5:5173' }],
  [false, 'without the header', HERE, { host: 'localhost:5173' }],
  [false, 'by another page on this machine', HERE, { ...ALONE, origin: 'http://localhost:3000' }],
  [false, 'by a page of the web', HERE, { ...ALONE, origin: 'https://elsewhere.example' }],
  [false, 'by a page that hides its origin', HERE, { ...ALONE, origin: 'null' }],
  [false, 'by a page whose name leads here', HERE, { ...ALONE, host: 'evil.example:5173' }],
  [false, 'by such a page with its origin', HERE, { ...ALONE, host: 'evil.example', origin: 'http://evil.example' }],
  [false, 'by a name that only begins like ours', HERE, { ...ALONE, host: '127.0.0.1.evil.example' }],
  [false, 'from the network', PHONE, ALONE],
  [false, 'from nowhere', undefined, ALONE],
  [false, 'with a wrong code', PHONE, { ...IN_NETWORK, [CONTROL_HEADER]: 'K7MWXP2S' }],
  [false, 'with the code, by a page of the web', PHONE, { ...IN_NETWORK, origin: 'https://elsewhere.example' }],
])('the mock is controlled: %s, %s', (expected, _name, remoteAddress, headers) => {
  expect(mayControl({ remoteAddress, headers }, CODE)).toBe(expected)
})

it('nobody in the network controls a mock without a code', () => {
  for (const given of ['', 'null', 'undefined', CODE]) {
    const headers = { ...IN_NETWORK, [CONTROL_HEADER]: given }
    expect(mayControl({ remoteAddress: PHONE, headers }, null)).toBe(false)
  }
})

it('each code is another, and can be read aloud', () => {
  const codes = Array.from({ length: 50 }, () => newCode())
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/)
})
