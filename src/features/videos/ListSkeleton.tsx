import { Skeleton } from '@/ui/Skeleton'
import styles from './Videos.module.css'

/** As tall as a card whose name takes two lines. */
export const CARD_HEIGHT = 88

export function ListSkeleton() {
  return (
    <div className={styles['skeleton']}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Skeleton key={place} height={CARD_HEIGHT} />
      ))}
    </div>
  )
}

export function HallSkeleton() {
  return (
    <>
      <div className={styles['tabsSkeleton']}>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={36} width={84} />
        ))}
      </div>
      <ListSkeleton />
    </>
  )
}
