import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import styles from './Chip.module.css'

export type ChipTone = 'neutral' | 'brand' | 'demo' | 'good' | 'bad'

export function Chip({ children, tone = 'neutral' }: { children: ReactNode; tone?: ChipTone }) {
  return <span className={clsx(styles['chip'], tone !== 'neutral' && styles[tone])}>{children}</span>
}
