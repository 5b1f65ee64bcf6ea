import { useTranslation } from 'react-i18next'
import type { HomeContent } from '@/api/platform'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { Operator } from '@/shared/Operator'
import type { QueryState } from '@/shared/query-state'
import type { useRefresh } from '@/shared/use-refresh'
import { TextButton } from '@/ui/TextButton'
import { isTouchOnly } from '@/ui/touch'
import styles from './HomeFoot.module.css'
import { LocalHosts } from './LocalHosts'
import { Partners } from './Partners'
import { Ticker } from './Ticker'
import { VideoSection } from './VideoSection'
import { VideosSkeleton } from './VideosSkeleton'

/** Below the draws, so its code comes when the browser is idle. */
export default function HomeFoot({
  content,
  refresher: { isRefreshing, refresh },
}: {
  content: QueryState<HomeContent>
  refresher: ReturnType<typeof useRefresh>
}) {
  const { t } = useTranslation(['index', 'common'])
  return (
    <>
      <AsyncBlock query={content} what={t('watch')} showsStale={false} skeleton={<VideosSkeleton />}>
        {({ videoRows }) => <VideoSection rows={videoRows} />}
      </AsyncBlock>
      <LocalHosts />
      <Partners />
      <Ticker />
      <Operator />
      {/* For who cannot pull: elsewhere a button beside the title does it. */}
      {isTouchOnly() && (
        <p className={styles['refresh']}>
          <TextButton aria-busy={isRefreshing || undefined} onClick={() => void refresh()}>
            {t('common:refresh')}
          </TextButton>
        </p>
      )}
    </>
  )
}
