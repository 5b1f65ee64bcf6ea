import { useQuery } from '@tanstack/react-query'
import { accountQueries } from '@/api/account.queries'
import { isFirstStart } from '@/i18n/languages'
import { useImport } from '@/shared/use-idle'
import { useSession } from '@/session/use-session'
import { LedgerFeed } from './LedgerFeed'
import { MoneyFollower } from './MoneyFollower'

/**
 * Tells members what became of their money, keeps what was seen of draws, and offers a first start
 * the phone's language.
 */
export default function IdleParts() {
  // The key is the session's: each session has its own member.
  useSession()
  // `SessionEnd` asks for the member; on a slow line this comes so late that it would ask again.
  const memberId = useQuery({ ...accountQueries.member(), enabled: false }).data?.id
  const offer = useImport(() => import('./LanguageOffer'), isFirstStart())
  return (
    <>
      {memberId !== undefined && <MoneyFollower key={memberId} memberId={memberId} />}
      {offer !== null && <offer.default />}
      <LedgerFeed memberId={memberId} />
    </>
  )
}
