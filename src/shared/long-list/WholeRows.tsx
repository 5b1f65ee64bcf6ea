import type { LongListProps, RowGroup } from './rules'

/** All rows, one below the other, in the flow of the document. */
export function WholeRows<Row>(props: LongListProps<Row>) {
  const { groups, heading, groupGap = 0 } = props
  if (heading === undefined) return groups.map((group) => <List key={group.key} group={group} {...props} />)
  return groups.map((group) => (
    <section key={group.key} style={{ marginTop: groupGap }} aria-label={group.name}>
      {heading(group)}
      <List group={group} {...props} />
    </section>
  ))
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
  const shape = { className, style: columns === 1 ? ({ display: 'flex', flexDirection: 'column', gap } as const) : {} }
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
