import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalAddress, canonicalPath, paths, routePatterns, withoutMemberParams } from './paths'
import { forAll } from '../tests/support/for-all'

/** Built and expected addresses with a query. Some values have characters that must be escaped. */
const WITH_QUERY: Readonly<Record<string, [built: string, expected: string]>> = {
  hosts: [paths.hosts({ id: '8', name: 'Hà Nội' }), '/list?id=8&name=H%C3%A0+N%E1%BB%99i'],
  host: [paths.host('301', { id: '3', name: 'Yogyakarta' }), '/profile?id=301&name=Yogyakarta&adsid=3'],
  video: [paths.video('1001'), '/PlayVideo?id=1001'],
  draw: [paths.draw({ key: 'a&b=c d', id: 'é/?#' }), '/Lottery?key=a%26b%3Dc+d&id=%C3%A9%2F%3F%23'],
  fairness: [paths.fairness({ key: 'sunda60', id: '11' }), '/Fairness?key=sunda60&id=11'],
  requests: [paths.requests(), '/Notice?tab=requests'],
  topUp: [paths.topUp('86500.5'), '/Recharge?balance=86500.5'],
  language: [paths.language('setting'), '/Language?type=setting'],
}

describe('paths', () => {
  it('have the specified spelling and casing, and leave out an undefined parameter', () => {
    const specifiedPaths = [
      '/ /BindCard /Choose /Fairness /GameRecord /Home /Infomation /Language /Language/:type /Limits /Login /Lottery',
      '/AccountDetail /Messages /Mine /Notice /Personalreport /PlayVideo /Recharge /Register /ServiceOnline',
      '/ServicePage /SetLoginPassword /SetPayPassword /Setbank /Setname /Setsex /Setting /WithdrawRecord',
      '/choose /game /list /profile /video /withdraw',
    ]
    expect(Object.values(routePatterns).sort()).toEqual(specifiedPaths.flatMap((line) => line.split(' ')).sort())
    expect([paths.topUp(), paths.language()]).toEqual(['/Recharge', '/Language'])
  })

  it.each(Object.entries(routePatterns).filter(([name]) => name !== 'languageFrom'))(
    'build the address with the name %s as %s',
    (name, pattern) => {
      const [built, expected] = WITH_QUERY[name] ?? [(paths[name as keyof typeof paths] as () => string)(), pattern]
      expect(built).toBe(expected)
    },
  )

  it('carry any key and any id unchanged in the query', () => {
    const anyText = fc.string({ unit: 'grapheme' })
    forAll(anyText, anyText, (key, id) => {
      const url = new URL(paths.draw({ key, id }), 'http://app.example')
      expect(url.pathname).toBe('/Lottery')
      expect(Object.fromEntries(url.searchParams)).toEqual({ key, id })
      const host = new URL(paths.host(key, { id, name: key }), 'http://app.example')
      expect(Object.fromEntries(host.searchParams)).toEqual({ id: key, name: key, adsid: id })
    })
  })
})

describe('canonicalPath', () => {
  // The property test below covers the other casings.
  it.each([
    ['/home//', '/Home'],
    ['/LANGUAGE/Setting', '/Language/setting'],
    ['/Language/setting/', '/Language/setting'],
    ['/cHoose', '/choose'],
    ['/choose/', '/choose'],
    ['/Choose/', '/Choose'],
    ['/Information', '/Infomation'],
    ['/index.html', '/Home'],
    ['/INDEX.html/', '/Home'],
    ['///', '/'],
  ])('turns %s into %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected)
  })

  it.each([
    ['/list?id=3&amp;name=x', '/list?id=3&name=x'],
    ['/index.html?a=1&amp;b=2', '/Home?a=1&b=2'],
    ['/home?a=%26amp%3B', '/Home?a=%26amp%3B'],
    ['/Lottery?key=a&id=11', null],
    ['//other.example?a&amp;b', '/other.example?a&b'],
  ])('for the address %s, canonicalAddress returns %s', (address, expected) => {
    const [pathname = '', query = ''] = address.split('?')
    expect(canonicalAddress({ pathname, search: `?${query}` })).toBe(expected)
  })

  const plainRoutes = Object.values<string>(routePatterns).filter((pattern) => !pattern.includes(':'))

  it('returns null for a canonical path and for a path that is not the app’s', () => {
    const otherPaths = ['/Language/setting', '/nowhere', '/home/more', '/Language/setting/more', '/Homes']
    expect([...plainRoutes, ...otherPaths].filter((path) => canonicalPath(path) !== null)).toEqual([])
  })

  it('turns every casing of a route into a canonical route, and returns null for its own result', () => {
    const anyCasing = fc.tuple(
      fc.constantFrom(...plainRoutes),
      fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }),
    )
    forAll(anyCasing, ([pattern, uppers]) => {
      const path = Array.from(pattern).map((char, index) =>
        uppers[index] === true ? char.toUpperCase() : char.toLowerCase(),
      )
      const casedPath = path.join('')
      const canonicalRoute = canonicalPath(casedPath) ?? casedPath
      expect(plainRoutes).toContain(canonicalRoute)
      expect(canonicalRoute.toLowerCase()).toBe(pattern.toLowerCase())
      expect(canonicalPath(canonicalRoute)).toBeNull()
    })
    forAll(fc.webPath(), (path) => {
      const canonical = canonicalPath(path)
      expect(canonical === null || canonicalPath(canonical) === null).toBe(true)
    })
  })
})

it.each([
  ['/Recharge?balance=86500', '/Recharge'],
  ['/Recharge?a=%C3%A9&balance=86500', '/Recharge?a=%C3%A9'],
  ['/list?id=8&name=H%C3%A0%20N%E1%BB%99i', '/list?id=8&name=H%C3%A0%20N%E1%BB%99i'],
  ['/GameRecord?span=dates&from=2026-11-01&to=&state=settled&game=Sunda', '/GameRecord'],
  ['/Mine', '/Mine'],
])('withoutMemberParams turns %s into %s', (path, expected) => {
  expect(withoutMemberParams(path)).toBe(expected)
})
