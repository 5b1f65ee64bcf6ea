import type { Member } from '@/api/account'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { useErrorText } from '@/shared/use-error-text'
import { useFreshMember } from './use-fresh-member'

/** Of a choice that can be made again: a lost answer is looked up, and else told as any failure. */
export function useExplainChoice<Choice>(has: (member: Member, sent: Choice) => boolean) {
  const errorText = useErrorText()
  const freshMember = useFreshMember()
  return async (error: ApiError, sent: Choice) => {
    const member = isOutcomeUnknown(error) ? await freshMember() : null
    return member !== null && has(member, sent) ? null : errorText(error)
  }
}
