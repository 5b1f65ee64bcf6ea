import { useKnownMember } from '@/shared/use-known-member'
import { LedgerFeed } from './LedgerFeed'
import { MoneyFollower } from './MoneyFollower'

/** Tells members what became of their money, and keeps what was seen of draws. */
export default function IdleParts() {
  const memberId = useKnownMember().data?.id
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      <LedgerFeed memberId={memberId} />
    </>
  )
}
