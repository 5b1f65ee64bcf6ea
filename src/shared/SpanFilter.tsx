import { useTranslation } from 'react-i18next'
import { Filters } from '@/ui/Filters'
import { TIME_SPANS, type TimeSpan } from './time-span'

/** By the server's days. Needs the section `shared`. */
export function SpanFilter({ chosen, onChoose }: { chosen: TimeSpan; onChoose: (span: TimeSpan) => void }) {
  const { t } = useTranslation(['shared', 'common'])
  return (
    <Filters<TimeSpan>
      label={t('span.name')}
      chosen={chosen}
      onChoose={onChoose}
      options={TIME_SPANS.map((span) => ({ key: span, name: span === 'all' ? t('common:all') : t(`span.${span}`) }))}
    />
  )
}
