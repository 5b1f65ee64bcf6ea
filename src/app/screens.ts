import { routeOf, type ScreenRoute } from '@/routes'
import { lazyScreen, type LazyScreen } from './lazy-screen'

type ScreenCode = Awaited<ReturnType<Parameters<typeof lazyScreen>[0]>>

const files = import.meta.glob<ScreenCode>('./*/*Screen.tsx', { base: '../features' })

const screens: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  Object.entries(files).map(([file, load]) => [file, lazyScreen(load)]),
)

export const notFound = lazyScreen(() => import('./NotFoundScreen'))

/** The screen of a route. A test holds the names in the table against the files. */
export const screenOf = ({ screen }: ScreenRoute): LazyScreen => screens[`./${screen}.tsx`] ?? notFound

export function screenAt(pathname: string): LazyScreen | undefined {
  const route = routeOf(pathname)
  return route && screenOf(route)
}
