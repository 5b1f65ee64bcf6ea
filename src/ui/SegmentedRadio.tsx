import styles from './SegmentedRadio.module.css'

/** A choice among a few short words, all in one row. */
export function SegmentedRadio<Key extends string>({
  label,
  name,
  options,
  chosen,
  onChoose,
}: {
  label: string
  /** Of the group in the page. */
  name: string
  options: readonly { key: Key; name: string }[]
  chosen: Key
  onChoose: (key: Key) => void
}) {
  return (
    <fieldset className={styles['row']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.key} className={styles['segment']}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.key === chosen}
            onChange={() => onChoose(option.key)}
          />
          <span>{option.name}</span>
        </label>
      ))}
    </fieldset>
  )
}
