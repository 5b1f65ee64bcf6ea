import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/format'
import { type ApiError, type LostAnswer, isOutcomeUnknown, lostAnswerOf } from '@/api/errors'
import { useErrorText } from '../query/use-error-text'

/** Puts before a sentence why the outcome is not known. */
export function useLostText(): (answer: LostAnswer, sentence: string) => string {
  const { t } = useTranslation('shared')
  return (answer, sentence) =>
    joinSentences([typeof answer === 'number' ? t('lost.failed', { status: answer }) : t(`lost.${answer}`), sentence])
}

/**
 * For `useSubmit`: a refusal in words, and what is known of a request whose answer was lost.
 * @param lookUp what the platform says of it now: a sentence, or null if it was made after all
 */
export function useExplainLost<Sent>(lookUp: (sent: Sent) => string | null | Promise<string | null>) {
  const errorText = useErrorText()
  const lostText = useLostText()
  return async (error: ApiError, sent: Sent) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    const sentence = await lookUp(sent)
    return sentence === null ? null : lostText(lostAnswerOf(error), sentence)
  }
}
