import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import { useAutofill } from './autofill-form'
import styles from './layout.module.css'

export function Stack({
  as: Tag = 'div',
  gap = 3,
  className,
  children,
}: {
  as?: 'div' | 'ul' | 'ol'
  gap?: 1 | 2 | 3 | 4 | 5 | 6
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <Tag className={clsx(styles['stack'], className)} style={{ gap: `var(--space-${gap})` }}>
      {children}
    </Tag>
  )
}

/** A row with two children at its ends. If both do not fit, the second wraps below the first. */
export function SplitRow({
  align,
  gap,
  className,
  children,
}: {
  align: 'center' | 'baseline'
  /** The value of the CSS property `gap`. */
  gap: string
  className?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={clsx(styles['row'], styles[align], className)} style={{ gap }}>
      {children}
    </div>
  )
}

/** A box for the main content of a screen. Rows of a list have no box. */
export function Card({ children }: { children: ReactNode }) {
  return <div className={styles['card']}>{children}</div>
}

/**
 * An invisible radio button, as large as its label. The label needs a CSS `position` other than
 * `static`.
 */
export function CoverRadio({ name, checked, onChoose }: { name: string; checked: boolean; onChoose: () => void }) {
  const radio = useRef<HTMLInputElement>(null)
  useAutofill(
    () => radio.current,
    (control) => {
      if (control.checked && !checked) onChoose()
    },
  )
  return (
    <input ref={radio} type="radio" className={styles['radio']} name={name} checked={checked} onChange={onChoose} />
  )
}
