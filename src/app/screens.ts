import { markFirstScreen } from '@/kit/load/module'
import { firstScreenPaths } from '@/paths'
import { routeOf, routes, type ScreenRoute } from '@/routes'
import { createLazyScreen, type LazyScreen } from './lazy-screen'

type ScreenCode = Awaited<ReturnType<Parameters<typeof createLazyScreen>[0]>>

const screenFiles = import.meta.glob<ScreenCode>('./*/*Screen.tsx', { base: '../features' })

const fileOf = ({ screen }: Pick<ScreenRoute, 'screen'>) => `./${screen}.tsx`

const firstScreenFiles = routes.filter(({ path }) => firstScreenPaths.includes(path)).map(fileOf)

const screensByFile: Readonly<Record<string, LazyScreen>> = Object.fromEntries(
  Object.entries(screenFiles).map(([file, load]) => [
    file,
    createLazyScreen(firstScreenFiles.includes(file) ? markFirstScreen(load) : load),
  ]),
)

export const notFoundScreen = createLazyScreen(() => import('./NotFoundScreen'))

/** Never uses the fallback, because a test checks that each screen of the routes has a file. */
export const screenOf = (route: ScreenRoute): LazyScreen => screensByFile[fileOf(route)] ?? notFoundScreen

export function screenAt(pathname: string): LazyScreen | undefined {
  const route = routeOf(pathname)
  return route && screenOf(route)
}
