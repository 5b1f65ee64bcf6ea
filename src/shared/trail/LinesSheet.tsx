import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/join-sentences'
import { Note } from '@/ui/Note'
import { useMark } from '../held-figures'
import { inSpan } from '../time-span'
import type { OrderLineDetails } from '../use-order-line-details'
import { useSpanDates } from '../use-span-dates'
import type { TrailLine } from './rules'
import { TrailLines } from './TrailLines'
import TrailSheet, { type TrailSheetProps } from './TrailSheet'

export interface LinesSheetProps extends Omit<TrailSheetProps, 'query' | 'children' | 'isNet'> {
  isNet: boolean
  lines: readonly TrailLine[]
  facts: OrderLineDetails
  /** Entries that are missing in the list. */
  unreadable?: number
  isFiltered?: boolean
}

/** A figure that Tiga sums up itself, with the entries it is the sum of. */
export default function LinesSheet({ lines, facts, unreadable = 0, isFiltered = false, ...sheet }: LinesSheetProps) {
  const { t } = useTranslation('record')
  return (
    <TrailSheet asOf={facts.asOf} {...sheet}>
      <Extent lines={lines} />
      <Note>
        {joinSentences([
          isFiltered ? t('trail.filtered') : '',
          unreadable === 0 ? '' : t('totalsPart', { number: unreadable, count: unreadable }),
          facts.isComplete && lines.some((line) => line.kind === 'order' && line.isRecorded) ? t('totalsPartial') : '',
        ])}
      </Note>
      <TrailLines lines={lines} isNet={sheet.isNet} facts={facts} />
    </TrailSheet>
  )
}

/** How many orders, and of which days. */
export function Extent({ lines }: { lines: readonly TrailLine[] }) {
  const { t } = useTranslation('record')
  const spanDates = useSpanDates()
  const marked = useMark()
  const { from, to } = inSpan(lines, 'all', ({ day }) => day)
  const number = lines.filter(({ kind }) => kind === 'order').length
  if (number === 0 || to === '') return null
  return <Note>{marked(t('totalsOver', { number, count: number, dates: spanDates({ from, to }) }))}</Note>
}
