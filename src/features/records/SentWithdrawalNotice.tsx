import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import { formatDateTime } from '@/i18n/format'
import { paths } from '@/paths'
import { rowsOfWithdrawal } from '@/domain/money-request/ends'
import { isDuplicated, messagesOf, sentAtOf, type Message } from '@/domain/money-request/messages'
import { moneyStore } from '@/domain/money-request/money-store'
import { useUnknownOutcomeTexts } from '@/domain/money-request/texts'
import { useMarkRead } from '@/domain/money-request/use-money-request'
import ArrivalNote from '@/domain/records/ArrivalNote'
import { useWithdrawalSteps } from '@/domain/records/WithdrawalSheet'
import { isOpen } from '@/domain/records/withdrawals'
import { LinkButton } from '@/kit/links'
import { announce } from '@/ui/feedback'
import { Card, Stack } from '@/ui/layout'
import { Note, Warning } from '@/ui/Note'
import { Steps } from '@/ui/Steps'
import { Title } from '@/ui/text'

/**
 * Shows the withdrawal of the message `id`, which was just sent, as far as the platform's list
 * shows it. If the list has it more than once, a warning is shown instead.
 */
export default function SentWithdrawalNotice({ id, listed }: { id: string; listed: readonly Withdrawal[] }) {
  useMarkRead(id)
  const { t } = useTranslation('shared')
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  const storedMessages = useSyncExternalStore(moneyStore.messages.subscribe, moneyStore.messages.list)
  const message = storedMessages.find((stored) => stored.id === id)
  if (message?.news.outcome !== 'accepted' || message.news.request.kind !== 'withdrawal') return null
  if (isDuplicated(message.news))
    return (
      <Stack gap={3}>
        <Warning isAlert>{unknownOutcomeTexts.copies('withdrawal', message.news.copies)}</Warning>
        <LinkButton to={paths.service()}>{t('askService')}</LinkButton>
      </Stack>
    )
  const messages = messagesOf({ list: () => storedMessages }, message.memberId)
  const [row, ...others] = rowsOfWithdrawal(message, messages, listed) ?? []
  return <SentWithdrawal message={message} row={others.length === 0 ? (row ?? null) : null} listed={listed} />
}

/** @param row the withdrawal in the platform's list; null if no row is surely this one */
function SentWithdrawal({
  message,
  row,
  listed,
}: {
  message: Message
  row: Withdrawal | null
  listed: readonly Withdrawal[]
}) {
  const { t } = useTranslation('messages')
  const { news, isRead } = message
  const title = t('withdrawal.accepted.title')
  const announceOnce = useEffectEvent(() => {
    if (!isRead) announce(title)
  })
  useEffect(() => announceOnce(), [])
  if (news.outcome !== 'accepted' || news.request.kind !== 'withdrawal') return null
  const { amount } = news.request
  return (
    <Card>
      <Stack>
        <Title>{title}</Title>
        {row === null ? (
          <UnlistedSteps message={message} amount={amount} isMissing={news.copies === 0} />
        ) : (
          <ListedSteps withdrawal={row} />
        )}
        {(row === null || isOpen(row)) && <ArrivalNote withdrawals={listed} />}
        <LinkButton to={paths.mine()} tone="primary">
          {t('toMe')}
        </LinkButton>
      </Stack>
    </Card>
  )
}

function ListedSteps({ withdrawal }: { withdrawal: Withdrawal }) {
  return <Steps amount={withdrawal.amount} steps={useWithdrawalSteps(withdrawal)} />
}

/** @param isMissing true if the platform's list still lacked the withdrawal after several reads */
function UnlistedSteps({
  message,
  amount,
  isMissing,
}: {
  message: Message
  amount: Withdrawal['amount']
  isMissing: boolean
}) {
  const { t } = useTranslation('withdraw')
  const unknownOutcomeTexts = useUnknownOutcomeTexts()
  return (
    <>
      <Steps
        amount={amount}
        steps={[
          { title: t('submitted'), details: [formatDateTime(sentAtOf(message))], state: 'present' },
          { title: t('inBank'), state: 'toCome' },
        ]}
      />
      {isMissing && <Note kind="hint">{unknownOutcomeTexts.copies('withdrawal', 0)}</Note>}
    </>
  )
}
