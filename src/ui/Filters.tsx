import { useEffect, useRef } from 'react'
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
  const row = useRef<HTMLDivElement>(null)
  const at = options.findIndex(({ key }) => key === chosen)
  useEffect(() => {
    row.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  return (
    <div className={styles['row']} role="group" aria-label={label} ref={row}>
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
