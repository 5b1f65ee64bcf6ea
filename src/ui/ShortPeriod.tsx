/** "20261121-0466" reads "-0466" where its day is plain, and in full to a screen reader. */
export function ShortPeriod({ id }: { id: string }) {
  const tail = /-\d+$/.exec(id)?.[0] ?? id
  return (
    <span className="num">
      <span aria-hidden="true">{tail}</span>
      <span className="visually-hidden">{id}</span>
    </span>
  )
}
