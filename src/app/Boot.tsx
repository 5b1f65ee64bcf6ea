import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { platformQueries } from '@/api/platform'
import { useReadErrorText } from '@/kit/query/use-error-text'
import { ErrorBlock } from '@/ui/MessageBlock'
import { TextButton } from '@/ui/Button'
import { Logo } from '@/ui/icons'
import { Screen } from '@/ui/Screen'
import { useOnline, useTimeout } from '@/ui/use-event'
import { Bar } from './Bar'

const SPLASH_MS = 3000
/** The id that `src/build/first-screen-script.ts` gives to the prerendered screen. */
const PRERENDERED_ID = 'first'

/**
 * Waits for the platform's base info, for 3 s at most. It opens at once if the device is offline or
 * if the page shows a prerendered screen. A failure after that shows only a bar, so that it never
 * covers a member's work.
 */
export function Boot({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const unreadText = useReadErrorText()
  const base = useQuery(platformQueries.base())
  const retry = () => void base.refetch()
  const [hasOpened, setHasOpened] = useState(() => document.getElementById(PRERENDERED_ID) !== null)
  const isOnline = useOnline()
  if (!hasOpened && !isOnline) setHasOpened(true)
  const isReady = hasOpened || base.data !== undefined
  useTimeout(() => setHasOpened(true), SPLASH_MS)
  if (isReady)
    return (
      <>
        {base.data === undefined && base.error !== null && isOnline && (
          <Bar text={t('boot.bar')} action={<TextButton onClick={retry}>{t('retry')}</TextButton>} />
        )}
        {children}
      </>
    )
  if (base.error === null) return <Splash />
  return (
    <Screen title={t('boot.title')} heading={<Logo />}>
      <ErrorBlock title={t('boot.title')} text={unreadText(base.error)} onRetry={retry} isRetrying={base.isFetching} />
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
