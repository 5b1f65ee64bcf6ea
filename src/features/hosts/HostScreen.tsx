import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { type Host, hostQueries } from '@/api/hosts'
import { AsyncBlock } from '@/kit/query/AsyncBlock'
import { withCurrentMemberId } from '@/kit/history'
import { RowLink } from '@/kit/links'
import { PushedScreen } from '@/kit/PushedScreen'
import { PullToRefreshArea } from '@/kit/query/PullToRefreshArea'
import { RefreshButton, useRefresh } from '@/kit/query/RefreshButton'
import { useSheets } from '@/kit/sheets/use-sheets'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import { notify } from '@/ui/feedback'
import { Stack } from '@/ui/layout'
import { Lead } from '@/ui/Note'
import { ScreenFooter } from '@/ui/Screen'
import { Sheet } from '@/ui/Sheet'
import { Skeleton } from '@/ui/skeletons'
import { Button, TextButton } from '@/ui/Button'
import { Gallery } from './Gallery'
import { cityOf, safeIdOf } from './rules'
import { SaveButton, useSavedHosts } from './SaveButton'
import styles from './HostScreen.module.css'

export default function HostScreen() {
  const [searchParams] = useSearchParams()
  const id = searchParams.get('id')?.trim() ?? ''
  return id === '' ? (
    <Navigate to={paths.cities()} replace />
  ) : (
    <HostProfile key={id} id={id} cityId={searchParams.get('adsid')?.trim() ?? ''} />
  )
}

const REPORT_REASONS = ['payment', 'identity', 'behaviour', 'profile'] as const

/** The address may name no city; `cityId` is then ''. */
function HostProfile({ id, cityId }: { id: string; cityId: string }) {
  const { t } = useTranslation('hosts')
  const host = useQuery(hostQueries.host(id))
  const cities = useQuery({ ...hostQueries.cities(), enabled: cityId !== '' })
  const city = cityId === '' ? null : cityOf(cityId, cities.data)
  // The list of the city's hosts is only read from the cache; this screen does not request it.
  const { data: listedHosts = [] } = useQuery({ ...hostQueries.list(cityId), enabled: false })
  const { saved, isSaved, toggle } = useSavedHosts()
  const refresher = useRefresh(async () => [await host.refetch()])
  const knownHost = [...listedHosts, ...saved].find((other) => other.id === id)
  const name = host.data?.name || knownHost?.name || t('hostTitle')
  const fallbackPath = city === null ? paths.cities() : paths.hosts(city)
  const toggleSaved = () => {
    const imageUrl = host.data?.imageUrls[0] ?? knownHost?.imageUrl ?? ''
    toggle({ id, cityId, name, imageUrl })
  }
  return (
    <PushedScreen
      title={name}
      fallback={fallbackPath}
      actions={
        <>
          {(host.data !== undefined || isSaved(id)) && (
            <SaveButton name={name} isSaved={isSaved(id)} onToggle={toggleSaved} />
          )}
          <RefreshButton {...refresher} />
        </>
      }
    >
      <PullToRefreshArea refresh={refresher.refresh}>
        <AsyncBlock query={host} skeleton={<ProfileSkeleton />}>
          {({ title, imageUrls }: Host) => (
            <>
              <Gallery name={name} imageUrls={imageUrls} />
              <div className={styles['about']}>
                {title !== '' && <p className={styles['title']}>{title}</p>}
                {cities.isLoading && (
                  <span className={styles['city']}>
                    <Skeleton height={20} width={96} />
                  </span>
                )}
                {city !== null && city.name !== '' && (
                  <Link className={styles['city']} to={paths.hosts(city)}>
                    <Icon name="city" size={18} />
                    <span>{city.name}</span>
                  </Link>
                )}
              </div>
              <HostSafety
                id={safeIdOf(
                  id,
                  listedHosts.some((other) => other.id === id),
                )}
                name={name}
              />
            </>
          )}
        </AsyncBlock>
      </PullToRefreshArea>
      {host.data !== undefined && (
        <ScreenFooter>
          <Button isWide onClick={() => notify(t('subscribeText'))}>
            {t('subscribe')}
          </Button>
        </ScreenFooter>
      )}
    </PushedScreen>
  )
}

function ProfileSkeleton() {
  return (
    <Stack>
      <div className={styles['pictures']}>
        <div className={styles['hero']}>
          <Skeleton height="100%" />
        </div>
        <Skeleton height="min(88px, 22vw, 13vh)" width="min(88px, 22vw, 13vh)" />
        <Skeleton height="min(88px, 22vw, 13vh)" width="min(88px, 22vw, 13vh)" />
      </div>
      <Skeleton height={26} width="60%" />
      <Skeleton height={20} width="30%" />
      <Skeleton height={166} />
    </Stack>
  )
}

function HostSafety({ id, name }: { id: string | null; name: string }) {
  const { t } = useTranslation(['hosts', 'shared'])
  const sheets = useSheets<'report'>()
  return (
    <div className={styles['safety']}>
      <h2>{t('safetyTitle')}</h2>
      <p className={styles['text']}>{t('safetyText')}</p>
      <p className={styles['text']}>{t('bookingLine')}</p>
      <div className={styles['ways']}>
        <TextButton as={Link} to={paths.service()}>
          {t('shared:askService')}
        </TextButton>
        <TextButton onClick={() => sheets.open('report')}>{t('report')}</TextButton>
      </div>
      {sheets.current === 'report' && (
        <ReportSheet subject={id === null ? name : t('reported', { name, id })} onClose={sheets.close} />
      )}
    </div>
  )
}

/**
 * Reports about a host go to customer service, because the platform's API has no call for them. The
 * reason becomes a part of the text for customer service.
 */
function ReportSheet({ subject, onClose }: { subject: string; onClose: () => void }) {
  const { t } = useTranslation('hosts')
  return (
    <Sheet title={t('report')} onClose={onClose}>
      <Lead>{t('reportText')}</Lead>
      <ul>
        {REPORT_REASONS.map((reason) => {
          const reasonText = t(`reasons.${reason}`)
          const about = t('reportedFor', { subject, reason: reasonText })
          return (
            <li key={reason}>
              <RowLink to={paths.service()} replace state={withCurrentMemberId({ about })} label={reasonText} />
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
