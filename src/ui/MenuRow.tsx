import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Eyebrow } from './Eyebrow'
import { Icon } from './icons'
import styles from './MenuRow.module.css'
import { Row } from './Row'

type MenuRowProps<Tag extends ElementType> = {
  as?: Tag
  icon?: ReactNode
  label: ReactNode
  value?: string | undefined
  picture?: ReactNode
  leadsOn?: boolean
} & Omit<ComponentProps<Tag>, 'as' | 'children' | 'className'>

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
            {/* The space keeps the two words apart for screen readers. */} <Eyebrow size="large">{value}</Eyebrow>
          </>
        )}
      </span>
      {picture}
      {leadsOn ? <Icon name="forward" size={16} tone="faint" /> : <span className={styles['noArrow']} />}
    </Row>
  )
}
