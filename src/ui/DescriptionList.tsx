import type { ReactNode } from 'react'
import styles from './DescriptionList.module.css'

export function DescriptionList({ children }: { children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

/** A row of the list with a name and a value. @param weight `plain` for a less important value */
export function Detail({
  name,
  weight,
  children,
}: {
  name: ReactNode
  weight?: 'strong' | 'plain' | undefined
  children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={weight && styles[weight]}>{children}</dd>
    </div>
  )
}

/** Shows dots between the parts, except where a line breaks between two parts. */
export function DottedLine({ parts }: { parts: string | readonly ReactNode[] }) {
  const items: readonly ReactNode[] = typeof parts === 'string' ? parts.split(' · ') : parts
  const [firstItem, ...otherItems] = items
  return (
    <span className={styles['line']}>
      <span className={styles['fact']}>{firstItem}</span>
      {otherItems.map((item, index) => (
        <span key={`${index + 1}`} className={styles['fact']}>
          <span className={styles['dot']}> · </span>
          <span>{item}</span>
        </span>
      ))}
    </span>
  )
}
