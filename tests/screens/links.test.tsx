import { screen } from '@testing-library/react'
import { expect, it, test } from 'vitest'
import { untilIdle, findHeading } from '../support/look'
import { testedScreens } from '../support/places'
import { renderApp } from '../support/render-app'

const CLAIM = 'Account frozen, pay to 0812 3456 7890'

const SOURCES = import.meta.glob<string>(['../../src/{app,domain,features,kit}/**/*.{ts,tsx}', '!**/*.test.*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/**
 * The query parameters in addresses of the app. The pattern below finds each parameter that the
 * source reads by a literal name. Three others are added by hand: `name`, which is only written,
 * and `from` and `to`, which are read by a variable name.
 */
const PARAMETERS = [
  ...new Set([
    ...Object.values(SOURCES).flatMap((text) =>
      [...text.matchAll(/\b(?:search(?:Params)?|query|useSearchParams\(\)\[0\])\.get\('(\w+)'\)/g)].map(
        ([, name = '']) => name,
      ),
    ),
    'name',
    'from',
    'to',
  ]),
]

/** Returns the page's HTML without link targets and field values, which may repeat the address. */
function visibleHtml(): string {
  return document.documentElement.outerHTML.replaceAll(/ (?:href|value)="[^"]*"/g, '')
}

it('the addresses of the app use exactly the listed query parameters', () => {
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
  const [pathname = '', ownQuery] = path.split('?')
  const withClaims = (query: string | undefined) => {
    const search = new URLSearchParams(query)
    for (const name of PARAMETERS) if (name === 'name' || !search.has(name)) search.set(name, CLAIM)
    return `${pathname}?${search.toString()}`
  }
  return ownQuery === undefined ? [withClaims('')] : [withClaims(ownQuery), withClaims('')]
}

test.each([
  ...testedScreens.flatMap(({ path, member }) => addressesOf(path).map((address) => ({ address, member }))),
  { address: `/Language/${encodeURIComponent(CLAIM)}`, member: undefined },
  { address: `/${encodeURIComponent(CLAIM)}`, member: undefined },
  { address: '/Home#Account%20frozen,%20pay%20to%200812', member: undefined },
])('no text from the address $address is shown', async ({ address, member }) => {
  const app = await renderApp({ path: address, member })
  await findHeading(/./)
  await untilIdle(app)
  expect(screen.getByRole('main')).toBeInTheDocument()
  expect(visibleHtml()).not.toMatch(/frozen|0812/i)
})
