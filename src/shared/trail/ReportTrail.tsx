import type { ReactNode } from 'react'
import type { Report } from '@/api/report'
import { lazyPart } from '../lazy-part'
import { MissingSheet } from './MissingSheet'
import type { ReportFigure } from './rules'
import { Trail } from './Trail'

const ReportTrailSheet = lazyPart(() => import('./ReportTrailSheet'), {
  sections: ['record', 'report', 'reservation'],
  missing: ({ name, onClose }, loss) => <MissingSheet title={name} loss={loss} onClose={onClose} />,
})

/** A figure of the platform's own totals. */
export function ReportTrail({
  figure,
  name,
  label,
  report,
  children,
}: {
  figure: ReportFigure
  name: string
  label: string
  report: Report
  children: ReactNode
}) {
  return (
    <Trail
      id={`report:${figure}`}
      label={label}
      sheet={(onClose) => <ReportTrailSheet figure={figure} name={name} report={report} onClose={onClose} />}
    >
      {children}
    </Trail>
  )
}
