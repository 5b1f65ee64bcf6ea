/** The full id of a period, which the translator of a browser must not change (reading 98). */
export function PeriodId({ id }: { id: string }) {
  return (
    <span className="num" translate="no">
      {id}
    </span>
  )
}
