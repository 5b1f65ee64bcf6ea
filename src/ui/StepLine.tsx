import styles from './StepLine.module.css'

/** What follows one another. Only the first has happened: a screen reader hears it as current. */
export function StepLine({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles['line']}>
      {steps.map((name, index) => (
        <li key={name} className={styles['step']} aria-current={index === 0 ? 'step' : undefined}>
          {name}
        </li>
      ))}
    </ol>
  )
}
