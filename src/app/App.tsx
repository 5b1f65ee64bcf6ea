import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { report } from '@/lib/report'
import { canonicalAddress, paths, routePatterns } from '@/paths'
import { routeOf, routes } from '@/routes'
import { isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { IsReloadHarmfulContext } from '@/kit/load/reload'
import { LabelProvider } from '@/ui/labels'
import { OnScreenMounted } from '@/ui/Screen'
import { markFirstScreen, useModule } from '@/kit/load/module'
import { useIsIdle } from '@/kit/load/use-idle'
import { Boot, Splash } from './Boot'
import { Crash } from './Crash'
import { Frame } from './Frame'
import { Guard } from './guards'
import { NewerBuildBar } from './Bar'
import { notFoundScreen, screenOf } from './screens'
import { SessionEnd } from './SessionEnd'
import { TabBar } from './TabBar'
import { useScrollRestoration } from './use-scroll-restoration'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <SessionEnd />
        <TranslatedLabels>
          <IsReloadHarmfulContext value={isMoneyRequestInFlight}>
            <DeferredGlobals />
            <OnScreenMounted value={replacePrerendered}>
              <Boot>
                <Shell />
              </Boot>
            </OnScreenMounted>
          </IsReloadHarmfulContext>
        </TranslatedLabels>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

const replacePrerendered = () => globalThis.replacePrerendered?.()

export function TranslatedLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  return <LabelProvider value={t}>{children}</LabelProvider>
}

function Shell() {
  const location = useLocation()
  useScrollRestoration()
  // A link may have its path in another case or with a slash at the end (readings 1, 2, 5).
  const correctedAddress = canonicalAddress(location)
  if (correctedAddress !== null) return <Navigate to={correctedAddress} replace />
  return (
    <>
      <NewerBuildBar />
      <ErrorBoundary
        // A link to the same address gives the location a new key, so the screen is tried again.
        resetKeys={[location.key]}
        onError={(error) => report(error, 'screen')}
        fallbackRender={({ resetErrorBoundary }) => <Crash onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={<Splash />}>
          <Routes>
            <Route path={routePatterns.start} element={<Navigate to={paths.home()} replace />} />
            <Route path={routePatterns.requests} element={<Navigate to={paths.requests()} replace />} />
            {routes.map((route) => {
              const { Screen } = screenOf(route)
              return (
                <Route
                  key={route.path}
                  path={route.path}
                  caseSensitive
                  element={
                    <Frame {...route}>
                      <Guard access={route.access}>
                        <Screen />
                      </Guard>
                    </Frame>
                  }
                />
              )
            })}
            <Route path="*" element={<notFoundScreen.Screen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      {routeOf(location.pathname)?.tab !== undefined && <TabBar />}
    </>
  )
}

/**
 * Loads two parts of the app when the page is idle. `MemberBackground` watches the member's money,
 * so Log-in and Register do not load it.
 */
function DeferredGlobals() {
  const { pathname } = useLocation()
  const isIdle = useIsIdle()
  const overlaysModule = useModule(
    markFirstScreen(() => import('./GlobalOverlays')),
    isIdle,
  )
  const backgroundModule = useModule(
    markFirstScreen(() => import('./MemberBackground')),
    isIdle && routeOf(pathname)?.access !== 'anonymous',
  )
  return (
    // An error in these parts must not remove the screen.
    <ErrorBoundary fallback={null} resetKeys={[pathname]} onError={(error) => report(error, 'background')}>
      {overlaysModule !== null && <overlaysModule.default />}
      {backgroundModule !== null && <backgroundModule.default />}
    </ErrorBoundary>
  )
}
