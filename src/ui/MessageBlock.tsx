import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons'
import { Title } from './text'
import { Button } from './Button'
import { useLabel } from './labels'
import styles from './MessageBlock.module.css'

export function MessageBlock({
  icon,
  picture,
  title,
  text,
  action,
  isError = false,
}: {
  icon?: IconName
  picture?: ReactNode
  title?: string | undefined
  text?: string | undefined
  action?: ReactNode
  isError?: boolean
}) {
  return (
    <div className={clsx(styles['block'], isError && styles['error'])} role={isError ? 'alert' : undefined}>
      {picture}
      {icon && (
        <span className={styles['icon']}>
          <Icon name={icon} size={28} />
        </span>
      )}
      {title !== undefined && <Title>{title}</Title>} {text !== undefined && <p className={styles['text']}>{text}</p>}
      {action !== undefined && <div className={styles['actions']}>{action}</div>}
    </div>
  )
}

export function ErrorBlock({
  title,
  text,
  onRetry,
  isRetrying = false,
  fallbackAction,
}: {
  title?: string | undefined
  text: string
  onRetry: () => void
  isRetrying?: boolean
  /** A second action, for failures that a retry may never solve. */
  fallbackAction?: ReactNode
}) {
  const labelOf = useLabel()
  return (
    <MessageBlock
      icon="warning"
      isError
      title={title}
      text={text}
      action={
        <>
          <Button tone="quiet" isBusy={isRetrying} onClick={onRetry}>
            {labelOf('retry')}
          </Button>
          {fallbackAction}
        </>
      }
    />
  )
}
