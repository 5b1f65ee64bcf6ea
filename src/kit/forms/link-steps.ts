import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { useEntryState, type EntryState, useBack } from '@/kit/history'

type LinkPrerequisite = 'realName' | 'fundPassword'

/** Settings missing before an account can be linked, in the order to set them (reading 88). */
export function missingPrerequisites(member: Pick<Member, 'realName' | 'hasFundPassword'>): LinkPrerequisite[] {
  return [
    ...(member.realName.trim() === '' ? (['realName'] as const) : []),
    ...(member.hasFundPassword ? [] : (['fundPassword'] as const)),
  ]
}

/** The next screen on the way to a linked account, with the entry state that it needs. */
export function nextLinkStep(
  missing: readonly LinkPrerequisite[],
  { linkSteps = missing.length + 1, returnTo }: Pick<EntryState, 'linkSteps' | 'returnTo'>,
): { to: string; state: EntryState } {
  const [next] = missing
  const to = next === undefined ? paths.bindCard() : paths[next]()
  return { to, state: { linkSteps, ...(returnTo !== undefined && { returnTo }) } }
}

/**
 * Shows a toast that names the first missing setting (reading 88), on opening the screen.
 * @returns shows it again
 */
export function useTellMissing(missing: readonly LinkPrerequisite[]): () => void {
  const { t } = useTranslation('bank')
  const [next] = missing
  const showToast = () => {
    if (next !== undefined) notify(t(next === 'realName' ? 'nameFirst' : 'fundFirst'))
  }
  const showOnOpening = useEffectEvent(showToast)
  useEffect(() => {
    if (next !== undefined) showOnOpening()
  }, [next])
  return showToast
}

/**
 * Serves a form that may be a step on the way to a linked account. After a step, `leave` opens
 * `/BindCard`, which knows the settings still missing. It replaces the step in the history, so that
 * Back leads to the start of the way. If the form is no step, `leave` goes back.
 * @param left number of steps left, this step included
 */
export function useLinkStep(fallback: string, left: number) {
  const navigate = useNavigate()
  const back = useBack(fallback)
  const { linkSteps, returnTo } = useEntryState()
  const isLinkStep = linkSteps !== undefined
  const leave = () =>
    linkSteps === undefined
      ? back()
      : void navigate(paths.bindCard(), { replace: true, state: nextLinkStep([], { linkSteps, returnTo }).state })
  // Null if the form is no step, or the only step.
  const count = linkSteps === undefined || linkSteps === 1 ? null : { step: linkSteps - left + 1, steps: linkSteps }
  return { count, isLinkStep, leave }
}
