import { routes, type ScreenRoute } from '../routes.ts'

/**
 * Bytes of JavaScript until the content is shown, compressed by brotli at its highest level, of the
 * screens that a first visit begins with. The bench's page with one screen on the same packages
 * (`tests/bench/floor/packages.tsx`) loads 152,700. The budgets leave room for every change that is
 * planned, so that modules are cut by meaning.
 */
export const FIRST_LOAD_BUDGETS = { '/Login': 127_000, '/Home': 131_500 }

/** Bytes more for a build with `VITE_REPORT_URL`: the hooks that hear of errors. */
export const REPORTING_BUDGET = 400

/** Of the HTML: what a server sends before it waits for the first answer of the browser. */
export const DOCUMENT_BUDGET = 14_000

/**
 * Parts of the shell and of Home that come later than they do, most once the browser is idle. They
 * travel in two files: one for every screen, and one for those that only some screens ask for.
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

/** Those with a budget. */
export const startScreens = routes.filter(({ path }) => path in FIRST_LOAD_BUDGETS)

/** "/src/features/home/HomeScreen.tsx". */
export const fileOf = ({ screen }: ScreenRoute): string => `/src/features/${screen}.tsx`
