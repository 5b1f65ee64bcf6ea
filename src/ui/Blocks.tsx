import type { ReactNode } from 'react'
import styles from './Blocks.module.css'
import { Button } from './Button'
import { Icon, type IconName } from './icons'

/** Says what would be here and what to do. */
export function EmptyState({
  icon = 'list',
  title,
  text,
  action,
}: {
  icon?: IconName
  title: string
  text?: string
  action?: ReactNode
}) {
  return (
    <div className={styles['block']}>
      <span className={styles['mark']}>
        <Icon name={icon} size={28} />
      </span>
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}

/** The reason and a retry. */
export function ErrorBlock({
  text,
  retryLabel,
  onRetry,
  isRetrying = false,
}: {
  text: string
  retryLabel: string
  onRetry: () => void
  isRetrying?: boolean
}) {
  return (
    <div className={`${styles['block']} ${styles['error']}`} role="alert">
      <span className={styles['mark']}>
        <Icon name="warning" size={28} />
      </span>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}

/** A grey shape of what comes, so that nothing jumps; appears after a moment so that a fast answer shows no flicker. */
export function Skeleton({ height, width = '100%' }: { height: number | string; width?: number | string }) {
  return <div className={styles['skeleton']} style={{ height, width }} aria-hidden="true" />
}

/** Skeletons read aloud as one word. */
export function LoadingBlock({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-label={label}>
      {children}
    </div>
  )
}
