import { useTranslation } from 'react-i18next'
import { provenNow } from '@/lib/server-clock'
import { sessionStore } from '@/session/store'
import { ConfirmDialog } from '@/shared/sheets/ConfirmDialog'
import { forgetCopies } from '@/shared/copies/forget'
import { ledgerMark, noteToForget } from '@/shared/ledger/memory'
import { ledgerOfTab } from '@/shared/ledger/use-ledger'
import { desk } from '@/shared/money-request/desk'
import { forgetWithoutLimits } from '@/shared/limits/store'
import { forgetMember } from '@/shared/money-request/forget-member'
import { forgetSavedHosts } from '@/shared/member/saved-hosts'
import { useSessionMemberId } from '@/shared/member/member'
import { TextButton } from '@/ui/TextButton'
import { OpenAtLogOut } from './OpenAtLogOut'

export function LogOutDialog({ onStays, onClose }: { onStays: () => void; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const memberId = useSessionMemberId() ?? ''
  const logOut = () => {
    forgetMember(desk, memberId)
    forgetSavedHosts(memberId)
    void forgetCopies(memberId)
    noteToForget(ledgerMark, memberId)
    ledgerOfTab()
      .then((ledger) => ledger.forget(memberId))
      .catch(() => undefined)
    forgetWithoutLimits(memberId, provenNow())
    sessionStore.dispatch({ type: 'loggedOut' })
  }
  return (
    <ConfirmDialog
      title={t('logOutTitle')}
      text={t('logOutText')}
      confirmLabel={t('logOut')}
      tone="danger"
      more={<TextButton onClick={onStays}>{t('whatStays')} ›</TextButton>}
      onConfirm={logOut}
      onClose={onClose}
    >
      <OpenAtLogOut memberId={memberId} />
    </ConfirmDialog>
  )
}
