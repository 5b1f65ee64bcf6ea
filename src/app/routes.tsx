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

const open =
  (access: Access, isTab = false) =>
  (path: string, ...screen: ScreenImport): RouteEntry => ({
    path,
    access,
    isTab,
    screen: lazyScreen(...screen),
  })
const tab = open('public', true)
const member = open('member')
const anybody = open('public')
const anonymous = open('anonymous')

export const routes: readonly RouteEntry[] = [
  tab(patterns.home, () => import('@/features/home/HomeScreen'), ['index']),
  tab(patterns.draws, () => import('@/features/draws/HallScreen'), ['reservation']),
  tab(patterns.cities, () => import('@/features/hosts/CitiesScreen'), ['hosts']),
  tab(patterns.videos, () => import('@/features/videos/VideosScreen'), ['video']),
  tab(patterns.mine, () => import('@/features/me/MeScreen'), ['my', 'shared']),
  anonymous(patterns.login, () => import('@/features/auth/LoginScreen'), ['auth']),
  anonymous(patterns.register, () => import('@/features/auth/RegisterScreen'), ['auth', 'shared']),
  member(patterns.draw, () => import('@/features/draws/DrawScreen'), ['reservation', 'messages', 'shared']),
  anybody(patterns.allCities, () => import('@/features/hosts/AllCitiesScreen'), ['hosts']),
  member(patterns.hosts, () => import('@/features/hosts/HostsScreen'), ['hosts']),
  member(patterns.host, () => import('@/features/hosts/HostScreen'), ['hosts']),
  member(patterns.video, () => import('@/features/videos/VideoScreen'), ['video', 'player']),
  member(patterns.orderRecord, () => import('@/features/orders/OrderRecordScreen'), [
    'record',
    'reservation',
    'shared',
  ]),
  member(patterns.settings, () => import('@/features/settings/SettingsScreen'), ['setting', 'messages', 'shared']),
  ...[patterns.language, patterns.languageFrom].map((path) =>
    anybody(path, () => import('@/features/settings/LanguageScreen'), ['setting']),
  ),
  member(patterns.withdraw, () => import('@/features/withdraw/WithdrawScreen'), ['withdraw', 'messages', 'shared']),
  member(patterns.withdrawals, () => import('@/features/withdraw/WithdrawalsScreen'), ['withdraw', 'shared']),
  member(patterns.report, () => import('@/features/reports/ReportScreen'), [
    'report',
    'reservation',
    'record',
    'shared',
  ]),
  member(patterns.statement, () => import('@/features/reports/StatementScreen'), [
    'report',
    'reservation',
    'record',
    'shared',
  ]),
  member(patterns.notices, () => import('@/features/notices/NoticesScreen'), ['notice', 'shared']),
  member(patterns.messages, () => import('@/features/messages/MessagesScreen'), ['messages']),
  anybody(patterns.service, () => import('@/features/service/ServiceScreen'), ['service', 'shared']),
  anybody(patterns.servicePage, () => import('@/features/service/ServicePageScreen'), ['service']),
  member(patterns.topUp, () => import('@/features/top-up/TopUpScreen'), ['recharge', 'messages', 'shared']),
  member(patterns.profile, () => import('@/features/settings/ProfileScreen'), ['setting', 'shared']),
  member(patterns.realName, () => import('@/features/settings/RealNameScreen'), ['setting']),
  member(patterns.sex, () => import('@/features/settings/SexScreen'), ['setting']),
  member(patterns.loginPassword, () => import('@/features/settings/LoginPasswordScreen'), ['setting', 'shared']),
  member(patterns.fundPassword, () => import('@/features/settings/FundPasswordScreen'), ['setting', 'shared']),
  member(patterns.bankCard, () => import('@/features/bank-card/BankCardScreen'), ['bank', 'shared']),
  member(patterns.bindCard, () => import('@/features/bank-card/BindCardScreen'), ['bank', 'shared']),
]

export function routeOf(pathname: string): RouteEntry | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
