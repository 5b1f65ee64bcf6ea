import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Member } from '@/api/account'
import { accountQueries } from '@/api/account.queries'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { walletQueries, withdrawMutation } from '@/api/wallet.queries'
import { FUND_PASSWORD_LENGTH } from '@/lib/limits'
import type { Money } from '@/lib/money/text'
import { reconcile } from '@/lib/reconcile'
import { useErrorText } from '@/shared/use-error-text'
import { useSecondsLeft } from '@/ui/use-deadline'
import { useSingleFlight } from '@/ui/use-single-flight'
import { pendingWithdrawalRecord, withdrawSentRecord, type PendingWithdrawal } from './pending-withdrawal'
import { amountOf, checkAmount, countAlike, WITHDRAW_GUARD_MS, type AmountRefusal, type WithdrawLimits } from './rules'

/** Why a reviewed withdrawal was not sent. */
export type WithdrawRefusal = AmountRefusal | { reason: 'offline' | 'wrongPassword' }

/** `not sent`: our own reason; `refused`: the platform's words. */
export type WithdrawFailure = { kind: 'notSent'; refusal: WithdrawRefusal } | { kind: 'refused'; words: string }

export type WithdrawStep =
  | { step: 'review'; amount: Money; failure: WithdrawFailure | null }
  | { step: 'sending'; amount: Money }
  | {
      step: 'unknown'
      withdrawal: PendingWithdrawal
      verdict: 'checking' | 'missing' | 'unclear' | 'failed' | 'found'
    }

/** What came of a withdrawal: success, refusal, no answer, and such a one that the record then held. */
export type WithdrawOutcome =
  { kind: 'submitted'; amount: Money } | { kind: 'refused'; words: string } | { kind: 'unknown' | 'found' }

/**
 * The way of one withdrawal from review to answer. One request per confirmation; a lost answer is looked up in the record and
 * never sent again. The fund password passes through and stays nowhere.
 */
export function useWithdrawFlow({
  member,
  limits,
  onOutcome,
}: {
  member: Member
  limits: WithdrawLimits
  onOutcome: (outcome: WithdrawOutcome) => void
}) {
  const queryClient = useQueryClient()
  const errorText = useErrorText()
  const { mutateAsync, reset } = useMutation(withdrawMutation(queryClient))
  const flight = useSingleFlight()
  const [guardEnds, setGuardEnds] = useState(readGuard)
  const isGuarded = useSecondsLeft(guardEnds) > 0
  const [step, setStep] = useState<WithdrawStep | null>(() => restoredStep(member.id))

  const review = (digits: string) => {
    const amount = amountOf(digits)
    if (amount === null) return
    setStep({ step: 'review', amount, failure: null })
    // What the record holds before the withdrawal is what a lost answer is compared with.
    void queryClient.prefetchQuery(walletQueries.withdrawals())
  }

  /** Looks for a withdrawal without an answer in the record. */
  const lookUp = async (withdrawal: PendingWithdrawal) => {
    setStep({ step: 'unknown', withdrawal, verdict: 'checking' })
    try {
      const withdrawals = await queryClient.fetchQuery({ ...walletQueries.withdrawals(), retry: false })
      const verdict = reconcile(withdrawal.alikeBefore, countAlike(withdrawals, withdrawal.amount))
      if (verdict === 'found') {
        pendingWithdrawalRecord.remove()
        onOutcome({ kind: 'found' })
      }
      setStep({ step: 'unknown', withdrawal, verdict })
    } catch {
      setStep({ step: 'unknown', withdrawal, verdict: 'failed' })
    }
    void queryClient.invalidateQueries({ queryKey: accountQueries.member().queryKey })
  }

  const send = async (amount: Money, fundPassword: string) => {
    const known = queryClient.getQueryData(walletQueries.withdrawals().queryKey)
    const pending: PendingWithdrawal = {
      memberId: member.id,
      amount,
      alikeBefore: known === undefined ? null : countAlike(known, amount),
    }
    pendingWithdrawalRecord.write(pending)
    setGuardEnds(startGuard())
    setStep({ step: 'sending', amount })
    const failure = await mutateAsync({ amount, fundPassword }).then(
      () => null,
      (error: ApiError) => error,
    )
    // The mutation remembers what it was called with until then.
    reset()
    if (failure !== null && isOutcomeUnknown(failure)) {
      onOutcome({ kind: 'unknown' })
      return lookUp(pending)
    }
    pendingWithdrawalRecord.remove()
    if (failure !== null) {
      const words = errorText(failure)
      setStep({ step: 'review', amount, failure: { kind: 'refused', words } })
      onOutcome({ kind: 'refused', words })
      return
    }
    setStep(null)
    onOutcome({ kind: 'submitted', amount })
  }

  return {
    step,
    /** True from the tap until the answer, and at least 5 s (reading 44). */
    isLocked: flight.isLocked || isGuarded,
    review,
    /** Checks once more and sends. @returns true when the fund password is on its way. */
    confirm(amount: Money, fundPassword: string): boolean {
      const refusal = refusalNow(amount, fundPassword, limits, member)
      if (refusal !== null) {
        setStep({ step: 'review', amount, failure: { kind: 'notSent', refusal } })
        return false
      }
      if (Date.now() < readGuard()) return false
      flight.run(() => send(amount, fundPassword))
      return true
    },
    forgetFailure: () =>
      setStep((current) =>
        current?.step === 'review' && current.failure !== null ? { ...current, failure: null } : current,
      ),
    checkAgain: lookUp,
    dismissUnknown: () => {
      pendingWithdrawalRecord.remove()
      setStep(null)
    },
    /** Forgets what is done with; a withdrawal under way or without an answer stays. */
    clear: () =>
      setStep((current) =>
        current?.step === 'sending' || (current?.step === 'unknown' && current.verdict !== 'found') ? current : null,
      ),
  }
}

/** What stands against a withdrawal at the moment of confirming it: the balance may have moved under the open sheet. */
function refusalNow(
  amount: Money,
  fundPassword: string,
  limits: WithdrawLimits,
  member: Member,
): WithdrawRefusal | null {
  const refusal = checkAmount(amount, limits, member.balance)
  if (refusal !== null) return refusal
  if (fundPassword.length !== FUND_PASSWORD_LENGTH) return { reason: 'wrongPassword' }
  return navigator.onLine ? null : { reason: 'offline' }
}

/** When another withdrawal may be sent, epoch ms. A time to come means that the device's clock was set back: no guard. */
function readGuard(): number {
  const sentAt = withdrawSentRecord.read()
  return sentAt > Date.now() ? 0 : sentAt + WITHDRAW_GUARD_MS
}

function startGuard(): number {
  withdrawSentRecord.write(Date.now())
  return readGuard()
}

function restoredStep(memberId: string): WithdrawStep | null {
  const withdrawal = pendingWithdrawalRecord.read()
  return withdrawal !== null && withdrawal.memberId === memberId
    ? { step: 'unknown', withdrawal, verdict: 'failed' }
    : null
}
