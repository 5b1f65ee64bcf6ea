import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { clsx } from 'clsx'
import { useState } from 'react'
import { platformQueries } from '@/api/platform'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { type ServiceAddress, mayBeFramed } from '@/domain/help/service'
import { PushedScreen } from '@/kit/PushedScreen'
import { paths } from '@/paths'
import { LoadingBlock, Skeleton } from '@/ui/skeletons'
import { HostName } from '@/domain/help/HelpLinkList'
import { ErrorBlock } from '@/ui/MessageBlock'
import { Icon } from '@/ui/icons'
import { SplitRow } from '@/ui/layout'
import { TextButton } from '@/ui/Button'
import { NoService, useOpenOutside } from './service-page'
import { BLANK_HINT_DELAY_MS, SERVICE_LOAD_TIMEOUT_MS, serviceOf } from './rules'
import { useTimeout } from '@/ui/use-event'
import styles from './ServicePageScreen.module.css'

export default function ServicePageScreen() {
  const { t } = useTranslation(['service', 'common'])
  const platform = useQuery(platformQueries.base())
  return (
    <PushedScreen title={t('common:contact.title')} fallback={paths.service()}>
      <AsyncBlock query={platform} skeleton={<Skeleton height={400} />}>
        {(data) => {
          const service = serviceOf(data, window.location.origin)
          if (service.state !== 'open') return <NoService state={service.state} />
          return mayBeFramed(service) ? (
            <ServiceFrame key={service.url} service={service} />
          ) : (
            // If the page must not be framed, the service screen opens it outside of the app.
            <Navigate to={paths.service()} replace />
          )
        }}
      </AsyncBlock>
    </PushedScreen>
  )
}

/**
 * The rights of the embedded page. Without its own storage (allow-same-origin) a chat would not
 * recognise its visitor. The page may not navigate the app, open browser dialogs or save files. Its
 * origin is never the origin of the app (see `serviceOf`).
 */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-same-origin'

/**
 * Browsers report "loaded" even for a page that they refused to embed. So the page can always be
 * opened outside of the app, and after some seconds a hint says that it may be blank.
 */
function ServiceFrame({ service }: { service: ServiceAddress }) {
  const { t } = useTranslation('service')
  const { url, host } = service
  const [loadState, setLoadState] = useState<'loading' | 'loaded' | 'blocked'>('loading')
  const [isLate, setIsLate] = useState(false)
  const outsideOpener = useOpenOutside(service)
  useTimeout(() => setLoadState('blocked'), loadState === 'loading' ? SERVICE_LOAD_TIMEOUT_MS : null)
  useTimeout(() => setIsLate(true), loadState === 'loaded' ? BLANK_HINT_DELAY_MS : null)
  return (
    <div className={styles['page']}>
      <div className={styles['bar']}>
        <Icon name="lock" size={18} tone="faint" />
        <SplitRow align="center" gap="0 12px" className={styles['barText']}>
          <span className={styles['host']}>
            <b>
              <HostName name={host} />
            </b>
            {isLate && <span className={styles['hint']}>{t('emptyPage')}</span>}
          </span>
          <TextButton onClick={outsideOpener.ask}>{t('openOutside')}</TextButton>
        </SplitRow>
      </div>
      {loadState === 'blocked' ? (
        <div className={styles['blocked']}>
          <ErrorBlock title={t('blocked')} text={t('blockedText')} onRetry={() => setLoadState('loading')} />
        </div>
      ) : (
        <div className={styles['stage']}>
          {loadState === 'loading' && (
            <div className={styles['wait']}>
              <LoadingBlock label={t('loadingPage', { host })}>
                <Skeleton height={44} width="50%" />
              </LoadingBlock>
            </div>
          )}
          <iframe
            className={clsx(styles['frame'], loadState === 'loading' && styles['waiting'])}
            src={url}
            title={t('frameName', { host })}
            sandbox={SANDBOX}
            referrerPolicy="no-referrer"
            onLoad={() => setLoadState('loaded')}
          />
        </div>
      )}
      {outsideOpener.dialog}
    </div>
  )
}
