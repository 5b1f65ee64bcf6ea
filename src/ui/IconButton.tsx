import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './IconButton.module.css'
import { Icon, type IconName } from './icons'

type Props<Tag extends ElementType> = {
  as?: Tag
  icon: IconName
  label: string
  isBusy?: boolean
  isPressed?: boolean
  /** A dot for the eye; the label says what it stands for. */
  isMarked?: boolean
} & Omit<ComponentProps<Tag>, 'as' | 'children' | 'className'>

export function IconButton<Tag extends ElementType = 'button'>({
  as,
  icon,
  label,
  isBusy = false,
  isPressed,
  isMarked = false,
  ...props
}: Props<Tag>) {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      className={clsx(styles['button'], isMarked && styles['marked'])}
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-pressed={isPressed}
      {...props}
    >
      <Icon name={icon} />
    </Element>
  )
}

/** The drawing of a button that is still to come: its place is no gap, and nothing moves for it. */
export function IconToCome({ icon }: { icon: IconName }) {
  return (
    <div className={styles['button']} aria-hidden="true">
      <Icon name={icon} tone="faint" />
    </div>
  )
}
