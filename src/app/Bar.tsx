import type { ReactNode } from 'react'
import { Icon, type IconName } from '@/ui/icons'
import styles from './Bar.module.css'

/** A line above every screen. */
export function Bar({ icon = 'warning', text, action }: { icon?: IconName; text: string; action?: ReactNode }) {
  return (
    <div className={styles['bar']} role="status">
      <Icon name={icon} size={18} />
      <span className={styles['text']}>{text}</span>
      {action}
    </div>
  )
}
