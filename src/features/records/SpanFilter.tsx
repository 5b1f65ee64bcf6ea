import { useTranslation } from 'react-i18next'
import { Filters } from '@/ui/Tabs'
import { TextField } from '@/ui/fields'
import styles from './SpanFilter.module.css'
import { isReversed, TIME_SPANS, type Dates, type TimeSpan } from '@/shared/records/time-span'

/** By the server's days. */
export function SpanFilter({ chosen, onChoose }: { chosen: TimeSpan; onChoose: (span: TimeSpan) => void }) {
  const { t } = useTranslation(['shared', 'common'])
  const dates = typeof chosen === 'string' ? null : chosen
  return (
    <>
      <Filters<string>
        label={t('span.name')}
        chosen={typeof chosen === 'string' ? chosen : 'dates'}
        onChoose={(key) => onChoose(TIME_SPANS.find((span) => span === key) ?? dates ?? { from: '', to: '' })}
        options={[
          ...TIME_SPANS.map((span) => ({ key: span, name: span === 'all' ? t('common:all') : t(`span.${span}`) })),
          { key: 'dates', name: t('span.choose') },
        ]}
      />
      {dates !== null && <DateFields dates={dates} onChange={onChoose} />}
    </>
  )
}

function DateFields({ dates, onChange }: { dates: Dates; onChange: (dates: Dates) => void }) {
  const { t } = useTranslation('shared')
  return (
    <div className={styles['dates']}>
      <TextField
        label={t('span.from')}
        name="from"
        isDate
        value={dates.from}
        onChange={(from) => onChange({ ...dates, from })}
        error={null}
      />
      <TextField
        label={t('span.to')}
        name="to"
        isDate
        value={dates.to}
        onChange={(to) => onChange({ ...dates, to })}
        error={isReversed(dates) ? t('span.reversed') : null}
      />
    </div>
  )
}
