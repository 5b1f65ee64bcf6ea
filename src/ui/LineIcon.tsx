import type { ReactNode } from 'react'
import styles from './LineIcon.module.css'

export type IconTone = 'brand' | 'faint'

export function LineIcon({
  size = 22,
  isFilled = false,
  tone,
  children,
}: {
  size?: number
  isFilled?: boolean
  /** The colour of the text around it, unless this says another. */
  tone?: IconTone | undefined
  children: ReactNode
}) {
  return (
    <svg
      className={tone && styles[tone]}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}
