import { useKnownMember } from '@/shared/use-known-member'
import { CopyFeed } from './CopyFeed'
import { LedgerFeed } from './LedgerFeed'
import { LeftLimits } from './LeftLimits'
import { MoneyFollower } from './MoneyFollower'
import { PressedLinks } from './PressedLinks'
import { SetClock } from './SetClock'

/**
 * Tells members what became of their money, keeps what was seen of draws and copies of records,
 * asks for a pressed link's data, and for everything once the clock was set back.
 */
export default function IdleParts() {
  const memberId = useKnownMember().data?.id
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      <LedgerFeed memberId={memberId} />
      <CopyFeed memberId={memberId} />
      <LeftLimits memberId={memberId} />
      <PressedLinks />
      <SetClock />
    </>
  )
}
