import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { refusalOf } from '../../support/nginx'

/** Tests that the start script refuses a wrong environment variable and names the variable. */

const INTERNAL_PLATFORM = { API_ORIGIN: 'http://10.0.0.2:8080' }
const PUBLIC_PLATFORM = { API_ORIGIN: 'https://api.example' }

for (const [environment, refusal] of [
  [{}, "API_ORIGIN: '' is wrong; an example is https://api.example"],
  [{ API_ORIGIN: 'api.example' }, "API_ORIGIN: 'api.example' is wrong; an example is https://api.example"],
  [{ API_ORIGIN: 'https://api.example/v1' }, /^tiga: API_ORIGIN: .* is wrong; an example is https:\/\/api\.example$/],
  [{ API_ORIGIN: 'https://api.example/' }, /^tiga: API_ORIGIN: .* is wrong; an example is https:\/\/api\.example$/],
  [{ API_ORIGIN: 'https://a b' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'https://api.example;}' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'https://api.example\nhttps://other.example' }, /^tiga: API_ORIGIN: /],
  [{ API_ORIGIN: 'ftp://api.example' }, /^tiga: API_ORIGIN: /],
  [{ ...PUBLIC_PLATFORM, LISTEN: 'everywhere' }, "LISTEN: 'everywhere' is wrong; an example is 8080"],
  [{ ...PUBLIC_PLATFORM, LISTEN: '8080; include /etc/passwd' }, /^tiga: LISTEN: /],
  [{ ...PUBLIC_PLATFORM, LISTEN: '8080\n8081' }, /^tiga: LISTEN: /],
  [{ ...PUBLIC_PLATFORM, UPLOAD_ORIGIN: 'https://img.example|e' }, /^tiga: UPLOAD_ORIGIN: /],
  [
    { ...PUBLIC_PLATFORM, TRUSTED_PROXY: 'proxy.example' },
    /^tiga: TRUSTED_PROXY: 'proxy.example' is wrong; an example is 10/,
  ],
  [{ ...PUBLIC_PLATFORM, TRUSTED_PROXY: '10.0.0.2; include /etc/passwd' }, /^tiga: TRUSTED_PROXY: /],
  [{ ...PUBLIC_PLATFORM, TMPDIR: '/no/such/folder' }, 'TMPDIR: no folder can be made in /no/such/folder'],
  [PUBLIC_PLATFORM, ''],
  [{ ...INTERNAL_PLATFORM, LISTEN: '[::1]:8080', TRUSTED_PROXY: '10.0.0.0/8 fd00::/8' }, ''],
] as const)
  test(`the start script prints ${refusal === '' ? 'nothing' : String(refusal)} if the environment is ${JSON.stringify(environment)}`, () => {
    const output = refusalOf(environment)
    if (typeof refusal !== 'string') expect(output).toMatch(refusal)
    else expect(output).toBe(refusal === '' ? '' : `tiga: ${refusal}`)
  })

test('the start script refuses to run as root', () => {
  // The tests may run as any user, so their own command `id` reports that the user is root.
  const folder = mkdtempSync(join(tmpdir(), 'tiga-id-'))
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'id'), '#!/bin/sh\necho 0\n', { mode: 0o755 })
  const refusal = refusalOf({ ...PUBLIC_PLATFORM, PATH: `${folder}:/usr/bin:/bin` })
  rmSync(folder, { recursive: true })
  expect(refusal).toBe('tiga: start this script as a user other than root')
})
