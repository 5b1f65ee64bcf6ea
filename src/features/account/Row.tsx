import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { rowStyles } from '@/ui/Card'
import { Icon } from '@/ui/icons'

/** A row that leads on, with what is set at its right. */
export function Row({ to, icon, label, value }: { to: string; icon?: ReactNode; label: string; value?: string }) {
  return (
    <Link className={rowStyles.row} to={to}>
      {icon}
      <span className={rowStyles.label}>{label}</span>
      {value !== undefined && <span className={rowStyles.value}>{value}</span>}
      <Icon name="forward" size={16} />
    </Link>
  )
}
