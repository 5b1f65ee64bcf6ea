import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { type ApiError, isOutcomeUnknown } from '@/api/errors'
import { useErrorText } from '@/kit/query/use-error-text'

/**
 * For `useSubmit`: a refusal in words, and what is known of a request whose answer was lost.
 * @param lookUp what the platform says of it now: a sentence, or null if it was made after all
 */
export function useExplainLost<Sent>(lookUp: (sent: Sent) => string | null | Promise<string | null>) {
  const { t } = useTranslation('shared')
  const errorText = useErrorText()
  return async (error: ApiError, sent: Sent) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    const sentence = await lookUp(sent)
    return sentence === null ? null : joinSentences([t('lost'), sentence])
  }
}
