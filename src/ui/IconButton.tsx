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
