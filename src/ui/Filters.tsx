import styles from './Filters.module.css'

/** A row of chips of which one is chosen. */
export function Filters<Key extends string>({
  label,
  options,
  chosen,
  onChoose,
}: {
  label: string
  options: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <div className={styles['row']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.key}
          type="button"
          className={styles['chip']}
          aria-pressed={option.key === chosen}
          onClick={() => onChoose(option.key)}
        >
          {option.name}
        </button>
      ))}
    </div>
  )
}
