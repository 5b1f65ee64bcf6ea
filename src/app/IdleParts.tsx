import { useEffect } from 'react'
import { followKeyboard } from '@/ui/keyboard'
import { useKnownMember } from '@/shared/use-known-member'
import { LedgerFeed } from './LedgerFeed'
import { MoneyFollower } from './MoneyFollower'
import { PressedLinks } from './PressedLinks'

/**
 * Tells members what became of their money, keeps what was seen of draws, and asks for a pressed
 * link's data.
 */
export default function IdleParts() {
  const memberId = useKnownMember().data?.id
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      <LedgerFeed memberId={memberId} />
      <PressedLinks />
      <Keyboard />
    </>
  )
}

function Keyboard() {
  useEffect(() => followKeyboard(), [])
  return null
}
