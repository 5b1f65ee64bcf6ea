import { Skeleton } from '@/ui/skeletons'
import styles from './VideosSkeleton.module.css'

/** Of the promoted video and two rows. */
export function VideosSkeleton() {
  return (
    <div className={styles['videos']}>
      <Skeleton height="auto" />
      <Skeleton height={138} />
      <Skeleton height={138} />
    </div>
  )
}
