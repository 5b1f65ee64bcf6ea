import { useTranslation } from 'react-i18next'
import type { HomeContent } from '@/api/platform'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { HelpLink } from '@/shared/HelpLink'
import { Operator } from '@/shared/Operator'
import type { QueryState } from '@/shared/query-state'
import { LocalHosts } from './LocalHosts'
import { Partners } from './Partners'
import { Ticker } from './Ticker'
import { VideoSection } from './VideoSection'
import { VideosSkeleton } from './VideosSkeleton'

/** Below the draws, so its code comes when the browser is idle. */
export default function HomeFoot({ content }: { content: QueryState<HomeContent> }) {
  const { t } = useTranslation('index')
  return (
    <>
      <AsyncBlock query={content} what={t('watch')} showsStale={false} skeleton={<VideosSkeleton />}>
        {({ videoRows }) => <VideoSection rows={videoRows} />}
      </AsyncBlock>
      <LocalHosts />
      <Partners />
      <Ticker />
      <Operator />
      <HelpLink />
    </>
  )
}
