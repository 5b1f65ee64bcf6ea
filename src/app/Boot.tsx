import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { platformQueries } from '@/api/platform'
import { useQueryErrorText } from '@/kit/query/use-error-text'
import { ErrorBlock } from '@/ui/MessageBlock'
import { TextButton } from '@/ui/Button'
import { Logo } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { useOnline, useTimeout } from '@/ui/use-event'
import { Bar } from './Bar'

const MAX_SPLASH_MS = 3000
/** The id that `src/build/first-screen-script.ts` gives to the prerendered screen. */
const PRERENDERED_ID = 'first'

/**
 * Shows a splash until the platform's base data arrives, for at most 3 s, or an error block if the
 * request fails within that time. Shows the app at once if the device is offline or if the page has
 * a prerendered screen. Above the app, the error is only a bar, so it never covers a member's work.
 */
export function Boot({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const readErrorText = useQueryErrorText()
  const baseQuery = useQuery(platformQueries.base())
  const retry = () => void baseQuery.refetch()
  const [hasOpened, setHasOpened] = useState(() => document.getElementById(PRERENDERED_ID) !== null)
  const isOnline = useOnline()
  if (!hasOpened && !isOnline) setHasOpened(true)
  const isReady = hasOpened || baseQuery.data !== undefined
  useTimeout(() => setHasOpened(true), MAX_SPLASH_MS)
  if (isReady)
    return (
      <>
        {baseQuery.data === undefined && baseQuery.error !== null && isOnline && (
          <Bar text={t('boot.bar')} action={<TextButton onClick={retry}>{t('retry')}</TextButton>} />
        )}
        {children}
      </>
    )
  if (baseQuery.error === null) return <Splash />
  return (
    <Screen title={t('boot.title')} heading={<Logo />}>
      <ErrorBlock
        title={t('boot.title')}
        text={readErrorText(baseQuery.error)}
        onRetry={retry}
        isRetrying={baseQuery.isFetching}
      />
    </Screen>
  )
}

/** Has the same layout as the static shell of index.html, so that nothing flickers. */
export function Splash() {
  return (
    <div className="shell">
      <b aria-hidden="true">tiga.</b>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
