import type { ReactNode } from 'react'
import { clsx } from 'clsx'
import { Card } from '@/ui/Card'
import type { LongListProps } from './types'
import type { RowGroup } from './rules'
import styles from './WholeRows.module.css'

/** All rows, one below the other, in the flow of the document. */
export function WholeRows<Row>(props: LongListProps<Row>) {
  const { groups, heading, groupGap = 0, isCard = false } = props
  if (heading === undefined)
    return groups.map((group) => (
      <Framed key={group.key} isCard={isCard}>
        <List group={group} {...props} />
      </Framed>
    ))
  return groups.map((group) => (
    <section key={group.key} style={{ marginTop: groupGap }} aria-label={group.name}>
      {heading(group)}
      <Framed isCard={isCard}>
        <List group={group} {...props} />
      </Framed>
    </section>
  ))
}

function Framed({ isCard, children }: { isCard: boolean; children: ReactNode }) {
  return isCard ? <Card tight>{children}</Card> : children
}

function List<Row>({
  group,
  keyOf,
  children,
  label,
  gap = 0,
  columns = 1,
  role = 'list',
  className,
}: LongListProps<Row> & { group: RowGroup<Row> }) {
  const rows = group.rows.map((row, at) => {
    const key = keyOf(row)
    return role === 'list' ? <li key={key}>{children(row, at)}</li> : <div key={key}>{children(row, at)}</div>
  })
  const shape = { className: clsx(columns === 1 && styles['whole'], className), style: columns === 1 ? { gap } : {} }
  return role === 'list' ? (
    <ul {...shape} aria-label={label}>
      {rows}
    </ul>
  ) : (
    <div {...shape} role={role} aria-label={label}>
      {rows}
    </div>
  )
}
