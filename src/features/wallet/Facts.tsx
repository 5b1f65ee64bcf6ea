import styles from './Withdraw.module.css'

/** A list of names with their figures; the first is the one that counts where `isFirstStrong`. */
export function Facts({
  facts,
  isFirstStrong = false,
}: {
  facts: readonly (readonly [name: string, value: string])[]
  isFirstStrong?: boolean
}) {
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value], place) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isFirstStrong && place === 0 ? styles['strong'] : ''}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
