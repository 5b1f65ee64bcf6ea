/** Without an upper bound, a row of many digits takes seconds. */
const PERIOD = /(\d{6,20}-\d{3,20})/

/** A sentence that keeps "20261121-0466" on one line: a browser would break it at its hyphen. */
export function WholePeriods({ text }: { text: string }) {
  return text.split(PERIOD).map((part, index) =>
    // Every second part is what the pattern caught.
    index % 2 === 1 ? (
      <span key={index} className="num">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
