import type { Member } from '@/api/account'
import { isOutcomeUnknown, type ApiError } from '@/api/errors'
import { useErrorText } from '@/shared/use-error-text'
import { useFreshMember } from './use-fresh-member'

/**
 * For a choice that may simply be made again, such as a picture. If its answer was lost, the member
 * is fetched to see whether the platform took the choice.
 * @param has whether the member has the choice that was sent
 * @returns null if the choice was taken, else words for the failure
 */
export function useExplainChoice<Choice>(has: (member: Member, sent: Choice) => boolean) {
  const errorText = useErrorText()
  const freshMember = useFreshMember()
  return async (error: ApiError, sent: Choice) => {
    const member = isOutcomeUnknown(error) ? await freshMember() : null
    return member !== null && has(member, sent) ? null : errorText(error)
  }
}
