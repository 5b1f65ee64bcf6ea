import { clsx } from 'clsx'
import styles from './DrawnNumbers.module.css'

/** The three amber tiles of a draw, the same everywhere. `turns`: the tiles turn once when they mount, for a draw that just landed. */
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
      {numbers.map((number, place) => (
        // A draw is three places, and a number may come twice: the place is the identity.
        <span key={place} className={styles['tile']} aria-hidden="true">
          {number}
        </span>
      ))}
    </span>
  )
}
