import { clsx } from 'clsx'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Caption } from './text'
import { Icon } from './icons'
import styles from './Row.module.css'

type RowProps<Tag extends ElementType> = { as?: Tag } & Omit<ComponentProps<Tag>, 'as'>

export function Row<Tag extends ElementType = 'div'>({ as, className, ...props }: RowProps<Tag>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Element type={Element === 'button' ? 'button' : undefined} className={clsx(styles['row'], className)} {...props} />
  )
}

type MenuRowProps<Tag extends ElementType> = {
  as?: Tag
  icon?: ReactNode
  label: ReactNode
  value?: ReactNode
  picture?: ReactNode
  /** False: no arrow. `below`: the arrow points down, as a tap replaces the row by several rows. */
  arrow?: boolean | 'below'
  /** `bad`: for an action that deletes or ends something. */
  tone?: 'plain' | 'bad'
} & Omit<ComponentProps<Tag>, 'as' | 'children' | 'className' | 'value'>

export function MenuRow<Tag extends ElementType = 'div'>({
  as,
  icon,
  label,
  value,
  picture,
  arrow = true,
  tone = 'plain',
  ...props
}: MenuRowProps<Tag>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Row as={Element} {...props} className={clsx(styles['menu'], tone === 'bad' && styles['bad'])}>
      {icon}
      <span className={styles['texts']}>
        <span>{label}</span>
        {value !== undefined && (
          <>
            {/* The space separates the two texts for screen readers. */} <Caption size="large">{value}</Caption>
          </>
        )}
      </span>
      {picture}
      {arrow === false ? (
        <span className={styles['noArrow']} />
      ) : (
        <Icon name={arrow === 'below' ? 'down' : 'forward'} size={16} tone="faint" />
      )}
    </Row>
  )
}
