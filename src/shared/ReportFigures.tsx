import { clsx } from 'clsx'
import type { Report } from '@/api/report'
import { Eyebrow } from '@/ui/Eyebrow'
import styles from './ReportFigures.module.css'
import { ReportTrail } from './trail/ReportTrail'
import type { ReportFigure } from './trail/rules'

/** Characters of a figure, more than which do not fit three times beside each other. */
const LONG = 10

export interface ShownFigure {
  figure: ReportFigure
  name: string
  textOf: (report: Report) => string
}

/** Three of the platform's totals beside each other, each of which unfolds. */
export function ReportFigures({
  report,
  figures,
  see,
  isList = false,
}: {
  /** Undefined while it is not known: dashes. */
  report: Report | undefined
  figures: readonly ShownFigure[]
  /** "Net −Rp 825: what it is made of". */
  see: (words: string) => string
  /** Three rows, however short: as high before the figures are known as with them. */
  isList?: boolean
}) {
  const areLong = report !== undefined && figures.some(({ textOf }) => textOf(report).length > LONG)
  return (
    <dl className={clsx(styles['figures'], (isList || areLong) && styles['rows'])}>
      {figures.map(({ figure, name, textOf }) => (
        <div key={figure}>
          <Eyebrow as="dt">{name}</Eyebrow>
          <dd>
            {report === undefined ? (
              <span className={styles['awaited']}>—</span>
            ) : (
              <ReportTrail figure={figure} name={name} label={see(`${name} ${textOf(report)}`)} report={report}>
                {textOf(report)}
              </ReportTrail>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
