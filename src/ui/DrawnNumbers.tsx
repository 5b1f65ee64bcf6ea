import { clsx } from 'clsx'
import styles from './DrawnNumbers.module.css'

/** Until the last tile has turned, in ms; the style sheet says when each begins. */
export const REVEAL_MS = 900

/** `turns`: the tiles turn one after the other when they mount, for a new draw. */
export function DrawnNumbers({
  numbers,
  size = 'large',
  turns: animatesReveal = false,
}: {
  numbers: readonly [number, number, number]
  size?: 'large' | 'small'
  turns?: boolean
}) {
  return (
    <span
      role="img"
      aria-label={numbers.join(', ')}
      className={clsx(styles['row'], size === 'small' && styles['small'], animatesReveal && styles['turning'])}
    >
      {numbers.map((number, index) => (
        // A number may come twice, so the index is the key.
        <span key={index} className={styles['tile']} aria-hidden="true" translate="no">
          {number}
        </span>
      ))}
    </span>
  )
}

/** In the place of numbers that are not drawn yet; words beside them say so. */
export function NumbersFaceDown({ size = 'large' }: { size?: 'large' | 'small' }) {
  return (
    <span className={clsx(styles['row'], styles['faceDown'], size === 'small' && styles['small'])} aria-hidden="true">
      <span className={styles['tile']} />
      <span className={styles['tile']} />
      <span className={styles['tile']} />
    </span>
  )
}
