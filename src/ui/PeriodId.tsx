/** The full id of a round, which no page translator may change (reading 98). */
export function PeriodId({ id }: { id: string }) {
  return (
    <span className="num" translate="no">
      {id}
    </span>
  )
}
