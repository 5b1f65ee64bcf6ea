import { presentMemberId } from '@/session/member-id'
import { useSession } from '@/session/use-session'
import { useKnownMember } from './use-known-member'

/**
 * Whose entries on this device are meant, also while the member's data have not loaded.
 * @returns null for a visitor
 */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useKnownMember()
  if (token === null) return null
  return member?.id ?? presentMemberId()
}
