import { useTranslation } from 'react-i18next'
import type { HomeContent } from '@/api/platform'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { HelpLink } from '@/shared/help/HelpLink'
import { Operator } from '@/shared/help/Operator'
import type { QueryState } from '@/shared/query/query-state'
import { paths } from '@/paths'
import { RowLink } from '@/shared/RowLink'
import { SectionHeading, Eyebrow } from '@/ui/text'
import { Icon } from '@/ui/icons'
import { config } from '@/config'
import { Picture } from '@/ui/Picture'
import { Ticker } from './Ticker'
import { VideoSection } from './VideoSection'
import { VideosSkeleton } from './VideosSkeleton'
import styles from './HomeFoot.module.css'

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

function LocalHosts() {
  const { t } = useTranslation(['index', 'common'])
  return (
    <section aria-labelledby="local-hosts">
      <SectionHeading id="local-hosts">{t('common:localHosts')}</SectionHeading>
      <RowLink to={paths.allCities()} icon={<Icon name="city" />} label={t('common:allCities')} />
    </section>
  )
}

/** Logos come from the build alone, and their caption vouches for nothing (reading 82). */
function Partners() {
  const { t } = useTranslation('index')
  if (config.partners.length === 0) return null
  return (
    <section aria-labelledby="partners">
      <SectionHeading id="partners">{t('partners')}</SectionHeading>
      <ul className={styles['partners']}>
        {config.partners.map((url) => (
          <li key={url}>
            <Picture src={url} alt="" className={styles['partner']} fallback={null} />
          </li>
        ))}
      </ul>
      <Eyebrow>{t('partnersCaption')}</Eyebrow>
    </section>
  )
}
