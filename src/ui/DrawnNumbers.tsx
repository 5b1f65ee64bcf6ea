import { clsx } from 'clsx'
import styles from './DrawnNumbers.module.css'

/** `turns`: the tiles turn once when they mount, for a new draw. */
export function DrawnNumbers({
  numbers,
  size = 'large',
  turns = false,
}: {
  numbers: readonly [number, number, number]
  size?: 'large' | 'small'
  turns?: boolean
}) {
  return (
    <span
      role="img"
      aria-label={numbers.join(', ')}
      className={clsx(styles['row'], size === 'small' && styles['small'], turns && styles['turning'])}
    >
      {numbers.map((number, index) => (
        // A number may come twice, so the index is the key.
        <span key={index} className={styles['tile']} aria-hidden="true">
          {number}
        </span>
      ))}
    </span>
  )
}
