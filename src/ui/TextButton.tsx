import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './TextButton.module.css'

type Props<Tag extends ElementType> = { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>

export function TextButton<Tag extends ElementType = 'button'>({ as, className, ...props }: Props<Tag>) {
  const Element: ElementType = as ?? 'button'
  return (
    <Element
      type={Element === 'button' ? 'button' : undefined}
      className={clsx(styles['button'], className)}
      {...props}
    />
  )
}
