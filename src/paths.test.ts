import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalPath, paths, patterns } from './paths'

describe('paths', () => {
  it('are cased as specified', () => {
    expect(patterns).toMatchInlineSnapshot(`
      {
        "allCities": "/Choose",
        "bankCard": "/Setbank",
        "bindCard": "/BindCard",
        "cities": "/choose",
        "draw": "/Lottery",
        "draws": "/game",
        "fundPassword": "/SetPayPassword",
        "home": "/Home",
        "host": "/profile",
        "hosts": "/list",
        "language": "/Language",
        "languageFrom": "/Language/:type",
        "login": "/Login",
        "loginPassword": "/SetLoginPassword",
        "mine": "/Mine",
        "notices": "/Notice",
        "orderRecord": "/GameRecord",
        "profile": "/Infomation",
        "realName": "/Setname",
        "register": "/Register",
        "report": "/Personalreport",
        "service": "/ServiceOnline",
        "servicePage": "/ServicePage",
        "settings": "/Setting",
        "sex": "/Setsex",
        "start": "/",
        "statement": "/AccountDetail",
        "topUp": "/Recharge",
        "video": "/PlayVideo",
        "videos": "/video",
        "withdraw": "/withdraw",
        "withdrawals": "/WithdrawRecord",
      }
    `)
  })

  it('are these', () => {
    const samples: Record<keyof typeof paths, string[]> = {
      start: [paths.start()],
      home: [paths.home()],
      draws: [paths.draws()],
      cities: [paths.cities()],
      allCities: [paths.allCities()],
      hosts: [paths.hosts({ id: '3', name: 'Yogyakarta' }), paths.hosts({ id: '8', name: 'Hà Nội' })],
      host: [paths.host('301', { id: '3', name: 'Yogyakarta' })],
      videos: [paths.videos()],
      video: [paths.video('1001')],
      mine: [paths.mine()],
      login: [paths.login()],
      register: [paths.register()],
      draw: [paths.draw({ key: 'sunda', id: '11' }), paths.draw({ key: 'a&b=c d', id: 'é/?#' })],
      orderRecord: [paths.orderRecord()],
      report: [paths.report()],
      statement: [paths.statement()],
      topUp: [paths.topUp(), paths.topUp('86500.5')],
      withdraw: [paths.withdraw()],
      withdrawals: [paths.withdrawals()],
      bankCard: [paths.bankCard()],
      bindCard: [paths.bindCard()],
      notices: [paths.notices()],
      service: [paths.service()],
      servicePage: [paths.servicePage()],
      settings: [paths.settings()],
      profile: [paths.profile()],
      realName: [paths.realName()],
      sex: [paths.sex()],
      loginPassword: [paths.loginPassword()],
      fundPassword: [paths.fundPassword()],
      language: [paths.language(), paths.language('setting'), paths.language('login')],
    }
    expect(samples).toMatchInlineSnapshot(`
      {
        "allCities": [
          "/Choose",
        ],
        "bankCard": [
          "/Setbank",
        ],
        "bindCard": [
          "/BindCard",
        ],
        "cities": [
          "/choose",
        ],
        "draw": [
          "/Lottery?key=sunda&id=11",
          "/Lottery?key=a%26b%3Dc+d&id=%C3%A9%2F%3F%23",
        ],
        "draws": [
          "/game",
        ],
        "fundPassword": [
          "/SetPayPassword",
        ],
        "home": [
          "/Home",
        ],
        "host": [
          "/profile?id=301&name=Yogyakarta&adsid=3",
        ],
        "hosts": [
          "/list?id=3&name=Yogyakarta",
          "/list?id=8&name=H%C3%A0+N%E1%BB%99i",
        ],
        "language": [
          "/Language",
          "/Language?type=setting",
          "/Language?type=login",
        ],
        "login": [
          "/Login",
        ],
        "loginPassword": [
          "/SetLoginPassword",
        ],
        "mine": [
          "/Mine",
        ],
        "notices": [
          "/Notice",
        ],
        "orderRecord": [
          "/GameRecord",
        ],
        "profile": [
          "/Infomation",
        ],
        "realName": [
          "/Setname",
        ],
        "register": [
          "/Register",
        ],
        "report": [
          "/Personalreport",
        ],
        "service": [
          "/ServiceOnline",
        ],
        "servicePage": [
          "/ServicePage",
        ],
        "settings": [
          "/Setting",
        ],
        "sex": [
          "/Setsex",
        ],
        "start": [
          "/",
        ],
        "statement": [
          "/AccountDetail",
        ],
        "topUp": [
          "/Recharge",
          "/Recharge?balance=86500.5",
        ],
        "video": [
          "/PlayVideo?id=1001",
        ],
        "videos": [
          "/video",
        ],
        "withdraw": [
          "/withdraw",
        ],
        "withdrawals": [
          "/WithdrawRecord",
        ],
      }
    `)
  })

  it('carry any key and id unchanged', () => {
    const text = fc.string({ unit: 'grapheme' })
    fc.assert(
      fc.property(text, text, (key, id) => {
        const url = new URL(paths.draw({ key, id }), 'http://app.example')
        expect(url.pathname).toBe('/Lottery')
        expect(Object.fromEntries(url.searchParams)).toEqual({ key, id })
        const host = new URL(paths.host(key, { id, name: key }), 'http://app.example')
        expect(Object.fromEntries(host.searchParams)).toEqual({ id: key, name: key, adsid: id })
      }),
    )
  })

  it('lead where a pattern stands', () => {
    const known = Object.values<string>(patterns)
    const withQuery = ['draw', 'language', 'hosts', 'host', 'video', 'topUp']
    const addresses = Object.entries(paths).filter(([name]) => !withQuery.includes(name))
    expect(addresses.length).toBeGreaterThan(5)
    for (const [, path] of addresses) expect(known).toContain((path as () => string)())
  })
})

describe('canonicalPath', () => {
  it.each([
    ['/home', '/Home'],
    ['/HOME', '/Home'],
    ['/Home/', '/Home'],
    ['/home//', '/Home'],
    ['/Game', '/game'],
    ['/Video', '/video'],
    ['/mine', '/Mine'],
    ['/login', '/Login'],
    ['/lottery', '/Lottery'],
    ['/gamerecord', '/GameRecord'],
    ['/language', '/Language'],
    ['/language/setting', '/Language/setting'],
    ['/LANGUAGE/Setting', '/Language/setting'],
    ['/Language/setting/', '/Language/setting'],
    ['/CHOOSE', '/choose'],
    ['/cHoose', '/choose'],
    ['/choose/', '/choose'],
    ['/Choose/', '/Choose'],
    ['/List', '/list'],
    ['/Profile', '/profile'],
    ['/Withdraw', '/withdraw'],
    ['/setbank', '/Setbank'],
    ['/Information', '/Infomation'],
    ['/information/', '/Infomation'],
  ])('sends %s to %s', (path, expected) => {
    expect(canonicalPath(path)).toBe(expected)
  })

  it.each([
    '/',
    '/Home',
    '/game',
    '/choose',
    '/Choose',
    '/list',
    '/profile',
    '/video',
    '/Mine',
    '/Language',
    '/Language/setting',
    '/nowhere',
    '/home/more',
    '/Language/setting/more',
    '/Homes',
  ])('leaves %j alone', (path) => {
    expect(canonicalPath(path)).toBeNull()
  })

  const fixed = Object.values<string>(patterns).filter((pattern) => !pattern.includes(':'))

  it.each(fixed)('leaves the route %s alone', (pattern) => {
    expect(canonicalPath(pattern)).toBeNull()
  })

  it('leads every casing of a route to a route, in one step', () => {
    const cased = fc.tuple(fc.constantFrom(...fixed), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
    fc.assert(
      fc.property(cased, ([pattern, uppers]) => {
        const path = Array.from(pattern).map((char, at) =>
          uppers[at] === true ? char.toUpperCase() : char.toLowerCase(),
        )
        const given = path.join('')
        const landed = canonicalPath(given) ?? given
        expect(fixed).toContain(landed)
        expect(landed.toLowerCase()).toBe(pattern.toLowerCase())
        expect(canonicalPath(landed)).toBeNull()
      }),
    )
  })

  it('answers any path, and what it leads to is canonical', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const canonical = canonicalPath(path)
        expect(canonical === null || canonicalPath(canonical) === null).toBe(true)
      }),
    )
  })
})
