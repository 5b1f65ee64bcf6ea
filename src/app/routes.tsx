import { patterns } from '@/paths'
import { lazyScreen, type LazyScreen } from './lazy-screen'

/** Who may see a screen: anybody, members only (else Login), or only those who are not logged in (reading 13). */
export type Access = 'public' | 'member' | 'anonymous'

export interface RouteEntry {
  path: string
  access: Access
  /** The five tabs show the tab bar; all else has a back arrow. */
  isTab: boolean
  screen: LazyScreen
}

const language = lazyScreen(() => import('@/features/account/LanguageScreen'), ['setting'])

/** The route table: a new screen is a line here and one in `paths.ts`. */
export const routes: readonly RouteEntry[] = [
  {
    path: patterns.home,
    access: 'public',
    isTab: true,
    screen: lazyScreen(() => import('@/features/home/HomeScreen'), ['index']),
  },
  {
    path: patterns.draws,
    access: 'public',
    isTab: true,
    screen: lazyScreen(() => import('@/features/draws/HallScreen'), ['reservation']),
  },
  {
    path: patterns.cities,
    access: 'public',
    isTab: true,
    screen: lazyScreen(() => import('@/features/hosts/CitiesScreen'), ['hosts']),
  },
  {
    path: patterns.videos,
    access: 'public',
    isTab: true,
    screen: lazyScreen(() => import('@/features/videos/VideosScreen'), ['video']),
  },
  {
    path: patterns.mine,
    access: 'public',
    isTab: true,
    screen: lazyScreen(() => import('@/features/account/MineScreen'), ['my']),
  },
  {
    path: patterns.login,
    access: 'anonymous',
    isTab: false,
    screen: lazyScreen(() => import('@/features/account/LoginScreen'), ['auth']),
  },
  {
    path: patterns.register,
    access: 'anonymous',
    isTab: false,
    screen: lazyScreen(() => import('@/features/account/RegisterScreen'), ['auth']),
  },
  {
    path: patterns.draw,
    access: 'member',
    isTab: false,
    screen: lazyScreen(() => import('@/features/draws/DrawScreen'), ['reservation']),
  },
  {
    path: patterns.allCities,
    access: 'public',
    isTab: false,
    screen: lazyScreen(() => import('@/features/hosts/AllCitiesScreen'), ['hosts']),
  },
  {
    path: patterns.hosts,
    access: 'member',
    isTab: false,
    screen: lazyScreen(() => import('@/features/hosts/HostsScreen'), ['hosts']),
  },
  {
    path: patterns.host,
    access: 'member',
    isTab: false,
    screen: lazyScreen(() => import('@/features/hosts/HostScreen'), ['hosts']),
  },
  {
    path: patterns.orderRecord,
    access: 'member',
    isTab: false,
    screen: lazyScreen(() => import('@/features/orders/OrderRecordScreen'), ['record', 'reservation']),
  },
  {
    path: patterns.settings,
    access: 'member',
    isTab: false,
    screen: lazyScreen(() => import('@/features/account/SettingsScreen'), ['setting']),
  },
  { path: patterns.language, access: 'public', isTab: false, screen: language },
  { path: patterns.languageFrom, access: 'public', isTab: false, screen: language },
]

/** The route of a path, or undefined where there is none. */
export function routeOf(pathname: string): RouteEntry | undefined {
  return routes.find(
    ({ path }) => path === pathname || (path.includes('/:') && pathname.startsWith(path.split(':')[0] ?? '')),
  )
}
