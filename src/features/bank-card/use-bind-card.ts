import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import type { NewBankCard } from '@/api/wallet'
import { bindCardMutation, walletQueries } from '@/api/wallet.queries'
import { useErrorText } from '@/shared/use-error-text'
import { useLeaveScreen } from '@/shared/use-leave-screen'
import { useSheets } from '@/shared/use-sheets'
import { useSubmit } from '@/shared/use-submit'
import { paths } from '@/paths'

/** The sheets of the form, and the one request that binds a card. A lost answer is looked up and never sent again. */
export function useBindCard() {
  const { t } = useTranslation('bank')
  const sheets = useSheets<'banks' | 'review'>()
  const leave = useLeaveScreen(sheets, paths.bankCard())
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const explain = async (error: ApiError, sent: NewBankCard) => {
    if (!isOutcomeUnknown(error)) return errorText(error)
    try {
      const card = await queryClient.fetchQuery({ ...walletQueries.bankCard(), staleTime: 0, retry: false })
      return card?.accountNumber === sent.accountNumber ? null : t('notBoundYet')
    } catch {
      return t('unknown')
    }
  }
  const binding = useSubmit({
    mutation: bindCardMutation(queryClient),
    doneText: t('bound'),
    explain,
    onDone: leave,
  })
  return { ...binding, sheets }
}

export type CardBinding = ReturnType<typeof useBindCard>
