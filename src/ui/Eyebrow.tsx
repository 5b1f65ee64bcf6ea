import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Eyebrow.module.css'

export function Eyebrow({
  as: Tag = 'span',
  id,
  size = 'small',
  className,
  children,
}: {
  as?: 'span' | 'p' | 'dt'
  id?: string
  size?: 'small' | 'large'
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Tag id={id} className={clsx(styles['eyebrow'], size === 'large' && styles['large'], className)}>
      {children}
    </Tag>
  )
}
