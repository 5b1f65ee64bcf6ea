import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Icon, type IconName } from '@/ui/icons'
import { Note } from '@/ui/Note'
import styles from './Finding.module.css'

/** `open`: nothing can be said yet. `alarm`: something is not as it should be. */
export type FindingTone = 'fine' | 'open' | 'unusual' | 'alarm'

const ICONS: Record<FindingTone, IconName> = { fine: 'check', open: 'clock', unusual: 'info', alarm: 'warning' }

/** A question, and in the first sentence what was found; all else is below it, or folded. */
export function Finding({
  question,
  tone,
  verdict,
  children,
}: {
  question: string
  tone: FindingTone
  verdict: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <Card>
      <section aria-labelledby={id} className={styles['finding']}>
        <h2 id={id}>{question}</h2>
        <p className={clsx(styles['verdict'], styles[tone])}>
          <Icon name={ICONS[tone]} size={20} />
          <b>{verdict}</b>
        </p>
        {children}
      </section>
    </Card>
  )
}

/** What stands below the verdict. */
export function Explained({ children }: { children: ReactNode }) {
  return <Note kind="hint">{children}</Note>
}

export function Fold({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>
        {name}
        <Icon name="forward" size={16} tone="faint" />
      </summary>
      <div className={styles['folded']}>{children}</div>
    </details>
  )
}
