import { clsx } from 'clsx'
import styles from './SkeletonRows.module.css'

/**
 * Rows that are still to come, in their own shape: a mark or picture, two lines, a figure. Fade in
 * after 300 ms, like `Skeleton`.
 */
export function SkeletonRows({
  count,
  height,
  lead = 'none',
  hasFigure = false,
  isFlat = false,
  isOneLine = false,
}: {
  count: number
  /** Of a row, in px. */
  height: number
  lead?: 'none' | 'dot' | 'tile' | 'cover'
  hasFigure?: boolean
  /** Rows of one list, with lines between, instead of cards. */
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
