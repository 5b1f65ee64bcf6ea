import { Skeleton } from '@/ui/Skeleton'
import styles from './VideosSkeleton.module.css'

export function VideosSkeleton() {
  return (
    <div className={styles['videos']}>
      <Skeleton height={190} />
    </div>
  )
}
