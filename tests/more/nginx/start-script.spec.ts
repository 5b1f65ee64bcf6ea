import { expect, test } from '@playwright/test'
import { refusalOf } from '../../support/nginx'

/** A wrong environment is reported in one line, and no part of it becomes configuration. */

const INSIDE = { API_ORIGIN: 'http://10.0.0.2:8080' }
const GIVEN = { API_ORIGIN: 'https://api.example' }

for (const [environment, refusal] of [
  [{}, "API_ORIGIN: '' is not such as https://api.example"],
  [{ API_ORIGIN: 'api.example' }, "API_ORIGIN: 'api.example' is not such as https://api.example"],
  [{ API_ORIGIN: 'https://api.example/v1' }, /^tiga: API_ORIGIN: .* is not such as https:\/\/api\.example$/],
  [{ API_ORIGIN: 'https://api.example/' }, /^tiga: API_ORIGIN: .* is not such as https:\/\/api\.example$/],
  [{ API_ORIGIN: 'https://a b' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'https://api.example;}' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'https://api.example\nhttps://other.example' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'ftp://api.example' }, /^tiga: API_ORIGIN: /],
  [{ ...GIVEN, LISTEN: 'everywhere' }, "LISTEN: 'everywhere' is not such as 8080"],
  [{ ...GIVEN, LISTEN: '8080; include /etc/passwd' }, /^tiga: LISTEN: /],
  [{ ...GIVEN, LISTEN: '8080\n8081' }, /^tiga: LISTEN: /],
  [{ ...GIVEN, UPLOAD_ORIGIN: 'https://img.example|e' }, /^tiga: UPLOAD_ORIGIN: /],
  [{ ...GIVEN, TRUSTED_PROXY: 'proxy.example' }, /^tiga: TRUSTED_PROXY: 'proxy.example' is not such as 10/],
  [{ ...GIVEN, TRUSTED_PROXY: '10.0.0.2; include /etc/passwd' }, /^tiga: TRUSTED_PROXY: /],
  [{ ...GIVEN, TMPDIR: '/no/such/folder' }, 'TMPDIR: no folder can be made in /no/such/folder'],
  [GIVEN, ''],
  [{ ...INSIDE, LISTEN: '[::1]:8080', TRUSTED_PROXY: '10.0.0.0/8 fd00::/8' }, ''],
] as const)
  test(`the start script prints ${refusal === '' ? 'nothing' : String(refusal)} for ${JSON.stringify(environment)}`, () => {
    const said = refusalOf(environment)
    if (typeof refusal !== 'string') expect(said).toMatch(refusal)
    else expect(said).toBe(refusal === '' ? '' : `tiga: ${refusal}`)
  })

test('the start script refuses root', () => {
  test.skip(process.getuid?.() !== 0, 'needs root: the script refuses to start as root')
  expect(refusalOf(GIVEN, {})).toBe('tiga: start it as another user than root')
})
