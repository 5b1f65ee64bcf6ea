import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Member } from '@/api/account'
import { paths } from '@/paths'
import { notify } from '@/ui/feedback'
import { useEntryState, type EntryState, useBack } from '@/kit/history'

type LinkPrerequisite = 'realName' | 'fundPassword'

/** What comes before the account, in the order in which it must be set (reading 88). */
export function missingPrerequisites(member: Pick<Member, 'realName' | 'hasFundPassword'>): LinkPrerequisite[] {
  return [
    ...(member.realName.trim() === '' ? (['realName'] as const) : []),
    ...(member.hasFundPassword ? [] : (['fundPassword'] as const)),
  ]
}

/** Where the way to a linked account goes on, and what its screens have to know of it. */
export function nextLinkStep(
  missing: readonly LinkPrerequisite[],
  { linkSteps = missing.length + 1, returnTo }: Pick<EntryState, 'linkSteps' | 'returnTo'>,
): { to: string; state: EntryState } {
  const [next] = missing
  const to = next === undefined ? paths.bindCard() : paths[next]()
  return { to, state: { linkSteps, ...(returnTo !== undefined && { returnTo }) } }
}

/**
 * Tells in a toast what comes first, for who comes to link an account without it (reading 88).
 * @returns tells it once more
 */
export function useTellMissing(missing: readonly LinkPrerequisite[]): () => void {
  const { t } = useTranslation('bank')
  const [next] = missing
  const tell = () => {
    if (next !== undefined) notify(t(next === 'realName' ? 'nameFirst' : 'fundFirst'))
  }
  const tellAtOnce = useEffectEvent(tell)
  useEffect(() => {
    if (next !== undefined) tellAtOnce()
  }, [next])
  return tell
}

/**
 * For a form that may be a step of that way: where it leads once its work is done. On the way that
 * is `/BindCard`, which knows what is still missing, else back. It takes this step's place in the
 * history, so that one step back is where the way began.
 * @param left how many steps are left, this one included
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
  // None where the form stands alone, and where it is the only step.
  const count = linkSteps === undefined || linkSteps === 1 ? null : { step: linkSteps - left + 1, steps: linkSteps }
  return { count, isLinkStep, leave }
}
