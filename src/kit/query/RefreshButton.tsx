import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { ApiError } from '@/api/errors'
import { notify } from '@/ui/feedback'
import { refreshedAt } from './refreshed-at'
import { clearShownRefusals, showRefusalOnce } from './refusals'
import type { QueryState } from './query-state'
import { IconButton, TextButton } from '@/ui/Button'
import { useIsStillOnScreen } from '@/kit/history'
import styles from './RefreshButton.module.css'

/** For a mouse, a keyboard and a screen reader: a finger pulls the screen. */
export function RefreshButton({ isRefreshing, refresh }: { isRefreshing: boolean; refresh: () => Promise<void> }) {
  const { t } = useTranslation('common')
  return (
    <div className={styles['refresh']}>
      <IconButton icon="refresh" label={t('refresh')} isBusy={isRefreshing} onClick={() => void refresh()} />
    </div>
  )
}

/** Asks for all of them anew, once at a time. */
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

/** So that the member sees that it happened (reading 27). */
const MINIMUM_MS = 500

/**
 * Tells what became of the member's own refresh: a refusal in the platform's words (reading 20).
 * The end of a session tells itself, and on another screen nobody asks any more.
 * @param reload null: the member has left what was to be refreshed, and nothing is told.
 * @param doneText asked once the answers are here
 */
export function useRefresh(reload: () => Promise<readonly { error: Error | null }[] | null>, doneText?: () => string) {
  const { t } = useTranslation('common')
  const failureOf = (error: Error) => (error instanceof ApiError && error.serverMessage) || t('refreshFailed')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const isHere = useIsStillOnScreen()
  const refresh = async () => {
    if (isRefreshing) return
    setIsRefreshing(true)
    refreshedAt.setState(Date.now())
    clearShownRefusals()
    const pause = new Promise((resolve) => {
      setTimeout(resolve, MINIMUM_MS)
    })
    const results = await reload()
    await pause
    setIsRefreshing(false)
    if (results === null || !isHere()) return
    const error = results.find((result) => result.error !== null)?.error ?? null
    const isEnd = error instanceof ApiError && error.kind === 'auth'
    if (!isEnd && !showRefusalOnce(error)) notify(error === null ? (doneText?.() ?? t('refreshed')) : failureOf(error))
  }
  return { isRefreshing, refresh }
}
