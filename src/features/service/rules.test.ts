import { describe, expect, it } from 'vitest'
import { serviceOf, type Service } from './rules'

const OWN = 'https://app.example'

describe('customer service', () => {
  it.each<[string, boolean | null, string | null, Service]>([
    ['of which nothing is said', null, 'https://chat.example', { state: 'unsaid' }],
    ['switched off', false, null, { state: 'off' }],
    ['switched off with an address', false, 'https://chat.example', { state: 'off' }],
    ['without a safe address', true, null, { state: 'unsafe' }],
    ['at an address that is none', true, 'https://chat example', { state: 'unsafe' }],
    ['on our own origin', true, 'https://app.example/chat', { state: 'unsafe' }],
    ['on our own origin, its port written', true, 'https://app.example:443/chat', { state: 'unsafe' }],
    [
      'on another host',
      true,
      'https://chat.example/a?b=1',
      { state: 'open', url: 'https://chat.example/a?b=1', host: 'chat.example' },
    ],
    [
      'on another port of our host',
      true,
      'https://app.example:8443/',
      { state: 'open', url: 'https://app.example:8443/', host: 'app.example:8443' },
    ],
    [
      'under a name that hides another host',
      true,
      'https://app.example@evil.example/',
      { state: 'open', url: 'https://app.example@evil.example/', host: 'evil.example' },
    ],
  ])('%s', (_name, hasService, serviceUrl, expected) => {
    expect(serviceOf({ hasService, serviceUrl }, OWN)).toEqual(expected)
  })
})
