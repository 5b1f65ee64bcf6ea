import { routes, type ScreenRoute } from '../routes.ts'

/**
 * Bytes of JavaScript until the content is shown, compressed by brotli at its highest level, of the
 * screens that a first visit begins with. The bench's page with one screen on the same packages
 * (`tests/bench/floor/packages.tsx`) loads 152,700. The budgets leave room for every change that is
 * planned, so that modules are cut by meaning.
 */
export const FIRST_LOAD_BUDGETS = { '/Login': 127_000, '/Home': 131_500 }

/** Of the HTML: what a server sends before it waits for the first answer of the browser. */
export const DOCUMENT_BUDGET = 14_000

/** Those with a budget. */
export const startScreens = routes.filter(({ path }) => path in FIRST_LOAD_BUDGETS)

/** "/src/features/home/HomeScreen.tsx". */
export const fileOf = ({ screen }: ScreenRoute): string => `/src/features/${screen}.tsx`
