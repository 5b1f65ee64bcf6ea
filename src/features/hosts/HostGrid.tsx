import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import type { City, HostSummary } from '@/api/hosts'
import { paths } from '@/paths'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { Icon } from '@/ui/icons'
import { Picture } from '@/ui/Picture'
import { Skeleton } from '@/ui/skeletons'
import styles from './HostGrid.module.css'
import { SaveButton } from './SaveButton'
import { useSavedHosts } from './use-saved-hosts'

/** In px, of a row of tiles in a window as wide as most phones. */
const ROW_HEIGHT = 217
const GAP = 12
/** Their pictures are asked for at once. */
const FIRST_TILES = 4

/** The hosts of a city as its one call has them: picture and name. */
export function HostGrid({ hosts, city }: { hosts: readonly HostSummary[]; city: City }) {
  const { isSaved, toggle } = useSavedHosts()
  return (
    <LongList
      name="hosts"
      className={styles['grid']}
      groups={oneGroup(hosts)}
      keyOf={({ id }) => id}
      columns={2}
      guess={ROW_HEIGHT}
      gap={GAP}
      textOf={({ name }) => name}
    >
      {(host, index) => (
        <div className={styles['item']}>
          <Link className={styles['tile']} to={paths.host(host.id, city)}>
            <Picture
              className={clsx(styles['portrait'], host.imageUrl !== '' && styles['calm'])}
              src={host.imageUrl}
              alt=""
              isLazy={index >= FIRST_TILES}
              fallback={<Icon name="me" size={36} />}
            />
            <b className={styles['name']}>{host.name}</b>
          </Link>
          <span className={styles['save']}>
            <SaveButton
              name={host.name}
              isSaved={isSaved(host.id)}
              isOnPicture
              onToggle={() => toggle({ ...host, cityId: city.id })}
            />
          </span>
        </div>
      )}
    </LongList>
  )
}

/** In the shape of the tiles: a square picture and a name. */
export function HostGridSkeleton() {
  return (
    <div className={styles['grid']}>
      {[1, 2, 3, 4, 5, 6].map((index) => (
        <div key={index} className={styles['waiting']}>
          <Skeleton height="100%" />
        </div>
      ))}
    </div>
  )
}
