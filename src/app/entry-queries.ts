import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { accountQueries } from '@/api/account'
import { gameQueries } from '@/api/games'
import { hostQueries } from '@/api/hosts'
import { noticeQueries } from '@/api/notices'
import { orderQueries } from '@/api/orders'
import { platformQueries } from '@/api/platform'
import { reportQueries, walletQueries } from '@/api/wallet'
import { videoQueries } from '@/api/videos'
import { currentLanguage } from '@/i18n/index'
import { patterns } from '@/paths'
import { sessionStore } from '@/session/store'
import { type RouteEntry, routeOf } from './routes'

export interface EntryQuery {
  queryKey: QueryKey
  /** Resolves when the answer is here, or will not come. */
  ask: (client: QueryClient) => Promise<void>
}

export interface Entering {
  client: QueryClient
  search: URLSearchParams
  isLoggedIn: boolean
}

type Row = (entering: Entering) => readonly EntryQuery[]

const all =
  (...rows: readonly Row[]): Row =>
  (entering) =>
    rows.flatMap((row) => row(entering))

const nothing = all()

const member: Row = ({ isLoggedIn }) => (isLoggedIn ? [once(accountQueries.member())] : [])
const orders: Row = () => [once(orderQueries.list())]
const withdrawals: Row = () => [once(walletQueries.withdrawals())]
const report: Row = () => [once(reportQueries.report())]
const notices: Row = () => [once(noticeQueries.list())]
const bankCard: Row = () => [once(walletQueries.bankCard())]
const banks: Row = () => [once(walletQueries.banks())]
const cities: Row = () => [once(hostQueries.cities())]

/** An address without them shows a screen that asks for nothing. */
const named =
  <Name extends string>(names: readonly Name[], row: (named: Record<Name, string>) => Row): Row =>
  (entering) => {
    const values = names.map((name) => [name, entering.search.get(name)?.trim() ?? ''] as const)
    const isWhole = values.every(([, value]) => value !== '')
    return isWhole ? row(Object.fromEntries(values) as Record<Name, string>)(entering) : []
  }

/** The list is of the class that the address names, else of the first. */
const videos: Row = ({ client, search }) => {
  const classes = client.getQueryData(videoQueries.classes().queryKey) ?? []
  const chosen = classes.find(({ key }) => key === search.get('class')) ?? classes[0]
  if (chosen === undefined) return [once(videoQueries.classes())]
  const list = videoQueries.list(chosen.key, currentLanguage())
  const settled = () => undefined
  const firstPage = {
    queryKey: list.queryKey,
    ask: (client: QueryClient) => client.infiniteQuery(list).then(settled, settled),
  }
  return [once(videoQueries.classes()), firstPage]
}

/**
 * What each screen asks for when it opens, and nothing that changes anything: not what it asks for
 * later. `tests/screens/routes.test.tsx` holds each row against its screen.
 */
const ROWS: Readonly<Record<string, Row>> = {
  [patterns.start]: nothing,
  [patterns.home]: all(member, () => [once(platformQueries.homeContent()), once(gameQueries.hot())]),
  [patterns.draws]: ({ search }) => [once(gameQueries.classes()), once(gameQueries.list(search.get('class')))],
  [patterns.cities]: cities,
  [patterns.allCities]: cities,
  [patterns.videos]: videos,
  [patterns.mine]: (entering) => (entering.isLoggedIn ? all(member, report, orders, notices)(entering) : []),
  [patterns.login]: nothing,
  [patterns.register]: nothing,
  [patterns.draw]: named(['key', 'id'], ({ key, id }) =>
    all(member, () => [once(gameQueries.one(key)), once(gameQueries.payouts(id))]),
  ),
  [patterns.fairness]: named(['key', 'id'], ({ key }) =>
    all(orders, () => [once(gameQueries.one(key)), once(gameQueries.history(key))]),
  ),
  [patterns.hosts]: named(['id'], ({ id }) => () => [once(hostQueries.list(id))]),
  [patterns.host]: named(['id'], ({ id }) => () => [once(hostQueries.host(id))]),
  [patterns.video]: named(['id'], ({ id }) =>
    all(member, () => [once(videoQueries.video(id)), once(videoQueries.recommended(id))]),
  ),
  [patterns.orderRecord]: orders,
  [patterns.settings]: member,
  [patterns.language]: nothing,
  [patterns.languageFrom]: nothing,
  [patterns.withdraw]: all(member, bankCard, withdrawals, () => [once(walletQueries.withdrawRules())]),
  [patterns.withdrawals]: withdrawals,
  [patterns.report]: all(report, orders, withdrawals),
  [patterns.statement]: all(orders, withdrawals),
  [patterns.notices]: all(notices, member),
  [patterns.requests]: nothing,
  [patterns.service]: nothing,
  [patterns.servicePage]: nothing,
  [patterns.topUp]: all(member, report),
  [patterns.limits]: member,
  [patterns.profile]: member,
  [patterns.realName]: member,
  [patterns.sex]: member,
  [patterns.loginPassword]: member,
  [patterns.fundPassword]: member,
  [patterns.bankCard]: all(member, bankCard),
  [patterns.bindCard]: all(member, bankCard, banks),
} satisfies Record<(typeof patterns)[keyof typeof patterns], Row>

/** Of a screen that this session may open (reading 13). */
export function entryQueries({ path, access }: RouteEntry, entering: Entering): readonly EntryQuery[] {
  return access === 'member' && !entering.isLoggedIn ? [] : (ROWS[path]?.(entering) ?? [])
}

function once<T, E, D, K extends QueryKey>(query: FetchQueryOptions<T, E, D, K>): EntryQuery {
  return { queryKey: query.queryKey, ask: (client) => client.prefetchQuery(query) }
}

/**
 * Asks for what the screen of an address will ask for, so that they share each call, and for what
 * is known only by the first answers. @returns ends the calls that nobody has come to wait for
 */
export function askAhead(client: QueryClient, { pathname, search }: { pathname: string; search: string }): () => void {
  const route = routeOf(pathname)
  const session = sessionStore.get()
  const known = new Set<string>()
  const begun: QueryKey[] = []
  let isOver = false
  const ask = async (): Promise<void> => {
    if (isOver || route === undefined || session.ending !== null || sessionStore.get() !== session) return
    const entering = { client, search: new URLSearchParams(search), isLoggedIn: session.token !== null }
    const next = entryQueries(route, entering).filter(({ queryKey }) => !known.has(JSON.stringify(queryKey)))
    if (next.length === 0) return
    for (const { queryKey } of next) {
      known.add(JSON.stringify(queryKey))
      // What is under way already is somebody else's to end.
      if (client.isFetching({ queryKey, exact: true }) === 0) begun.push(queryKey)
    }
    await Promise.all(next.map((query) => query.ask(client)))
    await ask()
  }
  void ask()
  return () => {
    isOver = true
    for (const queryKey of begun) void client.cancelQueries({ queryKey, exact: true, type: 'inactive' })
  }
}
