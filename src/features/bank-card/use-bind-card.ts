import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { ASK_NOW } from '@/api/freshness'
import { type NewBankCard, bindCardMutation, walletQueries } from '@/api/wallet'
import { useErrorText } from '@/shared/query/use-error-text'
import { lostAnswerOf } from '@/shared/forms/lost-answer'
import { useLostText } from '@/shared/forms/use-lost-text'
import { useSubmit } from '@/shared/forms/use-submit'
import { bindingOf } from './rules'

/** After a lost answer, the platform is asked which card it has. */
export function useBindCard(onDone: () => void) {
  const { t } = useTranslation('bank')
  const errorText = useErrorText()
  const lostText = useLostText()
  const queryClient = useQueryClient()
  const explain = async (error: ApiError, sent: NewBankCard) => {
    if (!isOutcomeUnknown(error)) {
      // Linked elsewhere meanwhile: the form closes, and its words are a toast (reading 69).
      const card = queryClient.getQueryData(walletQueries.bankCard().queryKey) ?? null
      return card !== null ? { toast: t('realNumber') } : errorText(error)
    }
    try {
      const card = await queryClient.fetchQuery({ ...walletQueries.bankCard(), staleTime: ASK_NOW, retry: false })
      const binding = bindingOf(card, sent)
      if (binding === 'bound') return null
      return lostText(lostAnswerOf(error), t(binding === 'notYet' ? 'notBoundYet' : 'unknown'))
    } catch {
      return lostText(lostAnswerOf(error), t('unknown'))
    }
  }
  return useSubmit({ mutation: bindCardMutation(queryClient), doneText: t('bound'), explain, onDone })
}
