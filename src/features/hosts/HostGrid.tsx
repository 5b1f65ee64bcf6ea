import type { ReactNode } from 'react'
import type { HostSummary } from '@/api/hosts'
import { LongList, oneGroup } from '@/shared/long-list/LongList'
import { Skeleton } from '@/ui/Skeleton'
import styles from './HostGrid.module.css'

/** In px, of a row of tiles in a window as wide as most phones. */
const ROW_HEIGHT = 261
const GAP = 12

export function HostGrid<Host extends HostSummary>({
  hosts,
  name,
  label,
  textOf,
  children,
}: {
  hosts: readonly Host[]
  name: string
  label?: string
  textOf?: (host: Host) => string
  children: (host: Host, index: number) => ReactNode
}) {
  return (
    <LongList
      name={name}
      className={styles['grid']}
      groups={oneGroup(hosts)}
      keyOf={({ id }) => id}
      columns={2}
      label={label}
      guess={ROW_HEIGHT}
      gap={GAP}
      {...(textOf !== undefined && { textOf })}
    >
      {children}
    </LongList>
  )
}

/** In the shape of the tiles: a square picture, a name and two lines. */
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
