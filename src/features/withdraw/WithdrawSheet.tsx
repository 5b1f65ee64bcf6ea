import { useTranslation } from 'react-i18next'
import type { Member } from '@/api/account'
import type { BankCard } from '@/api/wallet'
import { FUND_PASSWORD_LENGTH } from '@/lib/limits'
import { subtract } from '@/lib/money/sums'
import { LinkButton } from '@/shared/LinkButton'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { Fact, Facts } from '@/ui/Facts'
import { notify } from '@/ui/feedback'
import { Keypad } from '@/ui/Keypad'
import { moneyText } from '@/ui/Money'
import { Sheet } from '@/ui/Sheet'
import type { useWithdrawFlow, WithdrawFailure, WithdrawStep } from './use-withdraw-flow'
import styles from './Withdraw.module.css'
import { lastFour } from './rules'
import { useWithdrawRefusalText } from './use-refusal-text'

export interface WithdrawSheetProps {
  step: WithdrawStep
  card: BankCard
  member: Member
  flow: ReturnType<typeof useWithdrawFlow>
  onClose: () => void
}

/** What is withdrawn and to where, above the keys that confirm it; then what came of it. All of one withdrawal stays in this sheet. */
export function WithdrawSheet(props: WithdrawSheetProps) {
  const { t } = useTranslation(['withdraw', 'common'])
  const { step } = props
  return (
    <Sheet title={step.step === 'unknown' ? t('unknown.title') : t('fundPassword')} onClose={props.onClose}>
      {step.step === 'unknown' ? <Unknown {...props} step={step} /> : <Review {...props} step={step} />}
    </Sheet>
  )
}

function Review({
  step,
  card,
  member,
  flow,
  onClose,
}: WithdrawSheetProps & { step: Extract<WithdrawStep, { step: 'review' | 'sending' }> }) {
  const { t } = useTranslation(['withdraw', 'common'])
  const failureText = useFailureText()
  const isSending = step.step === 'sending'
  const failure = step.step === 'review' ? step.failure : null
  const note = isSending ? t('sending') : flow.isLocked ? t('wait') : null
  return (
    <>
      <Facts>
        <Fact name={t('amount')} isStrong>
          {moneyText(step.amount, 'dot')}
        </Fact>
        <Fact name={t('card')}>{`${card.bankName} •••• ${lastFour(card.accountNumber)}`}</Fact>
        <Fact name={t('holder')}>{card.holder}</Fact>
        <Fact name={t('balanceAfter')}>{moneyText(subtract(member.balance, step.amount), 'dot')}</Fact>
      </Facts>
      <Keypad
        labels={{
          keys: t('keys'),
          entered: (entered) => t('entered', { entered, length: FUND_PASSWORD_LENGTH }),
          forgot: t('forgot'),
          remove: t('remove'),
          // What is under way cannot be called back; its outcome is told outside of the sheet too.
          cancel: isSending ? t('common:close') : t('common:cancel'),
          confirm: t('confirm'),
        }}
        length={FUND_PASSWORD_LENGTH}
        message={
          failure !== null
            ? { tone: 'error', text: failureText(failure) }
            : note === null
              ? null
              : { tone: 'note', text: note }
        }
        isSending={isSending}
        isLocked={flow.isLocked}
        onConfirm={(code) => flow.confirm(step.amount, code)}
        onEdit={flow.forgetFailure}
        onForgot={() => notify(t('forgotText'))}
        onCancel={onClose}
      />
    </>
  )
}

function useFailureText(): (failure: WithdrawFailure) => string {
  const { t } = useTranslation('withdraw')
  const refusalText = useWithdrawRefusalText()
  return (failure) =>
    failure.kind === 'notSent' ? refusalText(failure.refusal) : `${t('notTaken')} ${failure.words}\n${t('wait')}`
}

function Unknown({ step, flow, onClose }: WithdrawSheetProps & { step: Extract<WithdrawStep, { step: 'unknown' }> }) {
  const { t } = useTranslation('withdraw')
  const { withdrawal, verdict } = step
  const isFound = verdict === 'found'
  return (
    <div role="status">
      {!isFound && <p className={styles['failure']}>{t('unknown.text')}</p>}
      <Facts>
        <Fact name={t('amount')} isStrong>
          {moneyText(withdrawal.amount, 'dot')}
        </Fact>
      </Facts>
      <p className={styles['lead']}>{t(`unknown.${verdict}`)}</p>
      <div className={styles['stack']}>
        {isFound ? (
          <Button isWide onClick={onClose}>
            {t('unknown.done')}
          </Button>
        ) : (
          <Button isWide isBusy={verdict === 'checking'} onClick={() => void flow.checkAgain(withdrawal)}>
            {t('unknown.checkAgain')}
          </Button>
        )}
        <LinkButton to={paths.withdrawals()} replace>
          {t('unknown.seeRecord')}
        </LinkButton>
        {!isFound && (
          <Button
            isWide
            tone="plain"
            onClick={() => {
              onClose()
              flow.dismissUnknown()
            }}
          >
            {t('unknown.dismiss')}
          </Button>
        )}
      </div>
    </div>
  )
}
