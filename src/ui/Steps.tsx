import type { ReactNode } from 'react'
import { Money } from './Money'
import type { Money as Amount } from '@/lib/money/text'
import styles from './Steps.module.css'

export interface Step {
  title: string
  /** Texts below the title, each in its own paragraph. */
  details?: readonly ReactNode[]
  /** `present`: under way. `last`: reached, and nothing follows. */
  state: 'done' | 'present' | 'last' | 'toCome'
}

/** Shows how far an amount is on its way. The present step, or the last one, is the loudest. */
export function Steps({
  amount,
  separator = 'comma',
  steps,
}: {
  /** Missing if the text above the steps has the amount. */
  amount?: Amount
  separator?: 'comma' | 'dot'
  steps: readonly Step[]
}) {
  return (
    <div>
      {amount !== undefined && (
        <p className={styles['amount']}>
          <Money amount={amount} separator={separator} size="large" />
        </p>
      )}
      <ol className={styles['steps']}>
        {steps.map(({ title, details = [], state }) => (
          <li key={title} data-state={state} aria-current={isLoud(state) ? 'step' : undefined}>
            <Dot state={state} />
            <span className={styles['title']}>{title}</span>
            {details.map((detail, index) => (
              <p key={`${index + 1}`}>{detail}</p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}

const isLoud = (state: Step['state']) => state === 'present' || state === 'last'

function Dot({ state }: Pick<Step, 'state'>) {
  return (
    <svg className={styles['dot']} viewBox="0 0 12 12" width={12} height={12} aria-hidden="true" focusable="false">
      {state === 'done' || state === 'last' ? (
        <circle cx="6" cy="6" r="6" />
      ) : (
        <circle className={styles['ring']} cx="6" cy="6" r="5" />
      )}
      {state === 'present' && <path d="M6 3.25a2.75 2.75 0 0 1 0 5.5z" />}
    </svg>
  )
}
