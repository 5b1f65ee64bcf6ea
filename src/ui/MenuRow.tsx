import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Icon } from './icons'
import styles from './MenuRow.module.css'
import { Row } from './Row'

type MenuRowProps<Tag extends ElementType> = {
  as?: Tag
  icon?: ReactNode
  label: ReactNode
  value?: string | undefined
  /** A picture of what is set, after the value. */
  picture?: ReactNode
  /** False for a row that only informs. */
  leadsOn?: boolean
} & Omit<ComponentProps<Tag>, 'as' | 'children' | 'className'>

/** A row with an arrow. Large text puts the value below the label. */
export function MenuRow<Tag extends ElementType = 'div'>({
  as,
  icon,
  label,
  value,
  picture,
  leadsOn = true,
  ...props
}: MenuRowProps<Tag>) {
  const Element: ElementType = as ?? 'div'
  return (
    <Row as={Element} {...props} className={styles['row']}>
      {icon}
      <span className={styles['texts']}>
        <span>{label}</span>
        {value !== undefined && (
          <>
            {/* The space keeps the two words apart for screen readers. */}{' '}
            <span className={styles['value']}>{value}</span>
          </>
        )}
      </span>
      {picture}
      {leadsOn ? <Icon name="forward" size={16} /> : <span className={styles['noArrow']} />}
    </Row>
  )
}
