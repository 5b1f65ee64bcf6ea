import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rowStyles } from '@/ui/row-styles'
import { Icon } from '@/ui/icons'
import styles from './RowLink.module.css'

/** A row that leads on, with what is set at its right. */
export function RowLink({ to, icon, label, value }: { to: string; icon?: ReactNode; label: string; value?: string }) {
  return (
    <Link className={rowStyles.row} to={to}>
      {icon}
      <RowText label={label} value={value} />
      <Icon name="forward" size={16} />
    </Link>
  )
}

/** Name and value side by side, or below each other where large text leaves no room. */
export function RowText({ label, value }: { label: string; value: string | undefined }) {
  return (
    <span className={styles['texts']}>
      <span>{label}</span>
      {value !== undefined && (
        <>
          {/* For the ear: the two are no one word. */} <span className={rowStyles.value}>{value}</span>
        </>
      )}
    </span>
  )
}
