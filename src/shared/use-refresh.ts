import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '@/ui/feedback'

/** So that the member sees that it happened (reading 27). */
const MINIMUM_MS = 500

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
