import { routes, type ScreenRoute } from '../routes.ts'

/**
 * Budgets in bytes, by brotli at its highest level: the JavaScript that a first visit loads before
 * its content shows. For comparison, one small screen that uses the same packages loads 152,700
 * (`tests/bench/floor/packages.tsx`). The budgets leave room for every planned change, so split
 * modules by meaning; no module need be split to save bytes.
 */
export const FIRST_LOAD_BUDGETS = { '/Login': 127_000, '/Home': 131_500 }

/** Additional bytes of a build with `VITE_REPORT_URL`, for the hooks that catch errors. */
export const REPORTING_BUDGET = 400

/** Bytes of index.html: as much as a server sends before the browser has to acknowledge it. */
export const DOCUMENT_BUDGET = 14_000

/**
 * Parts of the shell and of Home that are loaded after them, most of them when the browser is idle.
 * They are in two files: one for every screen, and one for parts that only some screens need.
 */
export const DEFERRED_MODULES: readonly { file: string; isOnEveryScreen?: boolean }[] = [
  { file: '/src/app/GlobalOverlays.tsx', isOnEveryScreen: true },
  { file: '/src/app/MemberBackground.tsx' },
  { file: '/src/features/home/BalanceLine.tsx' },
  { file: '/src/features/home/BannerDots.tsx' },
  { file: '/src/features/home/Bell.tsx' },
  { file: '/src/features/home/NoticeSheet.tsx' },
  { file: '/src/features/home/VideosAndHosts.tsx' },
  { file: '/src/domain/limits/BreakNotice.tsx' },
]

export const startScreens = routes.filter(({ path }) => path in FIRST_LOAD_BUDGETS)

/** Example: "/src/features/home/HomeScreen.tsx". */
export const fileOf = ({ screen }: ScreenRoute): string => `/src/features/${screen}.tsx`
