import styles from './RecordSkeleton.module.css'
import { Skeleton } from './Skeleton'
import { SkeletonRows } from './SkeletonRows'

/** Of a `ChipRow`. */
export function ChipsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={styles['chips']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={36} width={84} />
      ))}
    </div>
  )
}

/** Of a list under its filter and its totals. */
export function RecordSkeleton() {
  return (
    <>
      <ChipsSkeleton count={1} />
      <Skeleton height={24} width="80%" />
      <div className={styles['day']}>
        <Skeleton height={18} width="40%" />
      </div>
      <SkeletonRows count={6} height={65} hasFigure isFlat />
    </>
  )
}
