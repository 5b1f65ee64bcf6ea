import { clsx } from 'clsx'
import type { ComponentProps, ElementType } from 'react'
import styles from './Row.module.css'

type RowProps<Tag extends ElementType> = { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>

export function Row<Tag extends ElementType = 'div'>({ as, className, ...props }: RowProps<Tag>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Element type={Element === 'button' ? 'button' : undefined} className={clsx(styles['row'], className)} {...props} />
  )
}
