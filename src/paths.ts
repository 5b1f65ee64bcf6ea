/** Every address of the app, as the original cases it (original section 2, readings 1-5). */
export const paths = {
  start: () => '/',
  home: () => '/Home',
  draws: () => '/game',
  cities: () => '/choose',
  /** The same screen as the tab, pushed over another one (reading 2). */
  allCities: () => '/Choose',
  hosts: (city: { id: string; name: string }) => withQuery('/list', { id: city.id, name: city.name }),
  host: (id: string, city: { id: string; name: string }) =>
    withQuery('/profile', { id, name: city.name, adsid: city.id }),
  videos: () => '/video',
  video: (id: string) => withQuery('/PlayVideo', { id }),
  mine: () => '/Mine',
  login: () => '/Login',
  register: () => '/Register',
  draw: (game: { key: string; id: string }) => withQuery('/Lottery', { key: game.key, id: game.id }),
  orderRecord: () => '/GameRecord',
  report: () => '/Personalreport',
  statement: () => '/AccountDetail',
  topUp: (balance?: string) => withQuery('/Recharge', { balance }),
  withdraw: () => '/withdraw',
  withdrawals: () => '/WithdrawRecord',
  bankCard: () => '/Setbank',
  bindCard: () => '/BindCard',
  notices: () => '/Notice',
  service: () => '/ServiceOnline',
  servicePage: () => '/ServicePage',
  settings: () => '/Setting',
  profile: () => '/Infomation',
  realName: () => '/Setname',
  sex: () => '/Setsex',
  loginPassword: () => '/SetLoginPassword',
  fundPassword: () => '/SetPayPassword',
  language: (from?: 'setting' | 'login') => withQuery('/Language', { type: from }),
} as const

/** Route patterns in canonical casing; an address that differs from one only in case is sent to it. */
export const patterns = {
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
  orderRecord: '/GameRecord',
  report: '/Personalreport',
  statement: '/AccountDetail',
  topUp: '/Recharge',
  withdraw: '/withdraw',
  withdrawals: '/WithdrawRecord',
  bankCard: '/Setbank',
  bindCard: '/BindCard',
  notices: '/Notice',
  service: '/ServiceOnline',
  servicePage: '/ServicePage',
  settings: '/Setting',
  profile: '/Infomation',
  realName: '/Setname',
  sex: '/Setsex',
  loginPassword: '/SetLoginPassword',
  fundPassword: '/SetPayPassword',
  language: '/Language',
  languageFrom: '/Language/:type',
} as const

/**
 * The canonical address of a path that is known but cased otherwise ("/home" → "/Home", "/LANGUAGE/setting" → "/Language/setting").
 * "/choose" and "/Choose" are two routes; any other casing of them is the tab's.
 * @returns null when the path is canonical already, or not of this app.
 */
export function canonicalPath(pathname: string): string | null {
  const trimmed = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const [, first = '', ...rest] = trimmed.split('/')
  // The original's spelling is the address; the right one leads there (reading 5).
  if (trimmed.toLowerCase() === '/information') return patterns.profile
  const fixed = Object.values(patterns).filter((pattern) => !pattern.includes(':'))
  const match =
    fixed.find((pattern) => pattern === `/${first}`) ??
    fixed.find((pattern) => pattern.toLowerCase() === `/${first}`.toLowerCase())
  if (match === undefined || (rest.length > 0 && match !== patterns.language) || rest.length > 1) return null
  const canonical = [match, ...rest.map((part) => part.toLowerCase())].join('/')
  return canonical === pathname ? null : canonical
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  const text = search.toString()
  return text === '' ? path : `${path}?${text}`
}
