import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { type City, hostQueries } from '@/api/hosts'
import { useSessionMemberId } from '@/domain/member/member'
import { savedHosts, savedHostsOf } from '@/domain/member/saved-hosts'
import { lazyPart } from '@/kit/load/lazy-part'
import { markFirstScreen } from '@/kit/load/module'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import { Picture, useIsNear } from '@/ui/Picture'
import { Skeleton } from '@/ui/skeletons'
import { Caption } from '@/ui/text'
import styles from './LocalHosts.module.css'

/** Loaded separately, because the drawings of the cities are larger than the other parts. */
const CityCover = lazyPart(
  markFirstScreen(() => import('@/domain/city/CityCover')),
  { failureFallback: () => null },
)

const TILE_COUNT = 3

/**
 * Shows the hosts that the member saved last, and covers of cities in the places that are left. The
 * cities are requested once the row is on the screen, because most visits to Home end above it.
 */
export function LocalHosts() {
  const { t } = useTranslation('common')
  const { isNear, observe } = useIsNear(() => false, 0)
  const memberId = useSessionMemberId()
  const storedHosts = useSyncExternalStore(savedHosts.subscribe, savedHosts.list)
  const saved = memberId === null ? [] : savedHostsOf(storedHosts, memberId).slice(0, TILE_COUNT)
  const cities = useQuery({ ...hostQueries.cities(), enabled: isNear })
  const knownCities = cities.data ?? []
  const hasFailed = cities.data === undefined ? cities.error !== null : knownCities.length === 0
  const shownCities = knownCities.slice(0, TILE_COUNT - saved.length)
  return (
    <ul ref={observe} className={styles['row']} aria-label={t('localHosts')} tabIndex={0}>
      {saved.map(({ id, cityId, name, imageUrl }) => {
        const city = knownCities.find((known) => known.id === cityId) ?? { id: cityId, name: '' }
        return (
          <Tile
            key={`host ${id}`}
            to={paths.host(id, city)}
            picture={
              <Picture className={styles['portrait']} src={imageUrl} alt="" fallback={<Icon name="me" size={28} />} />
            }
            name={name}
            caption={city.name}
          />
        )
      })}
      {shownCities.map((city) => (
        <Tile key={`city ${city.id}`} to={paths.hosts(city)} picture={<CityCover city={city} />} name={city.name} />
      ))}
      {cities.data === undefined && !hasFailed && <TileSkeletons count={TILE_COUNT - saved.length} />}
      {saved.length === 0 && hasFailed && <AllCitiesTile />}
    </ul>
  )
}

function Tile({ to, picture, name, caption }: { to: string; picture: ReactNode; name: string; caption?: string }) {
  return (
    <li>
      <Link className={styles['tile']} to={to}>
        <span className={styles['cover']}>{picture}</span>
        <span className={styles['name']}>{name}</span>
        {caption !== undefined && (
          <>
            {/* The space separates the two texts for screen readers. */}{' '}
            <Caption className={styles['caption']}>{caption}</Caption>
          </>
        )}
      </Link>
    </li>
  )
}

function TileSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles['tile']} aria-hidden="true">
      <span className={styles['cover']}>
        <Skeleton height="100%" />
      </span>
    </li>
  ))
}

const NO_CITY: City = { id: '', name: '' }

/** Leads to the cities, which may load there, in place of covers of cities that are unknown. */
function AllCitiesTile() {
  const { t } = useTranslation('index')
  return <Tile to={paths.allCities()} picture={<CityCover city={NO_CITY} />} name={t('allCities')} />
}
