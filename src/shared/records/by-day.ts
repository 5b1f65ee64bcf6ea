export interface OfDay<Row> {
  day: string
  rows: Row[]
}

/** In the order of the rows. */
export function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): OfDay<Row>[] {
  const days = new Map<string, Row[]>()
  for (const row of rows) {
    const day = dayOf(row)
    const ofDay = days.get(day)
    if (ofDay === undefined) days.set(day, [row])
    else ofDay.push(row)
  }
  return [...days].map(([day, rows]) => ({ day, rows }))
}
