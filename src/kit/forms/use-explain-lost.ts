import { useTranslation } from 'react-i18next'
import { joinSentences } from '@/i18n/sentences'
import { type ApiError, isOutcomeUnknown } from '@/api/errors'
import { useErrorText } from '@/kit/query/use-error-text'

/**
 * Returns the `explain` for `useSubmit`: the text of a refusal, or the result of `lookUp` if the
 * outcome of the request is unknown.
 * @param lookUp asks the platform for the outcome: a sentence, or null if the change was made
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
