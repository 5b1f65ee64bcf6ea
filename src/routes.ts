import { routePatterns } from './paths.ts'

/** The users who may open a screen (reading 13). `anonymous`: only users who are not logged in. */
export type ScreenAccess = 'public' | 'member' | 'anonymous'

/** Names of the tabs. A name is also the key of the tab's label in the translations. */
export type TabName = 'home' | 'draws' | 'cities' | 'videos' | 'me'

export interface ScreenRoute {
  path: string
  access: ScreenAccess
  /** File in `features`, without ".tsx". Routes with the same file share one mounted page. */
  screen: `${string}/${string}Screen`
  /** The tab that shows this screen. Only screens with a tab have the tab bar. */
  tab?: TabName
  /**
   * The screen shows amounts. In a demo, its header says that they are worth nothing. Without a
   * tab, the screen ends with a link to help.
   */
  hasMoney?: boolean
  /** The screen sends input, so the offer of a new build must not interrupt it. */
  isForm?: boolean
}

/** The routes of the app. The build and the tests read this table too. */
export const routes: readonly ScreenRoute[] = [
  { path: routePatterns.home, access: 'public', screen: 'home/HomeScreen', tab: 'home', hasMoney: true },
  {
    path: routePatterns.draws,
    access: 'public',
    screen: 'draws/HallScreen',
    tab: 'draws',
    hasMoney: true,
  },
  { path: routePatterns.cities, access: 'public', screen: 'hosts/CitiesScreen', tab: 'cities' },
  { path: routePatterns.videos, access: 'public', screen: 'videos/VideosScreen', tab: 'videos' },
  { path: routePatterns.mine, access: 'public', screen: 'me/MeScreen', tab: 'me', hasMoney: true },
  { path: routePatterns.login, access: 'anonymous', screen: 'auth/LoginScreen', isForm: true },
  { path: routePatterns.register, access: 'anonymous', screen: 'auth/RegisterScreen', isForm: true },
  {
    path: routePatterns.draw,
    access: 'member',
    screen: 'draws/DrawScreen',
    hasMoney: true,
    isForm: true,
  },
  { path: routePatterns.fairness, access: 'member', screen: 'fairness/FairnessScreen', hasMoney: true },
  { path: routePatterns.allCities, access: 'public', screen: 'hosts/CitiesScreen' },
  { path: routePatterns.hosts, access: 'member', screen: 'hosts/HostsScreen' },
  { path: routePatterns.host, access: 'member', screen: 'hosts/HostScreen' },
  { path: routePatterns.video, access: 'member', screen: 'videos/VideoScreen' },
  { path: routePatterns.orderRecord, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: routePatterns.statement, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: routePatterns.withdrawals, access: 'member', screen: 'records/RecordsScreen', hasMoney: true },
  { path: routePatterns.settings, access: 'member', screen: 'settings/SettingsScreen' },
  { path: routePatterns.language, access: 'public', screen: 'settings/LanguageScreen' },
  { path: routePatterns.languageFrom, access: 'public', screen: 'settings/LanguageScreen' },
  { path: routePatterns.withdraw, access: 'member', screen: 'withdraw/WithdrawScreen', hasMoney: true, isForm: true },
  { path: routePatterns.report, access: 'member', screen: 'records/ReportScreen', hasMoney: true },
  { path: routePatterns.notices, access: 'member', screen: 'inbox/NoticesScreen', hasMoney: true },
  { path: routePatterns.service, access: 'public', screen: 'service/ServiceScreen' },
  { path: routePatterns.servicePage, access: 'public', screen: 'service/ServicePageScreen', isForm: true },
  { path: routePatterns.topUp, access: 'member', screen: 'top-up/TopUpScreen', hasMoney: true, isForm: true },
  {
    path: routePatterns.limits,
    access: 'member',
    screen: 'limits/LimitsScreen',
    hasMoney: true,
    isForm: true,
  },
  { path: routePatterns.profile, access: 'member', screen: 'settings/ProfileScreen' },
  { path: routePatterns.realName, access: 'member', screen: 'settings/RealNameScreen', isForm: true },
  { path: routePatterns.sex, access: 'member', screen: 'settings/SexScreen', isForm: true },
  { path: routePatterns.loginPassword, access: 'member', screen: 'settings/LoginPasswordScreen', isForm: true },
  { path: routePatterns.fundPassword, access: 'member', screen: 'settings/FundPasswordScreen', isForm: true },
  { path: routePatterns.bankCard, access: 'member', screen: 'bank-card/BankCardScreen', hasMoney: true },
  { path: routePatterns.bindCard, access: 'member', screen: 'bank-card/BindCardScreen', hasMoney: true, isForm: true },
]

export function routeOf(pathname: string): ScreenRoute | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
