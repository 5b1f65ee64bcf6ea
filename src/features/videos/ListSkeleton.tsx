import { Skeleton } from '@/ui/Skeleton'
import { SkeletonRows } from '@/ui/SkeletonRows'
import styles from './ListSkeleton.module.css'

/** In px, for a name of two lines. */
export const CARD_HEIGHT = 88

export function ListSkeleton() {
  return <SkeletonRows count={5} height={CARD_HEIGHT} lead="cover" />
}

export function HallSkeleton() {
  return (
    <>
      <div className={styles['tabsSkeleton']}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} height={36} width={84} />
        ))}
      </div>
      <ListSkeleton />
    </>
  )
}
