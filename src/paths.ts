/**
 * Addresses of the screens. Those that the platform's links contain are spelled as in the links,
 * even the misspelt "Infomation" (readings 1-5).
 */
const addressByScreen = {
  start: '/',
  home: '/Home',
  draws: '/game',
  cities: '/choose',
  allCities: '/Choose',
  hosts: '/list',
  host: '/profile',
  videos: '/video',
  video: '/PlayVideo',
  mine: '/Mine',
  login: '/Login',
  register: '/Register',
  draw: '/Lottery',
  fairness: '/Fairness',
  orderRecord: '/GameRecord',
  report: '/Personalreport',
  statement: '/AccountDetail',
  topUp: '/Recharge',
  withdraw: '/withdraw',
  withdrawals: '/WithdrawRecord',
  bankCard: '/Setbank',
  bindCard: '/BindCard',
  notices: '/Notice',
  requests: '/Messages',
  service: '/ServiceOnline',
  servicePage: '/ServicePage',
  limits: '/Limits',
  settings: '/Setting',
  profile: '/Infomation',
  realName: '/Setname',
  sex: '/Setsex',
  loginPassword: '/SetLoginPassword',
  fundPassword: '/SetPayPassword',
  language: '/Language',
} as const

type ScreenName = keyof typeof addressByScreen

export const routePatterns = {
  ...addressByScreen,
  languageFrom: '/Language/:type',
} as const

const pathBuilders = Object.fromEntries(
  Object.entries(addressByScreen).map(([name, address]) => [name, () => address]),
) as Record<ScreenName, () => string>

export const paths = {
  ...pathBuilders,
  hosts: (city: { id: string; name: string }) => withQuery(addressByScreen.hosts, { id: city.id, name: city.name }),
  host: (id: string, city: { id: string; name: string }) =>
    withQuery(addressByScreen.host, { id, name: city.name, adsid: city.id }),
  video: (id: string) => withQuery(addressByScreen.video, { id }),
  draw: (game: { key: string; id: string }) => withQuery(addressByScreen.draw, { key: game.key, id: game.id }),
  fairness: (game: { key: string; id: string }) => withQuery(addressByScreen.fairness, { key: game.key, id: game.id }),
  /** The second tab of the notices. `/Messages` leads to this address. */
  requests: () => withQuery(addressByScreen.notices, { tab: 'requests' }),
  topUp: (balance?: string) => withQuery(addressByScreen.topUp, { balance }),
  language: (from?: 'setting' | 'login') => withQuery(addressByScreen.language, { type: from }),
}

/**
 * Screens on which most first visits begin. They wait only for the first of a language's two files,
 * because all their texts are in it.
 */
export const firstScreenPaths: readonly string[] = [
  addressByScreen.home,
  addressByScreen.login,
  addressByScreen.register,
]

/**
 * The first start of the app leads to Log-in, unless the address has one of these prefixes
 * (reading 12).
 */
export const loginExemptPaths: readonly string[] = [
  addressByScreen.login,
  addressByScreen.register,
  addressByScreen.language,
  addressByScreen.service,
  addressByScreen.servicePage,
]

/**
 * Returns the canonical spelling of a path: "/Home" for "/home" and "/index.html", "/Infomation"
 * for "/information". "/choose" (the tab Cities) and "/Choose" (all cities) are two routes; any
 * other casing gives "/choose".
 * @returns null if the path is canonical already, or if the app has no route for it
 */
export function canonicalPath(pathname: string): string | null {
  // The pattern ends at the last character that is no slash. A pattern for the slashes at the end
  // would take quadratic time on a long row of slashes.
  const [trimmed = '/'] = /^.*[^/]/.exec(pathname) ?? []
  const [, firstPart = '', ...moreParts] = trimmed.split('/')
  if (trimmed.toLowerCase() === '/information') return addressByScreen.profile
  if (trimmed.toLowerCase() === '/index.html') return addressByScreen.home
  const allAddresses = Object.values(addressByScreen)
  const match =
    allAddresses.find((address) => address === `/${firstPart}`) ??
    allAddresses.find((address) => address.toLowerCase() === `/${firstPart}`.toLowerCase())
  if (match === undefined || (moreParts.length > 0 && match !== addressByScreen.language) || moreParts.length > 1)
    return null
  const canonicalPathname = [match, ...moreParts.map((part) => part.toLowerCase())].join('/')
  return canonicalPathname === pathname ? null : canonicalPathname
}

/** Replaces "&amp;" by "&", because links that were copied out of HTML have "&amp;". */
export function unescapeQuery(search: string): string {
  return search.replaceAll('&amp;', '&')
}

/** Returns the canonical path with the mended query; null if neither has to change. */
export function canonicalAddress({ pathname, search }: { pathname: string; search: string }): string | null {
  const path = canonicalPath(pathname)
  const query = unescapeQuery(search)
  if (path !== null) return path + query
  // A path that begins with "//" would be read as the address of another host.
  return query === search ? null : pathname.replace(/^\/+/, '/') + query
}

/** Query parameters that belong to one member: a balance (reading 61) and filters of orders. */
const MEMBER_QUERY_PARAMS = ['balance', 'span', 'from', 'to', 'state', 'game']

export function withoutMemberParams(path: string): string {
  const [pathname = '', search] = path.split('?')
  const query = new URLSearchParams(search)
  if (!MEMBER_QUERY_PARAMS.some((name) => query.has(name))) return path
  for (const name of MEMBER_QUERY_PARAMS) query.delete(name)
  return withQuery(pathname, Object.fromEntries(query))
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
