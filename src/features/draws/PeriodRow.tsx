import type { ComponentProps, ElementType } from 'react'
import styles from './PeriodRow.module.css'

type PeriodRowProps<Tag extends ElementType> = { as: Tag } & Omit<ComponentProps<Tag>, 'as' | 'className'>

/** A row of one period in the sheets of past draws and of own orders. */
export function PeriodRow<Tag extends ElementType>({ as, ...props }: PeriodRowProps<Tag>) {
  const Element: ElementType = as
  return <Element className={styles['row']} {...props} />
}
