import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Figure.module.css'

export function Figure({
  as: Tag = 'span',
  size,
  children,
}: {
  as?: 'span' | 'div'
  size: 'medium' | 'large'
  children: ReactNode
}) {
  return <Tag className={clsx(styles['figure'], styles[size])}>{children}</Tag>
}
