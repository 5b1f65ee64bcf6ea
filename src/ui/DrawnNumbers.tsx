import { clsx } from 'clsx'
import styles from './DrawnNumbers.module.css'

/** Ms until the last of the three tiles has turned face up, as the style sheet delays them. */
export const REVEAL_MS = 900

type Size = 'large' | 'medium' | 'small'

/** @param animatesReveal true for a new draw: its tiles turn one by one when they are mounted */
export function DrawnNumbers({
  numbers,
  size = 'large',
  animatesReveal = false,
}: {
  numbers: readonly [number, number, number]
  size?: Size
  animatesReveal?: boolean
}) {
  return (
    <span
      role="img"
      aria-label={numbers.join(', ')}
      className={clsx(styles['row'], size !== 'large' && styles[size], animatesReveal && styles['turning'])}
    >
      {numbers.map((number, index) => (
        // The same number may be drawn twice, so the index is the key.
        <span key={index} className={styles['tile']} aria-hidden="true" translate="no">
          {number}
        </span>
      ))}
    </span>
  )
}

/** Screen readers ignore these tiles, so a text beside them must say that nothing is drawn yet. */
export function NumbersFaceDown({ size = 'large' }: { size?: Size }) {
  return (
    <span className={clsx(styles['row'], styles['faceDown'], size !== 'large' && styles[size])} aria-hidden="true">
      <span className={styles['tile']} />
      <span className={styles['tile']} />
      <span className={styles['tile']} />
    </span>
  )
}
