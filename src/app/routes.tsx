import { patterns } from '@/paths'
import { lazyScreen, type LazyScreen } from './lazy-screen'

/** Who may open a screen (reading 13). `anonymous`: only visitors who are not logged in. */
export type Access = 'public' | 'member' | 'anonymous'

export interface RouteEntry {
  path: string
  access: Access
  isTab: boolean
  screen: LazyScreen
}

type ScreenImport = Parameters<typeof lazyScreen>

/** A member's screen has the words that several screens share. */
const open =
  (access: Access, isTab = false) =>
  (path: string, load: ScreenImport[0], sections: ScreenImport[1]): RouteEntry => ({
    path,
    access,
    isTab,
    screen: lazyScreen(load, access === 'member' ? [...sections, 'shared'] : sections),
  })
const tab = open('public', true)
const member = open('member')
const anybody = open('public')
const anonymous = open('anonymous')

/** One page under several addresses: it stays while they change. */
const onePage = (rows: readonly RouteEntry[]): RouteEntry[] =>
  rows.map((row) => ({ ...row, screen: rows[0]?.screen ?? row.screen }))

export const routes: readonly RouteEntry[] = [
  tab(patterns.home, () => import('@/features/home/HomeScreen'), ['index']),
  tab(patterns.draws, () => import('@/features/draws/HallScreen'), ['reservation', 'shared']),
  tab(patterns.cities, () => import('@/features/hosts/CitiesScreen'), ['hosts']),
  tab(patterns.videos, () => import('@/features/videos/VideosScreen'), ['video']),
  tab(patterns.mine, () => import('@/features/me/MeScreen'), ['my', 'shared']),
  anonymous(patterns.login, () => import('@/features/auth/LoginScreen'), ['auth', 'shared']),
  anonymous(patterns.register, () => import('@/features/auth/RegisterScreen'), ['auth', 'shared']),
  member(patterns.draw, () => import('@/features/draws/DrawScreen'), ['reservation', 'messages', 'limits']),
  member(patterns.fairness, () => import('@/features/fairness/FairnessScreen'), [
    'fairness',
    'reservation',
    'record',
    'messages',
  ]),
  anybody(patterns.allCities, () => import('@/features/hosts/AllCitiesScreen'), ['hosts']),
  member(patterns.hosts, () => import('@/features/hosts/HostsScreen'), ['hosts']),
  member(patterns.host, () => import('@/features/hosts/HostScreen'), ['hosts']),
  member(patterns.video, () => import('@/features/videos/VideoScreen'), ['video', 'player']),
  ...onePage(
    [patterns.orderRecord, patterns.statement, patterns.withdrawals].map((path) =>
      member(path, () => import('@/features/records/RecordsScreen'), ['record', 'report', 'reservation']),
    ),
  ),
  member(patterns.settings, () => import('@/features/settings/SettingsScreen'), ['setting', 'messages', 'service']),
  ...[patterns.language, patterns.languageFrom].map((path) =>
    anybody(path, () => import('@/features/settings/LanguageScreen'), ['setting', 'shared']),
  ),
  member(patterns.withdraw, () => import('@/features/withdraw/WithdrawScreen'), ['withdraw', 'messages']),
  member(patterns.report, () => import('@/features/reports/ReportScreen'), ['report', 'reservation', 'record']),
  member(patterns.notices, () => import('@/features/notices/NoticesScreen'), ['notice', 'messages']),
  anybody(patterns.service, () => import('@/features/service/ServiceScreen'), ['service', 'shared', 'messages']),
  anybody(patterns.servicePage, () => import('@/features/service/ServicePageScreen'), ['service']),
  member(patterns.topUp, () => import('@/features/top-up/TopUpScreen'), ['recharge', 'messages', 'limits']),
  member(patterns.limits, () => import('@/features/limits/LimitsScreen'), ['limits', 'messages']),
  member(patterns.profile, () => import('@/features/settings/ProfileScreen'), ['setting']),
  member(patterns.realName, () => import('@/features/settings/RealNameScreen'), ['setting']),
  member(patterns.sex, () => import('@/features/settings/SexScreen'), ['setting']),
  member(patterns.loginPassword, () => import('@/features/settings/LoginPasswordScreen'), ['setting', 'auth']),
  member(patterns.fundPassword, () => import('@/features/settings/FundPasswordScreen'), ['setting']),
  member(patterns.bankCard, () => import('@/features/bank-card/BankCardScreen'), ['bank']),
  member(patterns.bindCard, () => import('@/features/bank-card/BindCardScreen'), ['bank']),
]

/** Any other address. */
export const elsewhere = anybody('*', () => import('./NotFoundScreen'), [])

export function routeOf(pathname: string): RouteEntry | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
