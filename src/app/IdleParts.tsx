import { isFirstStart } from '@/i18n/languages'
import { useImport } from '@/shared/use-idle'
import { useKnownMember } from '@/shared/use-known-member'
import { LedgerFeed } from './LedgerFeed'
import { MoneyFollower } from './MoneyFollower'

/**
 * Tells members what became of their money, keeps what was seen of draws, and offers a first start
 * the phone's language.
 */
export default function IdleParts() {
  const memberId = useKnownMember().data?.id
  const offer = useImport(() => import('./LanguageOffer'), isFirstStart())
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      {offer !== null && <offer.default />}
      <LedgerFeed memberId={memberId} />
    </>
  )
}
