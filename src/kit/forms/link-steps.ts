import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { useEntryState, type EntryState, useBack } from '@/kit/history'

type BankLinkPrerequisite = 'realName' | 'fundPassword'

/**
 * Returns the settings that a member still needs before linking a bank account, in the order in
 * which the member makes them (reading 88).
 */
export function missingPrerequisites(member: Pick<Member, 'realName' | 'hasFundPassword'>): BankLinkPrerequisite[] {
  return [
    ...(member.realName.trim() === '' ? (['realName'] as const) : []),
    ...(member.hasFundPassword ? [] : (['fundPassword'] as const)),
  ]
}

/** Returns the path and the history state of the next screen for linking a bank account. */
export function nextBankLinkStep(
  missing: readonly BankLinkPrerequisite[],
  { linkSteps = missing.length + 1, returnTo }: Pick<EntryState, 'linkSteps' | 'returnTo'>,
): { to: string; state: EntryState } {
  const [nextMissing] = missing
  const to = nextMissing === undefined ? paths.bindCard() : paths[nextMissing]()
  return { to, state: { linkSteps, ...(returnTo !== undefined && { returnTo }) } }
}

/**
 * Shows a toast that names the first missing setting (reading 88) when the screen opens, and
 * whenever another setting becomes the first.
 * @returns a function that shows the toast again
 */
export function useMissingSettingToast(missing: readonly BankLinkPrerequisite[]): () => void {
  const { t } = useTranslation('bank')
  const [nextMissing] = missing
  const showToast = () => {
    if (nextMissing !== undefined) notify(t(nextMissing === 'realName' ? 'nameFirst' : 'fundFirst'))
  }
  const showOnOpening = useEffectEvent(showToast)
  useEffect(() => {
    if (nextMissing !== undefined) showOnOpening()
  }, [nextMissing])
  return showToast
}

/**
 * Used by a form that may be one of the steps to a linked bank account. If it is a step, `leave`
 * replaces the form in the history by `/BindCard`, which leads to the next missing setting.
 * Otherwise `leave` goes back.
 * @param fallback path to go back to if the history has no earlier entry
 * @param remainingSteps number of steps that remain, this step included
 */
export function useBankLinkStep(fallback: string, remainingSteps: number) {
  const navigate = useNavigate()
  const back = useBack(fallback)
  const { linkSteps, returnTo } = useEntryState()
  const isBankLinkStep = linkSteps !== undefined
  const leave = () =>
    linkSteps === undefined
      ? back()
      : void navigate(paths.bindCard(), { replace: true, state: nextBankLinkStep([], { linkSteps, returnTo }).state })
  // Null if the form is not a step, or is the only step.
  const count =
    linkSteps === undefined || linkSteps === 1 ? null : { step: linkSteps - remainingSteps + 1, steps: linkSteps }
  return { count, isLinkStep: isBankLinkStep, leave }
}
