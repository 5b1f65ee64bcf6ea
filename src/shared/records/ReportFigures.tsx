import { clsx } from 'clsx'
import type { Report } from '@/api/report'
import { Eyebrow } from '@/ui/text'
import styles from './ReportFigures.module.css'

/** Characters of a figure, more than which do not fit three times beside each other. */
const LONG = 10

export interface ShownFigure {
  name: string
  textOf: (report: Report) => string
}

/** Three of the platform's totals beside each other. */
export function ReportFigures({
  report,
  figures,
  isList = false,
}: {
  /** Undefined while it is not known: dashes. */
  report: Report | undefined
  figures: readonly ShownFigure[]
  /** Three rows, however short: as high before the figures are known as with them. */
  isList?: boolean
}) {
  const areLong = report !== undefined && figures.some(({ textOf }) => textOf(report).length > LONG)
  return (
    <dl className={clsx(styles['figures'], (isList || areLong) && styles['rows'])}>
      {figures.map(({ name, textOf }) => (
        <div key={name}>
          <Eyebrow as="dt">{name}</Eyebrow>
          <dd>{report === undefined ? '—' : textOf(report)}</dd>
        </div>
      ))}
    </dl>
  )
}
