import { clsx } from 'clsx'
import { Stack } from './layout'
import { Skeleton } from './skeletons'
import styles from './skeleton-shapes.module.css'

/** Fades in after 300 ms, like `Skeleton`. */
export function SkeletonRows({
  count,
  height,
  lead = 'none',
  hasFigure = false,
  isFlat = false,
  isOneLine = false,
}: {
  count: number
  /** The minimum height of a row in px. */
  height: number
  lead?: 'none' | 'icon' | 'tile' | 'cover'
  hasFigure?: boolean
  /** True for rows with lines between them. Otherwise each row looks like a card. */
  isFlat?: boolean
  isOneLine?: boolean
}) {
  return (
    <div className={clsx(styles['rows'], isFlat ? styles['flat'] : styles['cards'])} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['row']} style={{ minHeight: height }}>
          {lead !== 'none' && <span className={styles[lead]} />}
          <span className={styles['lines']}>
            <span />
            {!isOneLine && <span />}
          </span>
          {hasFigure && <span className={styles['figure']} />}
        </div>
      ))}
    </div>
  )
}

export function ChipsSkeleton({ count = 4 }: { count?: number }) {
  return (
    <div className={styles['chips']}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} height={36} width={84} />
      ))}
    </div>
  )
}

/** A placeholder for a list with totals and a filter above its rows. */
export function RecordSkeleton() {
  return (
    <>
      <div className={styles['totals']}>
        <Skeleton height={40} width="45%" />
        <Skeleton height={36} width={84} />
      </div>
      <div className={styles['day']}>
        <Skeleton height={18} width="40%" />
      </div>
      <SkeletonRows count={6} height={65} hasFigure isFlat />
    </>
  )
}

export function FormSkeleton({ fields }: { fields: number }) {
  return (
    <Stack gap={4}>
      {Array.from({ length: fields }, (_, field) => (
        <Skeleton key={field} height={76} />
      ))}
      <Skeleton height={48} />
    </Stack>
  )
}
