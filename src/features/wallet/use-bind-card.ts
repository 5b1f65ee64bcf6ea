import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import type { NewBankCard } from '@/api/wallet'
import { bindCardMutation, walletQueries } from '@/api/wallet.queries'
import { useErrorText } from '@/parts/error-text'
import { useLeave } from '@/parts/leave'
import { useSheets } from '@/parts/navigation'
import { useSend } from '@/parts/send'
import { paths } from '@/paths'

/** The sheets of the form, and the one request that binds a card. A lost answer is looked up and never sent again. */
export function useBindCard() {
  const { t } = useTranslation('bank')
  const sheets = useSheets<'banks' | 'review'>()
  const leave = useLeave(sheets, paths.bankCard())
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
  const binding = useSend({
    mutation: bindCardMutation(queryClient),
    doneText: t('bound'),
    explain,
    onDone: leave,
  })
  return { ...binding, sheets }
}

export type CardBinding = ReturnType<typeof useBindCard>
