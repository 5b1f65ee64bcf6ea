import type { ComponentProps } from 'react'
import { Skeleton } from '@/ui/Skeleton'
import styles from './HostGrid.module.css'

export function HostGrid(props: Omit<ComponentProps<'ul'>, 'className'>) {
  return <ul className={styles['grid']} {...props} />
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
