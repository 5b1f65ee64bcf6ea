import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from './settings'

describe('readConfig', () => {
  it('returns the defaults if no setting is given', () => {
    expect(readConfig({})).toEqual({
      apiBaseUrl: '/api',
      uploadBaseUrl: '/api',
      authErrorMessages: ['鉴权错误', 'Authentication error'],
      startAtLogin: true,
      currency: 'Rp',
      paymentMethods: [],
      partners: [],
      operator: '',
      licence: '',
      serviceHosts: [],
      helpLinks: [{ language: null, url: 'https://www.gamblingtherapy.org/' }],
      reportLinks: [],
      reportUrl: '',
      statedArrivalMinutes: '5|2',
      statedServiceHours: '00:00-24:00',
      hasWorker: true,
      isMock: false,
    })
  })

  it('reads an empty setting as missing, except for VITE_STATED_ settings, and ignores unknown settings', () => {
    const source = readFileSync(new URL('settings.ts', import.meta.url), 'utf8')
    const names = [...source.matchAll(/^ {2}(VITE_\w+):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(10)
    const nothingStated = { statedArrivalMinutes: '', statedServiceHours: '' }
    const empty = readConfig(Object.fromEntries(names.map((name) => [name, ''])))
    expect(empty).toEqual({ ...readConfig({}), ...nothingStated })
    expect(readConfig({ MODE: 'test', DEV: true, SSR: false, VITE_UNKNOWN: 7 })).toEqual(readConfig({}))
  })

  it.each([
    ['/api', '/api'],
    ['/api/', '/api'],
    ['/', ''],
    ['https://api.example/v1//', 'https://api.example/v1'],
    ['http://10.0.0.2:8080', 'http://10.0.0.2:8080'],
  ])(
    'reads VITE_API_BASE_URL=%s as %j, and uses it for uploads if VITE_UPLOAD_BASE_URL is missing',
    (given, expected) => {
      expect(readConfig({ VITE_API_BASE_URL: given })).toMatchObject({ apiBaseUrl: expected, uploadBaseUrl: expected })
      const withUploadUrl = { VITE_API_BASE_URL: given, VITE_UPLOAD_BASE_URL: 'https://img.example/' }
      expect(readConfig(withUploadUrl)).toMatchObject({ apiBaseUrl: expected, uploadBaseUrl: 'https://img.example' })
    },
  )

  it('splits lists at "|", trims the parts and drops empty parts', () => {
    const otherLists = { VITE_SERVICE_HOSTS: 'service.example', VITE_PAYMENT_METHODS: 'Bank | Cash' }
    expect(readConfig({ VITE_AUTH_ERROR_MESSAGES: ' Session over | |鉴权错误|', ...otherLists })).toMatchObject({
      authErrorMessages: ['Session over', '鉴权错误'],
      serviceHosts: ['service.example'],
      paymentMethods: ['Bank', 'Cash'],
    })
  })

  it('reads only true and 1 as true, and VITE_SERVICE_WORKER=retire as no worker', () => {
    const values = ['true', '1', 'false', '0'].map((given) => readConfig({ VITE_START_AT_LOGIN: given }).startAtLogin)
    expect(values).toEqual([true, true, false, false])
    expect(readConfig({ VITE_SERVICE_WORKER: 'retire' }).hasWorker).toBe(false)
  })

  it('accepts the stated arrival minutes and service hours only in their formats', () => {
    const stated = { VITE_STATED_ARRIVAL_MINUTES: '90|15', VITE_STATED_SERVICE_HOURS: '08:00-22:00' }
    expect(readConfig(stated)).toMatchObject({ statedArrivalMinutes: '90|15', statedServiceHours: '08:00-22:00' })
    expect(readConfig({ VITE_STATED_ARRIVAL_MINUTES: '5' })).toMatchObject({ statedArrivalMinutes: '5' })
    for (const minutes of ['about 5', '0', '5|2|1'])
      expect(() => readConfig({ VITE_STATED_ARRIVAL_MINUTES: minutes })).toThrow('must be minutes')
    expect(() => readConfig({ VITE_STATED_SERVICE_HOURS: '24 h' })).toThrow('must be hours')
  })

  it('reads help links and report links for one language or for all languages', () => {
    const given = 'id_id=https://bantuan.example/judi?a=b | https://help.example/'
    const links = [
      { language: 'id_id', url: 'https://bantuan.example/judi?a=b' },
      { language: null, url: 'https://help.example/' },
    ]
    expect(readConfig({ VITE_HELP_LINKS: given }).helpLinks).toEqual(links)
    expect(readConfig({ VITE_REPORT_LINKS: given }).reportLinks).toEqual(links)
  })

  const wrongLinks = 'http://help.example help.example id=https://help.example en_us:https://help.example https://'
  it.each([...wrongLinks.split(' '), 'https://help.example | javascript:alert(1)', 'https://help example/'])(
    'throws if the help links or the report links are %j',
    (given) => {
      for (const name of ['VITE_HELP_LINKS', 'VITE_REPORT_LINKS'])
        expect(() => readConfig({ [name]: given })).toThrow(`${name} must be https addresses`)
    },
  )

  it.each(['reports.example', 'javascript:alert(1)', 'https://a b'])('throws for VITE_REPORT_URL=%j', (given) => {
    expect(() => readConfig({ VITE_REPORT_URL: given })).toThrow('VITE_REPORT_URL must start with')
  })

  it('names all wrong settings in one error, each with the format that it should have', () => {
    expect(() => readConfig({ VITE_API_BASE_URL: 'api.example', VITE_START_AT_LOGIN: 'yes' })).toThrow(
      'VITE_API_BASE_URL must start with /, http:// or https:// and have no blanks, but is "api.example"\n' +
        'VITE_START_AT_LOGIN must be true, false, 1 or 0, but is "yes"',
    )
  })
})
