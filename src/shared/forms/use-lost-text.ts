import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import type { LostAnswer } from '@/api/errors'

/** Puts before a sentence why the outcome is not known. */
export function useLostText(): (answer: LostAnswer, sentence: string) => string {
  const { t } = useTranslation('shared')
  return (answer, sentence) =>
    joinSentences([typeof answer === 'number' ? t('lost.failed', { status: answer }) : t(`lost.${answer}`), sentence])
}
