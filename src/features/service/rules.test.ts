import { expect, it } from 'vitest'
import { serviceOf, type Service } from './rules'

const OWN = 'https://app.example'
const HIDDEN = 'https://app.example@evil.example/'
const open = (url: string, host: string): Service => ({ state: 'open', url, host })

it.each<[string, boolean | null, string | null, Service]>([
  ['of which nothing is said', null, 'https://chat.example', { state: 'unsaid' }],
  ['switched off', false, null, { state: 'off' }],
  ['switched off with an address', false, 'https://chat.example', { state: 'off' }],
  ['without a safe address', true, null, { state: 'unsafe' }],
  ['at an address that is none', true, 'https://chat example', { state: 'unsafe' }],
  ['on our own origin', true, 'https://app.example/chat', { state: 'unsafe' }],
  ['on our own origin, its port written', true, 'https://app.example:443/chat', { state: 'unsafe' }],
  ['on another host', true, 'https://chat.example/a?b=1', open('https://chat.example/a?b=1', 'chat.example')],
  ['on another port', true, 'https://app.example:8443/', open('https://app.example:8443/', 'app.example:8443')],
  ['under a name that hides another', true, 'https://app.example@evil.example/', open(HIDDEN, 'evil.example')],
])('customer service: %s', (_name, hasService, serviceUrl, expected) => {
  expect(serviceOf({ hasService, serviceUrl }, OWN)).toEqual(expected)
})
