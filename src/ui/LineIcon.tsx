import type { ReactNode } from 'react'

/** A decorative drawing in a square of 24 units: the control around it carries the name. */
export function LineIcon({
  path,
  size = 22,
  isFilled = false,
  children,
}: {
  path: string
  size?: number
  isFilled?: boolean
  children?: ReactNode
}) {
  return (
    <svg
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
      <path d={path} />
      {children}
    </svg>
  )
}
