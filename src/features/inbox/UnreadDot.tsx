import { clsx } from 'clsx'
import styles from './UnreadDot.module.css'

/** For the eye: the row's words say that it is unread. */
export function UnreadDot({ isUnread }: { isUnread: boolean }) {
  return <span className={clsx(styles['dot'], isUnread && styles['unread'])} aria-hidden="true" />
}
