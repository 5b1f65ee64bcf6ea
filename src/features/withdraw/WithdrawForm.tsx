import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard, Withdrawal } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { missingPrerequisites, nextBankLinkStep } from '@/kit/forms/link-steps'
import { LinkButton } from '@/kit/links'
import { useCloseLostSheet } from '@/kit/sheets/use-leave'
import { useSheets } from '@/kit/sheets/use-sheets'
import { Button } from '@/ui/Button'
import { Stack, Card } from '@/ui/layout'
import ArrivalNote from '@/domain/records/ArrivalNote'
import { isolateRightToLeft } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'
import { Note, Lead } from '@/ui/Note'
import { Row } from '@/ui/Row'
import { LineIcon } from '@/ui/icons'
import { EmptyState } from '@/ui/EmptyState'
import { AutofillForm } from '@/ui/autofill-form'
import { moneyText } from '@/ui/Money'
import { ScreenFooter } from '@/ui/Screen'
import { FootStack, OpenRequestNotice, UnreadableRequestsNotice } from '@/domain/money-request/request-notices'
import { type WithdrawLimits, withdrawalDraftRefusal } from './rules'
import { useWithdrawDraft } from './use-withdraw-draft'
import { useWithdrawRequest } from './use-withdraw-request'
import { WITHDRAW_FORM_ID, WithdrawAmount, WithdrawLimitsSheet } from './WithdrawAmount'
import { WithdrawSheet } from './WithdrawSheet'

const REASON_ID = 'withdraw-reason'

interface WithdrawFormProps {
  member: Member
  balance: Money
  card: BankCard | null
  limits: WithdrawLimits
  /** Undefined while the earlier withdrawals are unknown; the form does not wait for them. */
  withdrawals: readonly Withdrawal[] | undefined
  notice: ReactNode
}

export function WithdrawForm({ member, balance, card, limits, withdrawals, notice }: WithdrawFormProps) {
  const { t } = useTranslation(['withdraw', 'shared'])
  const { hasFundPassword } = member
  const sheets = useSheets<'limits' | 'password'>()
  const { form, withdrawal, submit } = useWithdrawalForm({ member, balance, card, limits, sheets })
  const isSheetOpen = sheets.current === 'password'
  const { amount } = form.draft.amount
  return (
    <>
      <Stack className="narrow">
        {notice}
        <Obstacles
          memberId={member.id}
          withdrawal={withdrawal}
          lacksFundPassword={card !== null && !hasFundPassword}
          isSheetOpen={isSheetOpen && withdrawal.state.status !== 'idle'}
          onCheck={() => {
            withdrawal.follow()
            sheets.open('password')
          }}
        />
        {card === null ? (
          <NoCard member={member} />
        ) : (
          <>
            <AutofillForm id={WITHDRAW_FORM_ID} hidden onSubmit={submit} />
            <WithdrawAmount form={form} balance={balance} limits={limits} onLimits={() => sheets.open('limits')} />
            <div>
              <BoundCard card={card} />
            </div>
          </>
        )}
      </Stack>
      {card !== null && (
        <ScreenFooter>
          <FootStack>
            <ArrivalNote withdrawals={withdrawals} />
            <Button
              type="submit"
              form={WITHDRAW_FORM_ID}
              isWide
              isDisabled={!hasFundPassword || withdrawal.blockedBy !== null}
              isBusy={withdrawal.isLocked}
              reasonId={REASON_ID}
            >
              {amount === null ? t('shared:withdraw') : t('withdrawAmount', { amount: moneyText(amount, 'dot') })}
            </Button>
          </FootStack>
        </ScreenFooter>
      )}
      {sheets.current === 'limits' && <WithdrawLimitsSheet limits={limits} onClose={sheets.close} />}
      {isSheetOpen && card !== null && (
        <WithdrawSheet withdrawal={withdrawal} card={card} balance={balance} onClose={sheets.close} />
      )}
    </>
  )
}

function useWithdrawalForm({
  member,
  balance,
  card,
  limits,
  sheets,
}: Pick<WithdrawFormProps, 'member' | 'balance' | 'card' | 'limits'> & {
  sheets: ReturnType<typeof useSheets<'limits' | 'password'>>
}) {
  const form = useWithdrawDraft()
  const isWatched = sheets.current === 'password'
  const withdrawal = useWithdrawRequest({ member, balance, limits, isWatched, onDone: form.clear })
  useCloseLostSheet(isWatched && (card === null || withdrawal.state.status === 'idle'), sheets)
  const submit = () => {
    if (withdrawal.isLocked) return
    const { amount } = form.draft
    const refusal = withdrawalDraftRefusal(amount, limits, balance)
    form.refuse(refusal)
    if (refusal !== null || amount.amount === null) {
      form.field.current?.focus()
      return
    }
    withdrawal.review(amount.amount)
    sheets.open('password')
  }
  return { form, withdrawal, submit }
}

function BoundCard({ card }: { card: BankCard }) {
  return (
    <Row>
      <LineIcon tone="brand">
        <path d="M5.500 5.500h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3.500 10h17M7 14.500h3.500" />
      </LineIcon>
      <div>
        <p>{card.bankName}</p>
        <Note kind="hint">
          <span translate="no">{`${maskNumber(card.accountNumber)} · ${isolateRightToLeft(card.holder)}`}</span>
        </Note>
      </div>
    </Row>
  )
}

function NoCard({ member }: { member: Member }) {
  const { t } = useTranslation(['withdraw', 'bank'])
  return (
    <EmptyState
      icon="document"
      title={t('noCard')}
      text={t('noCardText')}
      action={
        <LinkButton
          to={paths.bankCard()}
          tone="primary"
          state={nextBankLinkStep(missingPrerequisites(member), { returnTo: paths.withdraw() }).state}
        >
          {t('bank:linkBankAccount')}
        </LinkButton>
      }
    />
  )
}

function Obstacles({
  memberId,
  withdrawal: { open, blockedBy },
  lacksFundPassword,
  isSheetOpen,
  onCheck,
}: {
  memberId: string
  withdrawal: ReturnType<typeof useWithdrawRequest>
  lacksFundPassword: boolean
  isSheetOpen: boolean
  onCheck: () => void
}) {
  const { t } = useTranslation('withdraw')
  return (
    <div id={REASON_ID} hidden={(blockedBy === null || isSheetOpen) && !lacksFundPassword}>
      <Stack>
        <UnreadableRequestsNotice memberId={memberId} kind="withdrawal" />
        {open !== null && (
          // The notice is hidden, not unmounted, because the focus returns to its button.
          <div hidden={isSheetOpen}>
            <OpenRequestNotice
              open={open}
              title={
                <span className="num" translate="no">
                  {moneyText(open.pending.request.amount, 'dot')}
                </span>
              }
              onCheck={onCheck}
            />
          </div>
        )}
        {lacksFundPassword && (
          <Card>
            <Lead>{t('noFundPassword')}</Lead>
            <LinkButton to={paths.fundPassword()}>{t('setFundPassword')}</LinkButton>
          </Card>
        )}
      </Stack>
    </div>
  )
}
