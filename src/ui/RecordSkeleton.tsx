import type { ReactNode } from 'react'
import styles from './RecordSkeleton.module.css'
import { Skeleton } from './Skeleton'

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

/** In px, of a row of `Facts`. */
const FACT_HEIGHT = 42

/** Of a list under its filters and its sums. */
export function RecordSkeleton({
  filters,
  sums,
  words,
  children,
}: {
  /** Rows of chips. */
  filters: number
  /** Rows of `Facts`. */
  sums: number
  /** In px, of the lines between the sums and the list. */
  words: number
  children: ReactNode
}) {
  return (
    <>
      {Array.from({ length: filters }, (_, index) => (
        <ChipsSkeleton key={index} />
      ))}
      <Skeleton height={sums * FACT_HEIGHT + 8} />
      <div className={styles['words']} style={{ height: words }}>
        {words > 40 && (
          <>
            <Skeleton height={14} width="70%" />
            <Skeleton height={18} width="40%" />
          </>
        )}
      </div>
      {children}
    </>
  )
}
