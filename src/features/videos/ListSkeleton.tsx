import { Stack } from '@/ui/Stack'
import { Skeleton } from '@/ui/Skeleton'
import styles from './ListSkeleton.module.css'

/** In px, for a name of two lines. */
export const CARD_HEIGHT = 88

export function ListSkeleton() {
  return (
    <Stack>
      {[1, 2, 3, 4, 5].map((index) => (
        <Skeleton key={index} height={CARD_HEIGHT} />
      ))}
    </Stack>
  )
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
