import { patterns } from './paths.ts'

/** The users who may open a screen (reading 13). `anonymous`: only users who are not logged in. */
export type Access = 'public' | 'member' | 'anonymous'

/** Names of the tabs. A name is also the key of the tab's label in the translations. */
export type TabName = 'home' | 'draws' | 'cities' | 'videos' | 'me'

export interface ScreenRoute {
  path: string
  access: Access
  /** File in `features`, without ".tsx". Routes with the same file share one mounted page. */
  screen: `${string}/${string}Screen`
  /** The tab that shows this screen. Only screens with a tab have the tab bar. */
  tab?: TabName
  /** The screen shows amounts. In a demo, its header says that they are worth nothing. */
  hasMoney?: boolean
  /** The screen sends input, so the offer of a new build must not interrupt it. */
  isForm?: boolean
  /** The screen is about stakes or own limits, so it ends with a link to help with gambling. */
  hasHelp?: boolean
}

/** The app, its build and its tests read this table. */
export const routes: readonly ScreenRoute[] = [
  { path: patterns.home, access: 'public', screen: 'home/HomeScreen', tab: 'home', hasMoney: true },
  { path: patterns.draws, access: 'public', screen: 'draws/HallScreen', tab: 'draws', hasMoney: true },
  { path: patterns.cities, access: 'public', screen: 'hosts/CitiesScreen', tab: 'cities' },
  { path: patterns.videos, access: 'public', screen: 'videos/VideosScreen', tab: 'videos' },
  { path: patterns.mine, access: 'public', screen: 'me/MeScreen', tab: 'me', hasMoney: true },
  { path: patterns.login, access: 'anonymous', screen: 'auth/LoginScreen', isForm: true },
  { path: patterns.register, access: 'anonymous', screen: 'auth/RegisterScreen', isForm: true },
  { path: patterns.draw, access: 'member', screen: 'draws/DrawScreen', hasMoney: true, isForm: true, hasHelp: true },
  { path: patterns.fairness, access: 'member', screen: 'fairness/FairnessScreen', hasMoney: true },
  { path: patterns.allCities, access: 'public', screen: 'hosts/CitiesScreen' },
  { path: patterns.hosts, access: 'member', screen: 'hosts/HostsScreen' },
  { path: patterns.host, access: 'member', screen: 'hosts/HostScreen' },
  { path: patterns.video, access: 'member', screen: 'videos/VideoScreen' },
  { path: patterns.orderRecord, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: patterns.statement, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: patterns.withdrawals, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: patterns.settings, access: 'member', screen: 'settings/SettingsScreen' },
  { path: patterns.language, access: 'public', screen: 'settings/LanguageScreen' },
  { path: patterns.languageFrom, access: 'public', screen: 'settings/LanguageScreen' },
  { path: patterns.withdraw, access: 'member', screen: 'withdraw/WithdrawScreen', hasMoney: true, isForm: true },
  { path: patterns.report, access: 'member', screen: 'records/ReportScreen', hasMoney: true },
  { path: patterns.notices, access: 'member', screen: 'inbox/NoticesScreen', hasMoney: true },
  { path: patterns.service, access: 'public', screen: 'service/ServiceScreen' },
  { path: patterns.servicePage, access: 'public', screen: 'service/ServicePageScreen', isForm: true },
  { path: patterns.topUp, access: 'member', screen: 'top-up/TopUpScreen', hasMoney: true, isForm: true },
  {
    path: patterns.limits,
    access: 'member',
    screen: 'limits/LimitsScreen',
    hasMoney: true,
    isForm: true,
    hasHelp: true,
  },
  { path: patterns.profile, access: 'member', screen: 'settings/ProfileScreen' },
  { path: patterns.realName, access: 'member', screen: 'settings/RealNameScreen', isForm: true },
  { path: patterns.sex, access: 'member', screen: 'settings/SexScreen', isForm: true },
  { path: patterns.loginPassword, access: 'member', screen: 'settings/LoginPasswordScreen', isForm: true },
  { path: patterns.fundPassword, access: 'member', screen: 'settings/FundPasswordScreen', isForm: true },
  { path: patterns.bankCard, access: 'member', screen: 'bank-card/BankCardScreen', hasMoney: true },
  { path: patterns.bindCard, access: 'member', screen: 'bank-card/BindCardScreen', hasMoney: true, isForm: true },
]

export function routeOf(pathname: string): ScreenRoute | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
