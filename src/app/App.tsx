import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useTranslation } from 'react-i18next'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { LinkButton } from '@/shared/LinkButton'
import { canonicalPath, paths, patterns } from '@/paths'
import { EmptyState } from '@/ui/EmptyState'
import { Button } from '@/ui/Button'
import { LabelsProvider } from '@/ui/labels'
import { Screen } from '@/ui/Screen'
import { Boot, OfflineBar, Splash } from './Boot'
import { Guard } from './guards'
import { forgetFailedScreens } from './lazy-screen'
import { NotFoundScreen } from './NotFoundScreen'
import { routeOf, routes } from './routes'
import { SessionEnd } from './SessionEnd'
import { TabBar } from './TabBar'
import { useScrollRestoration } from './use-scroll-restoration'

export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <SessionEnd />
        <TranslatedLabels>
          <Boot>
            <Shell />
          </Boot>
        </TranslatedLabels>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

function TranslatedLabels({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const labels = {
    back: t('back'),
    clearSearch: t('clearSearch'),
    close: t('close'),
    hidePassword: t('hidePassword'),
    loading: t('loading'),
    retry: t('retry'),
    showPassword: t('showPassword'),
  }
  return <LabelsProvider value={labels}>{children}</LabelsProvider>
}

function Shell() {
  const location = useLocation()
  useScrollRestoration()
  // Links may be cased differently or end with a slash (readings 1, 2, 5).
  const canonical = canonicalPath(location.pathname)
  if (canonical !== null) return <Navigate to={canonical + location.search} replace />
  return (
    <>
      <OfflineBar />
      <ErrorBoundary
        resetKeys={[location.pathname, location.search]}
        fallbackRender={({ resetErrorBoundary }) => <Crash onRetry={resetErrorBoundary} />}
      >
        <Suspense fallback={<Splash />}>
          <Routes>
            <Route path={patterns.start} element={<Navigate to={paths.home()} replace />} />
            {routes.map(({ path, access, screen: { Screen } }) => (
              <Route
                key={path}
                path={path}
                caseSensitive
                element={
                  <Guard access={access}>
                    <Screen />
                  </Guard>
                }
              />
            ))}
            <Route path="*" element={<NotFoundScreen />} />
          </Routes>
        </Suspense>
      </ErrorBoundary>
      {routeOf(location.pathname)?.isTab === true && <TabBar />}
    </>
  )
}

function Crash({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  useEffect(() => () => void forgetFailedScreens(), [])
  const retry = () => {
    // Some browsers never fetch a failed module again within the same page.
    if (forgetFailedScreens() && navigator.onLine) window.location.reload()
    else onRetry()
  }
  return (
    <Screen title={t('crash.title')}>
      <EmptyState
        icon="warning"
        title={t('crash.text')}
        action={
          <>
            <Button onClick={retry}>{t('retry')}</Button>
            <LinkButton to={paths.home()}>{t('crash.home')}</LinkButton>
          </>
        }
      />
    </Screen>
  )
}
