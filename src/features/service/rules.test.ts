import { expect, it } from 'vitest'
import { serviceOf, type Service } from './rules'

const OWN_ORIGIN = 'https://app.example'
const DISGUISED_URL = 'https://app.example@evil.example/'
const openService = (url: string, host: string): Service => ({ state: 'open', url, host })

it.each<[string, boolean | null, string | null, Service]>([
  ['that the platform does not mention', null, 'https://chat.example', { state: 'unsaid' }],
  ['switched off', false, null, { state: 'off' }],
  ['switched off with an address', false, 'https://chat.example', { state: 'off' }],
  ['without a safe address', true, null, { state: 'unsafe' }],
  ['at an invalid address', true, 'https://chat example', { state: 'unsafe' }],
  ['on our own origin', true, 'https://app.example/chat', { state: 'unsafe' }],
  ['on our own origin with an explicit port', true, 'https://app.example:443/chat', { state: 'unsafe' }],
  ['on another host', true, 'https://chat.example/a?b=1', openService('https://chat.example/a?b=1', 'chat.example')],
  ['on another port', true, 'https://app.example:8443/', openService('https://app.example:8443/', 'app.example:8443')],
  [
    'behind a user name that looks like our host',
    true,
    'https://app.example@evil.example/',
    openService(DISGUISED_URL, 'evil.example'),
  ],
])(
  'serviceOf, for a service %s (switched on: %s, address: %s), returns %j',
  (_name, hasService, serviceUrl, expected) => {
    expect(serviceOf({ hasService, serviceUrl }, OWN_ORIGIN)).toEqual(expected)
  },
)
