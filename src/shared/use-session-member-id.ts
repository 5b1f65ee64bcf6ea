import { sessionMemberId } from '@/session/member-id'
import { useSession } from '@/session/use-session'
import { useKnownMember } from './use-known-member'

/**
 * Whose entries on this device are meant, also while the member's data have not loaded. What the
 * platform has never said in this session is read from the token, which is the member's id (reading
 * 16); another kind of token belongs to no entry.
 * @returns null for a visitor
 */
export function useSessionMemberId(): string | null {
  const { token } = useSession()
  const { data: member } = useKnownMember()
  if (token === null) return null
  return member?.id ?? (sessionMemberId.read() || token)
}
