import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { City, Host } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { AsyncBlock } from '@/shared/AsyncBlock'
import ContactDialog from '@/shared/ContactDialog'
import { lazyPart } from '@/shared/lazy-part'
import { useSheets } from '@/shared/use-sheets'
import { PushedScreen } from '@/shared/PushedScreen'
import { PullToRefreshArea } from '@/shared/PullToRefreshArea'
import { RefreshButton } from '@/shared/RefreshButton'
import { useRefresh } from '@/shared/use-refresh'
import { paths } from '@/paths'
import { Note } from '@/ui/Note'
import { Stack } from '@/ui/Stack'
import { Skeleton } from '@/ui/Skeleton'
import { Button } from '@/ui/Button'
import { notify } from '@/ui/feedback'
import { Gallery } from './Gallery'
import styles from './HostScreen.module.css'
import { CityNotFound } from './CityNotFound'
import { cityOf } from './rules'

/** Swiper is heavy and only the large pictures need it. */
const Lightbox = lazyPart(() => import('./Lightbox'))

export default function HostScreen() {
  const [search] = useSearchParams()
  const id = search.get('id')?.trim() ?? ''
  return id === '' ? <CityNotFound what="host" /> : <Profile key={id} id={id} city={cityOf(search, 'adsid')} />
}

function Profile({ id, city }: { id: string; city: City | null }) {
  const { t } = useTranslation(['hosts', 'common'])
  const host = useQuery(hostQueries.host(id))
  const nameInListing = useNameInListing(id, city)
  const sheets = useSheets<'pictures' | 'service'>()
  const [opened, setOpened] = useState(0)
  const refresher = useRefresh(async () => [await host.refetch()], t('common:refreshed'))
  const name = host.data?.name || nameInListing || t('hostTitle')
  return (
    <PushedScreen
      title={name}
      fallback={city === null ? paths.cities() : paths.hosts(city)}
      actions={<RefreshButton {...refresher} />}
      footer={
        host.data !== undefined && (
          <>
            <Note kind="hint" className={styles['bookingLine']}>
              {t('bookingLine')}
            </Note>
            <Button isWide onClick={() => notify(t('subscribeText'))}>
              {t('subscribe')}
            </Button>
          </>
        )
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock query={host} skeleton={<ProfileSkeleton />}>
          {({ title, imageUrls }: Host) => (
            <>
              <Gallery
                name={name}
                imageUrls={imageUrls}
                onOpen={(index) => {
                  setOpened(index)
                  sheets.open('pictures')
                }}
              />
              {sheets.current === 'pictures' && imageUrls.length > 0 && (
                <Lightbox name={name} imageUrls={imageUrls} start={opened} onClose={sheets.close} />
              )}
              {title !== '' && <p className={styles['title']}>{title}</p>}
              <div className={styles['questions']}>
                <p>{t('questions')}</p>
                <Button tone="quiet" onClick={() => sheets.open('service')}>
                  {t('common:contact.open')}
                </Button>
              </div>
            </>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
      {sheets.current === 'service' && <ContactDialog text={t('serviceText')} onClose={sheets.close} />}
    </PushedScreen>
  )
}

/** The heading until the host arrives; empty if the member did not come from the list. */
function useNameInListing(id: string, city: City | null): string {
  const client = useQueryClient()
  if (city === null) return ''
  return client.getQueryData(hostQueries.list(city.id).queryKey)?.find((host) => host.id === id)?.name ?? ''
}

function ProfileSkeleton() {
  return (
    <Stack>
      <div className={styles['heroSkeleton']}>
        <Skeleton height="100%" />
      </div>
      <Skeleton height={76} />
      <Skeleton height={24} width="60%" />
    </Stack>
  )
}
