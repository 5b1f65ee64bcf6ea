import { useTranslation } from 'react-i18next'
import { joinSentences, wholeDateTime } from '@/i18n/format'
import { Note } from '@/ui/Note'

/** In a sheet over a list that comes from this device. */
export function CopyAge({ at }: { at: number }) {
  const { t } = useTranslation('record')
  return <Note kind="hint">{joinSentences([t('copyAsOf', { time: wholeDateTime(at) }), t('copyMayDiffer')])}</Note>
}
