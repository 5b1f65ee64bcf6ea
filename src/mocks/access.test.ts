import { expect, it } from 'vitest'
import { CONTROL_HEADER, mayControl, createAccessCode } from './access.ts'

const CODE = 'K7MWXP2R'
const LOOPBACK = '127.0.0.1'
const PHONE = '192.168.1.20'
const LOCAL_HEADERS = { host: 'localhost:5173', [CONTROL_HEADER]: '1' }
const PHONE_HEADERS = { host: '192.168.1.5:5173', [CONTROL_HEADER]: CODE }

it.each<[boolean, string, string | undefined, Record<string, string>]>([
  [true, 'from this machine', LOOPBACK, LOCAL_HEADERS],
  [true, 'from this machine over IPv6', '::1', { ...LOCAL_HEADERS, host: '[::1]:5173' }],
  [true, 'from this machine, IPv4 in the form of IPv6', '::ffff:127.0.0.1', { ...LOCAL_HEADERS, host: LOOPBACK }],
  [true, 'from the mock’s own page', LOOPBACK, { ...LOCAL_HEADERS, origin: 'http://localhost:5173' }],
  [true, 'from a phone with the code', PHONE, PHONE_HEADERS],
  [true, 'from the page on a phone with the code', PHONE, { ...PHONE_HEADERS, origin: 'http://192.168.1.5:5173' }],
  [false, 'without the control header', LOOPBACK, { host: 'localhost:5173' }],
  [
    false,
    'from a page on another port of this machine',
    LOOPBACK,
    { ...LOCAL_HEADERS, origin: 'http://localhost:3000' },
  ],
  [false, 'from a page of another host', LOOPBACK, { ...LOCAL_HEADERS, origin: 'https://elsewhere.example' }],
  [false, 'from a page with a hidden origin', LOOPBACK, { ...LOCAL_HEADERS, origin: 'null' }],
  [
    false,
    'under a foreign name that resolves to this machine',
    LOOPBACK,
    { ...LOCAL_HEADERS, host: 'evil.example:5173' },
  ],
  [
    false,
    'from a page under a foreign name that resolves to this machine',
    LOOPBACK,
    { ...LOCAL_HEADERS, host: 'evil.example', origin: 'http://evil.example' },
  ],
  [
    false,
    'under a name that only begins like 127.0.0.1',
    LOOPBACK,
    { ...LOCAL_HEADERS, host: '127.0.0.1.evil.example' },
  ],
  [false, 'from the network without the code', PHONE, LOCAL_HEADERS],
  [false, 'without a remote address', undefined, LOCAL_HEADERS],
  [false, 'with a wrong code', PHONE, { ...PHONE_HEADERS, [CONTROL_HEADER]: 'K7MWXP2S' }],
  [
    false,
    'with the code, from a page of another host',
    PHONE,
    { ...PHONE_HEADERS, origin: 'https://elsewhere.example' },
  ],
])('mayControl returns %s for a request %s', (expected, _name, remoteAddress, headers) => {
  expect(mayControl({ remoteAddress, headers }, CODE)).toBe(expected)
})

it('mayControl returns false for a request from the network if the mock has no code', () => {
  for (const given of ['', 'null', 'undefined', CODE]) {
    const headers = { ...PHONE_HEADERS, [CONTROL_HEADER]: given }
    expect(mayControl({ remoteAddress: PHONE, headers }, null)).toBe(false)
  }
})

it('createAccessCode returns different codes without letters that look alike', () => {
  const codes = Array.from({ length: 50 }, () => createAccessCode())
  expect(new Set(codes).size).toBe(50)
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-TV-Z2-9]{8}$/)
})
