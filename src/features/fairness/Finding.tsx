import { clsx } from 'clsx'
import { useId, type ReactNode } from 'react'
import { Card } from '@/ui/Card'
import { Icon, type IconName } from '@/ui/icons'
import { Note } from '@/ui/Note'
import styles from './Finding.module.css'

/**
 * `open`: nothing can be said yet. `usual`: nothing was found, which proves nothing, so that it has
 * a dot where a tick would be read as a certificate. `alarm`: something is not as it should be.
 */
export type FindingTone = 'usual' | 'open' | 'unusual' | 'alarm'

const ICONS: Record<Exclude<FindingTone, 'usual'>, IconName> = { open: 'clock', unusual: 'info', alarm: 'warning' }

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
          {tone === 'usual' ? <i className={styles['dot']} /> : <Icon name={ICONS[tone]} size={20} />}
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
