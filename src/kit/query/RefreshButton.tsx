import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { notify } from '@/ui/feedback'
import { lastManualRefreshAt } from './refreshed-at'
import { clearShownRefusals, showRefusalOnce } from './refusals'
import type { QueryState } from './query-state'
import { IconButton, TextButton } from '@/ui/Button'
import { useIsStillOnScreen } from '@/kit/history'
import styles from './RefreshButton.module.css'

/**
 * Refreshes the screen for members who use a mouse, a keyboard or a screen reader. With a finger,
 * they pull the screen down instead (reading 27).
 */
export function RefreshButton({ isRefreshing, refresh }: { isRefreshing: boolean; refresh: () => Promise<void> }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles['refresh']}>
      <IconButton icon="refresh" label={t('refresh')} isBusy={isRefreshing} onClick={() => void refresh()} />
    </div>
  )
}

/** A tap fetches all queries again. It does nothing while any query is loading. */
export function RetryText({ queries }: { queries: readonly QueryState[] }) {
  const { t } = useTranslation('common')
  const isBusy = queries.some(({ isFetching }) => isFetching)
  const retry = () => {
    clearShownRefusals()
    for (const { refetch } of queries) void refetch()
  }
  return (
    <TextButton aria-busy={isBusy || undefined} onClick={isBusy ? undefined : retry}>
      {t('retry')}
    </TextButton>
  )
}

/** Minimum time for which the button looks busy, so that the member sees it (reading 27). */
const MIN_BUSY_MS = 500

/**
 * Returns a function that refreshes a screen and shows the outcome in a toast. After a failure the
 * toast has the platform's message, or a text of the app if there is none (reading 20). No toast is
 * shown if the member has left the screen, or if the session has ended, because the end of a
 * session has its own message.
 * @param reload fetches the content. Resolves to the results of the queries, or to null if the
 * member has left that content.
 * @param doneText returns the text after a success; called when the answers have arrived
 */
export function useRefresh(reload: () => Promise<readonly { error: Error | null }[] | null>, doneText?: () => string) {
  const { t } = useTranslation('common')
  const failureTextOf = (error: Error) => (error instanceof ApiError && error.serverMessage) || t('refreshFailed')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const isStillOnScreen = useIsStillOnScreen()
  const refresh = async () => {
    if (isRefreshing) return
    setIsRefreshing(true)
    lastManualRefreshAt.setState(Date.now())
    clearShownRefusals()
    const minimumWait = new Promise((resolve) => {
      setTimeout(resolve, MIN_BUSY_MS)
    })
    const results = await reload()
    await minimumWait
    setIsRefreshing(false)
    if (results === null || !isStillOnScreen()) return
    const error = results.find((result) => result.error !== null)?.error ?? null
    const isSessionEnd = error instanceof ApiError && error.kind === 'auth'
    if (!isSessionEnd && !showRefusalOnce(error))
      notify(error === null ? (doneText?.() ?? t('refreshed')) : failureTextOf(error))
  }
  return { isRefreshing, refresh }
}
