import { useId, useImperativeHandle, type ReactNode } from 'react'
import { clsx } from 'clsx'
import { Card } from '@/ui/Card'
import type { Asked, LongListProps } from './types'
import type { RowGroup } from './rules'
import styles from './WholeRows.module.css'

/** All rows, one below the other, in the flow of the document. */
export function WholeRows<Row>(props: LongListProps<Row> & Asked) {
  const { groups, heading, groupGap = 0, isCard = false, ref, wanted } = props
  const id = useId()
  useImperativeHandle(ref, () => ({
    goTo: (key) => {
      const group = document.getElementById(id + key)
      // It may be further down than what stands here until the rest is drawn.
      if (group === null) wanted?.ask(key)
      group?.scrollIntoView()
      group?.focus({ preventScroll: true })
    },
  }))
  if (heading === undefined) return groups.map((group) => <List key={group.key} group={group} {...props} />)
  return groups.map((group) => (
    <section
      key={group.key}
      id={id + group.key}
      className={styles['group']}
      style={{ marginTop: groupGap, scrollMarginTop: props.covered }}
      aria-label={group.name}
      tabIndex={ref === undefined ? undefined : -1}
    >
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
