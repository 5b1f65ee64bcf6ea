import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { BankCard, Withdrawal } from '@/api/wallet'
import { useSheets } from '@/shared/use-sheets'
import { LinkButton } from '@/shared/LinkButton'
import { PushedScreen } from '@/shared/PushedScreen'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { notify } from '@/ui/feedback'
import { moneyText } from '@/ui/Money'
import { ArrivalNote } from './ArrivalNote'
import { CardIcon } from './CardIcon'
import { RecordsLink } from './RecordsLink'
import { UnknownWithdrawalNotice } from './UnknownWithdrawalNotice'
import { useWithdrawFlow, type WithdrawOutcome } from './use-withdraw-flow'
import styles from './Withdraw.module.css'
import { WithdrawAmount } from './WithdrawAmount'
import { WithdrawLimitsDialog } from './WithdrawLimitsDialog'
import { allDigits, checkAmount, lastFour, type AmountRefusal, type WithdrawLimits } from './rules'
import { useWithdrawRefusalText } from './use-refusal-text'
import { WithdrawSheet } from './WithdrawSheet'

type SheetName = 'limits' | 'password'
const REASON_ID = 'withdraw-reason'

/** The withdraw page with everything loaded: amount, limits, card, and the sheet that confirms. */
export function WithdrawForm({
  member,
  card,
  limits,
  withdrawals,
  notice,
}: {
  member: Member
  card: BankCard | null
  limits: WithdrawLimits
  /** The record; undefined while it is not known, which keeps nobody from withdrawing. */
  withdrawals: readonly Withdrawal[] | undefined
  /** What there is to say about the figures, above everything else. */
  notice: ReactNode
}) {
  const { t } = useTranslation('withdraw')
  const refusalText = useWithdrawRefusalText()
  const sheets = useSheets<SheetName>()
  const [digits, setDigits] = useState('')
  const [refusal, setRefusal] = useState<AmountRefusal | null>(null)
  const onOutcome = useOutcome(sheets.current === 'password', () => setDigits(''))
  const flow = useWithdrawFlow({ member, limits, onOutcome })

  const unknown = flow.step?.step === 'unknown' && flow.step.verdict !== 'found' ? flow.step.withdrawal : null
  const isImpossible = card === null || !member.hasFundPassword || unknown !== null
  const change = (next: string) => {
    setDigits(next)
    setRefusal(null)
  }
  const submit = () => {
    const found = checkAmount(digits, limits, member.balance)
    setRefusal(found)
    if (found !== null) {
      document.getElementById('amount')?.focus()
      return
    }
    flow.review(digits)
    sheets.open('password')
  }
  const closeSheet = () => {
    sheets.close()
    flow.clear()
  }
  return (
    <PushedScreen
      title={t('title')}
      fallback={paths.mine()}
      actions={<RecordsLink />}
      footer={
        <Button isWide isDisabled={isImpossible} isBusy={flow.isLocked} reasonId={REASON_ID} onClick={submit}>
          {t('withdraw')}
        </Button>
      }
    >
      <div className={styles['stack']}>
        {notice}
        {/* What makes a withdrawal impossible stands first, and is the disabled button's reason. */}
        <div id={REASON_ID} className={styles['stack']} hidden={!isImpossible}>
          {unknown !== null && (
            <UnknownWithdrawalNotice
              amount={moneyText(unknown.amount, 'dot')}
              onOpen={() => {
                sheets.open('password')
                void flow.checkAgain(unknown)
              }}
            />
          )}
          {card === null && (
            <Missing text={t('noCard')}>
              <LinkButton to={paths.bankCard()}>{t('bindCard')}</LinkButton>
            </Missing>
          )}
          {!member.hasFundPassword && (
            <Missing text={t('noFundPassword')}>
              <LinkButton to={paths.fundPassword()}>{t('setFundPassword')}</LinkButton>
            </Missing>
          )}
        </div>
        <WithdrawAmount
          digits={digits}
          balance={member.balance}
          limits={limits}
          error={refusal === null ? null : refusalText(refusal)}
          onChange={change}
          onAll={() => change(allDigits(limits, member.balance))}
          onLimits={() => sheets.open('limits')}
        />
        {card !== null && <BoundCard card={card} />}
        <ArrivalNote withdrawals={withdrawals} />
      </div>
      {sheets.current === 'limits' && (
        <WithdrawLimitsDialog limits={limits} balance={member.balance} onClose={sheets.close} />
      )}
      {sheets.current === 'password' && flow.step !== null && card !== null && (
        <WithdrawSheet step={flow.step} card={card} member={member} flow={flow} onClose={closeSheet} />
      )}
    </PushedScreen>
  )
}

function Missing({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Card>
      <p className={styles['missing']}>{text}</p>
      {children}
    </Card>
  )
}

function BoundCard({ card }: { card: BankCard }) {
  const { t } = useTranslation('withdraw')
  return (
    <Card>
      <div className={styles['card']}>
        <CardIcon />
        <div className={styles['cardText']}>
          <p>{card.bankName}</p>
          <p className={styles['small']}>
            •••• {lastFour(card.accountNumber)} · {card.holder}
          </p>
        </div>
        <span className={styles['small']}>{t('bound')}</span>
      </div>
    </Card>
  )
}

/**
 * Tells what came of a withdrawal. In the open sheet a success leads to the record, and the rest is told by the sheet itself; who
 * has closed it, or left the page, is told by a toast.
 */
function useOutcome(isSheetOpen: boolean, forgetAmount: () => void): (outcome: WithdrawOutcome) => void {
  const { t } = useTranslation('withdraw')
  const navigate = useNavigate()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = isSheetOpen
    return () => {
      isOpen.current = false
    }
  }, [isSheetOpen])
  return (outcome) => {
    switch (outcome.kind) {
      case 'submitted':
        notify(t('submitted', { amount: moneyText(outcome.amount, 'dot') }))
        // In the sheet's own history entry: back from the record leads to the page.
        if (isOpen.current) void navigate(paths.withdrawals(), { replace: true })
        else forgetAmount()
        return
      case 'refused':
        if (!isOpen.current) notify(`${t('notTaken')} ${outcome.words}`)
        return
      case 'unknown':
        if (!isOpen.current) notify(t('unknown.text'))
        return
      case 'found':
        forgetAmount()
    }
  }
}
