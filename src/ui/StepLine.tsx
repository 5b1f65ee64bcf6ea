import styles from './StepLine.module.css'

/** How far something has come; a screen reader hears the last step reached as the current one. */
export function StepLine({ steps }: { steps: readonly { name: string; isReached: boolean }[] }) {
  const reached = steps.map(({ isReached }) => isReached).lastIndexOf(true)
  return (
    <ol className={styles['line']}>
      {steps.map(({ name }, index) => (
        <li
          key={name}
          className={styles['step']}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  )
}
