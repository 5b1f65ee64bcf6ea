import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { type ApiError, isOutcomeUnknown } from '@/api/errors'
import { useErrorText } from '@/kit/query/use-error-text'

/**
 * Returns a function for the option `explain` of `useSubmit`. If the outcome of a request is
 * unknown, the function returns a general sentence followed by the sentence from `lookUp`.
 * @param lookUp asks the platform whether the change was made. Returns null if it was, and
 * otherwise a sentence for the member.
 */
export function useExplainUnknownOutcome<Sent>(lookUp: (sent: Sent) => string | null | Promise<string | null>) {
  const { t } = useTranslation('shared')
  const errorText = useErrorText()
  return async (error: ApiError, sent: Sent) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    const sentence = await lookUp(sent)
    return sentence === null ? null : joinSentences([t('lost'), sentence])
  }
}
