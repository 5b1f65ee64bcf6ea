import { ofFirstScreen } from '@/kit/load/module'
import { firstScreens, patterns } from '@/paths'
import { lazyScreen, type LazyScreen } from './lazy-screen'

/** Who may open a screen (reading 13). `anonymous`: only visitors who are not logged in. */
export type Access = 'public' | 'member' | 'anonymous'

interface Traits {
  isTab?: boolean
  /** Amounts stand on it, so it says itself that they are worth nothing in a demo. */
  hasMoney?: boolean
  /** It is there to send something: nothing of ours may stand in the way. */
  isForm?: boolean
}

export interface RouteEntry extends Traits {
  path: string
  access: Access
  screen: LazyScreen
}

type Load = Parameters<typeof lazyScreen>[0]

const open =
  (access: Access, always: Traits = {}) =>
  (path: string, load: Load, traits: Traits = {}): RouteEntry => ({
    path,
    access,
    screen: lazyScreen(firstScreens.includes(path) ? ofFirstScreen(load) : load),
    ...always,
    ...traits,
  })
const tab = open('public', { isTab: true })
const member = open('member')
const anybody = open('public')
const anonymous = open('anonymous', { isForm: true })
const money: Traits = { hasMoney: true }
const form: Traits = { isForm: true }
const moneyForm: Traits = { ...money, ...form }

/** One page under several addresses: it stays while they change. */
const onePage = (rows: readonly RouteEntry[]): RouteEntry[] =>
  rows.map((row) => ({ ...row, screen: rows[0]?.screen ?? row.screen }))

/** Every screen. */
export const routes: readonly RouteEntry[] = [
  tab(patterns.home, () => import('@/features/home/HomeScreen'), money),
  tab(patterns.draws, () => import('@/features/draws/HallScreen'), money),
  tab(patterns.cities, () => import('@/features/hosts/CitiesScreen')),
  tab(patterns.videos, () => import('@/features/videos/VideosScreen')),
  tab(patterns.mine, () => import('@/features/me/MeScreen'), money),
  anonymous(patterns.login, () => import('@/features/auth/LoginScreen')),
  anonymous(patterns.register, () => import('@/features/auth/RegisterScreen')),
  member(patterns.draw, () => import('@/features/draws/DrawScreen'), moneyForm),
  member(patterns.fairness, () => import('@/features/fairness/FairnessScreen'), money),
  anybody(patterns.allCities, () => import('@/features/hosts/CitiesScreen')),
  member(patterns.hosts, () => import('@/features/hosts/HostsScreen')),
  member(patterns.host, () => import('@/features/hosts/HostScreen')),
  member(patterns.video, () => import('@/features/videos/VideoScreen')),
  ...onePage(
    [patterns.orderRecord, patterns.statement, patterns.withdrawals].map((path) =>
      member(path, () => import('@/features/records/RecordsScreen'), money),
    ),
  ),
  member(patterns.settings, () => import('@/features/settings/SettingsScreen')),
  ...[patterns.language, patterns.languageFrom].map((path) =>
    anybody(path, () => import('@/features/settings/LanguageScreen')),
  ),
  member(patterns.withdraw, () => import('@/features/withdraw/WithdrawScreen'), moneyForm),
  member(patterns.report, () => import('@/features/records/ReportScreen'), money),
  member(patterns.notices, () => import('@/features/inbox/NoticesScreen'), money),
  anybody(patterns.service, () => import('@/features/service/ServiceScreen')),
  anybody(patterns.servicePage, () => import('@/features/service/ServicePageScreen'), form),
  member(patterns.topUp, () => import('@/features/top-up/TopUpScreen'), moneyForm),
  member(patterns.limits, () => import('@/features/limits/LimitsScreen'), moneyForm),
  member(patterns.profile, () => import('@/features/settings/ProfileScreen')),
  member(patterns.realName, () => import('@/features/settings/RealNameScreen'), form),
  member(patterns.sex, () => import('@/features/settings/SexScreen'), form),
  member(patterns.loginPassword, () => import('@/features/settings/LoginPasswordScreen'), form),
  member(patterns.fundPassword, () => import('@/features/settings/FundPasswordScreen'), form),
  member(patterns.bankCard, () => import('@/features/bank-card/BankCardScreen'), money),
  member(patterns.bindCard, () => import('@/features/bank-card/BindCardScreen'), moneyForm),
]

export const elsewhere = anybody('*', () => import('./NotFoundScreen'))

export function routeOf(pathname: string): RouteEntry | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
