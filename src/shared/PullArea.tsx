import { PullToRefresh } from 'antd-mobile'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export default function PullArea({ onRefresh, children }: { onRefresh: () => Promise<void>; children: ReactNode }) {
  const { t } = useTranslation('common')
  const words = {
    pulling: t('pull.pull'),
    canRelease: t('pull.release'),
    refreshing: t('pull.refreshing'),
    complete: '',
  }
  return (
    <PullToRefresh onRefresh={onRefresh} completeDelay={0} renderText={(status) => words[status]}>
      {children}
    </PullToRefresh>
  )
}
