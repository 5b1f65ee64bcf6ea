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

/** Without an upper bound, a row of many digits takes seconds. */
const PERIOD = /(\d{6,20}-\d{3,20})/

/**
 * A sentence that keeps "20261121-0466" on one line: a browser would break it at its hyphen.
 * @param isShort to the eye "-0466", where a time beside it tells its day
 */
export function WholePeriods({ text, isShort = false }: { text: string; isShort?: boolean }) {
  return text.split(PERIOD).map((part, index) =>
    // Every second part is what the pattern caught.
    index % 2 === 1 ? (
      isShort ? (
        <ShortPeriod key={index} id={part} />
      ) : (
        <span key={index} className="num">
          {part}
        </span>
      )
    ) : (
      part
    ),
  )
}
