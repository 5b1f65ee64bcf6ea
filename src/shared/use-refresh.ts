import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/feedback'

/** Original section 9: a refresh takes at least this long, so that the member sees that it happened. */
const MINIMUM_MS = 500

/**
 * A refresh by hand: runs the screen's own calls, takes at least 500 ms, and says the words only when all of them succeeded
 * (reading 27).
 */
export function useRefresh(reload: () => Promise<readonly { isError: boolean }[]>, doneText: string) {
  const { t } = useTranslation('common')
  const [isRefreshing, setIsRefreshing] = useState(false)
  const refresh = async () => {
    if (isRefreshing) return
    setIsRefreshing(true)
    const pause = new Promise((resolve) => {
      setTimeout(resolve, MINIMUM_MS)
    })
    const results = await reload()
    await pause
    setIsRefreshing(false)
    notify(results.some(({ isError }) => isError) ? t('refreshFailed') : doneText)
  }
  return { isRefreshing, refresh }
}
