import { routes, type ScreenRoute } from '../routes.ts'

/**
 * Budgets for the JavaScript that a first visit loads before its content shows, in bytes by brotli.
 * For comparison: a single small screen with the same packages loads 152,700 bytes
 * (`tests/bench/floor/packages.tsx`). The budgets leave room for every planned change, so split
 * modules by meaning, never to save bytes.
 */
export const FIRST_LOAD_BUDGETS = { '/Login': 127_000, '/Home': 131_500 }

/** Additional bytes of a build with `VITE_REPORT_URL`, for the code that catches errors. */
export const REPORTING_BUDGET_BYTES = 400

/**
 * Budget for index.html in bytes. A server can send about this many bytes before it must wait for
 * the browser to acknowledge the first packets.
 */
export const DOCUMENT_BUDGET_BYTES = 14_000

/**
 * Parts that load after the app's frame and Home, most of them when the browser is idle. The build
 * puts them into files of their own. Drawings have a file that a member does not load on the way to
 * an order or a payment.
 */
export const DEFERRED_MODULES: readonly { file: string; isOnEveryScreen?: boolean; isDrawing?: boolean }[] = [
  { file: '/src/app/GlobalOverlays.tsx', isOnEveryScreen: true },
  { file: '/src/app/MemberBackground.tsx' },
  { file: '/src/features/home/BalanceLine.tsx' },
  { file: '/src/features/home/BannerDots.tsx' },
  { file: '/src/features/home/Bell.tsx' },
  { file: '/src/features/home/NoticeSheet.tsx' },
  { file: '/src/features/home/VideosAndHosts.tsx' },
  { file: '/src/domain/GamePicture.tsx', isDrawing: true },
  { file: '/src/domain/city/CityCover.tsx', isDrawing: true },
  { file: '/src/domain/limits/BreakNotice.tsx' },
]

export const startScreens = routes.filter(({ path }) => path in FIRST_LOAD_BUDGETS)

/** Returns the source file of a screen, such as "/src/features/home/HomeScreen.tsx". */
export const screenFileOf = ({ screen }: ScreenRoute): string => `/src/features/${screen}.tsx`
