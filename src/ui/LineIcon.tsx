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
  /** By default the colour of the surrounding text. */
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
