import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { City, HostSummary } from '@/api/hosts'
import { hostQueries } from '@/api/hosts.queries'
import { paths } from '@/paths'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { CardLink } from './CardLink'
import styles from './HostTile.module.css'
import { SaveButton } from './SaveButton'
import { useSeen } from './use-seen'

/**
 * A list of hosts has their names and pictures alone. What a host offers stands in the host's own
 * answer, which is asked for as the tile comes near, and which the host's screen then has at once.
 */
export function HostTile({
  host,
  city,
  isSaved,
  onToggle,
  isLazy = true,
  place,
  gone,
}: {
  host: HostSummary
  city: City
  isSaved: boolean
  onToggle: (host: HostSummary) => void
  isLazy?: boolean
  /** Where the tiles are of several cities. */
  place?: string
  /** Instead of the tile, once the platform refuses to show the host. */
  gone?: (name: string) => ReactNode
}) {
  const { ref, isSeen } = useSeen()
  const profile = useQuery({ ...hostQueries.host(host.id), enabled: isSeen, retry: false })
  const name = profile.data?.name || host.name
  const imageUrl = host.imageUrl || (profile.data?.imageUrls[0] ?? '')
  if (gone !== undefined && profile.error?.kind === 'api') return <div className={styles['item']}>{gone(name)}</div>
  const hasAbout = profile.data === undefined ? profile.error === null : profile.data.title !== ''
  return (
    <div className={styles['item']} ref={ref}>
      <CardLink to={paths.host(host.id, city)}>
        <Picture
          className={clsx(styles['portrait'], imageUrl !== '' && styles['calm'])}
          src={imageUrl}
          alt=""
          isLazy={isLazy}
          fallback={<Icon name="me" size={36} />}
        />
        <span className={styles['words']}>
          <b>{name}</b> {place !== undefined && place !== '' && <span className={styles['place']}>{place}</span>}{' '}
          {hasAbout && <span className={styles['about']}>{profile.data?.title}</span>}
        </span>
      </CardLink>
      <span className={styles['save']}>
        <SaveButton
          name={name}
          isSaved={isSaved}
          isOnPicture
          onToggle={() => onToggle({ id: host.id, name, imageUrl })}
        />
      </span>
    </div>
  )
}
