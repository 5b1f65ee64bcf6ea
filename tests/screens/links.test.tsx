import { screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { untilIdle, heading } from '../support/look'
import { places } from '../support/places'
import { renderApp } from '../support/render-app'

const CLAIM = 'Account frozen, pay to 0812 3456 7890'

const SOURCES = import.meta.glob<string>(['../../src/{app,domain,features,kit}/**/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every parameter that the source reads from an address; the last three in another way. */
const PARAMETERS = [
  ...new Set([
    ...Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/\b(?:search|query|useSearchParams\(\)\[0\])\.get\('(\w+)'\)/g)].map(([, name = '']) => name),
    ),
    'name',
    'from',
    'to',
  ]),
]

/** All text that is shown, read aloud or used as a name; no link targets, no field values. */
function shownWords(): string {
  return document.documentElement.outerHTML.replaceAll(/ (?:href|value)="[^"]*"/g, '')
}

it('the source reads exactly these parameters from addresses', () => {
  expect(PARAMETERS.toSorted()).toEqual([
    'adsid',
    'balance',
    'class',
    'code',
    'from',
    'game',
    'id',
    'key',
    'name',
    'span',
    'state',
    'tab',
    'to',
    'type',
  ])
})

function addressesOf(path: string): string[] {
  const [pathname = '', own] = path.split('?')
  const withClaims = (kept: string | undefined) => {
    const search = new URLSearchParams(kept)
    for (const name of PARAMETERS) if (name === 'name' || !search.has(name)) search.set(name, CLAIM)
    return `${pathname}?${search.toString()}`
  }
  return own === undefined ? [withClaims('')] : [withClaims(own), withClaims('')]
}

test.each([
  ...places.flatMap(({ path, member }) => addressesOf(path).map((address) => ({ address, member }))),
  { address: `/Language/${encodeURIComponent(CLAIM)}`, member: undefined },
  { address: `/${encodeURIComponent(CLAIM)}`, member: undefined },
  { address: '/Home#Account%20frozen,%20pay%20to%200812', member: undefined },
])('no text of the address is shown: $address', async ({ address, member }) => {
  const app = await renderApp({ path: address, member })
  await heading(/./)
  await untilIdle(app)
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(shownWords()).not.toMatch(/frozen|0812/i)
})
