import { useTranslation } from 'react-i18next'
import { useState } from 'react'
import { formatDateTime } from '@/i18n/format'
import { useRequestText } from '@/domain/money-request/texts'
import {
  useOpenRequests,
  useUnreadableRequests,
  useOpenRequestCountOfOthers,
} from '@/domain/money-request/use-open-requests'
import { provenNow } from '@/lib/server-clock'
import { sessionStore } from '@/session/store'
import { ConfirmDialog } from '@/kit/sheets/Dialog'
import { forgetCopies } from '@/domain/copies/use-copied'
import { moneyStore, forgetMember } from '@/domain/money-request/money-store'
import { allMembersLimits, expireLimits, pruneAtLogout } from '@/domain/limits/store'
import { forgetSavedHosts } from '@/domain/member/saved-hosts'
import { useSessionMemberId } from '@/domain/member/member'
import { TextButton } from '@/ui/Button'
import { eraseDevice } from '@/domain/erase/erase-device'
import { notify } from '@/ui/feedback'
import { ArmedButton } from '@/ui/ArmedButton'
import { Lead } from '@/ui/Note'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import styles from './LogOut.module.css'

/**
 * Lists the requests without a known outcome. After the log-out or erasure, this device cannot find
 * out their outcomes.
 */
function OpenRequestsWarning({ memberId }: { memberId: string }) {
  const { t } = useTranslation('messages')
  const requestText = useRequestText()
  const openRequests = useOpenRequests(memberId)
  const unreadableRequests = useUnreadableRequests(memberId)
  if (openRequests.length + unreadableRequests.length === 0) return null
  return (
    <div className={styles['open']}>
      <p>{t('openAtLogOut.lead')}</p>
      <ul className={styles['list']}>
        {openRequests.map(({ id, request, sentAt }) => (
          <li key={id}>
            {t(`openAtLogOut.${request.kind}`, { what: requestText(request), time: formatDateTime(sentAt) })}
          </li>
        ))}
        {unreadableRequests.map(({ id }) => (
          <li key={id}>{t('unreadable.title')}</li>
        ))}
      </ul>
      <p>{t('openAtLogOut.text')}</p>
    </div>
  )
}

export function LogOutDialog({ onStays, onClose }: { onStays: () => void; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const memberId = useSessionMemberId() ?? ''
  const logOut = () => {
    forgetMember(moneyStore, memberId)
    forgetSavedHosts(memberId)
    void forgetCopies(memberId)
    pruneAtLogout(memberId, provenNow())
    sessionStore.dispatch({ type: 'loggedOut' })
  }
  return (
    <ConfirmDialog
      title={t('logOutTitle')}
      text={t('logOutText')}
      confirmLabel={t('logOut')}
      tone="danger"
      more={
        <TextButton className={styles['stays']} onClick={onStays}>
          {`${t('whatStays')} ›`}
        </TextButton>
      }
      onConfirm={logOut}
      onClose={onClose}
    >
      <OpenRequestsWarning memberId={memberId} />
    </ConfirmDialog>
  )
}

/** Says before the erasure which data Tiga deletes at once, only later, or not at all. */
export function EraseSheet({ memberId, onClose }: { memberId: string; onClose: () => void }) {
  const { t } = useTranslation('setting')
  const openRequestCountOfOthers = useOpenRequestCountOfOthers(memberId)
  const [keepsLimits] = useState(() => allMembersLimits().some((own) => expireLimits(own, provenNow()) !== null))
  const erase = async () => {
    const isErased = await eraseDevice()
    notify(t(isErased ? 'erased' : 'erasedFailed'), { kind: 'money' })
  }
  return (
    <Sheet title={t('eraseTitle')} onClose={onClose}>
      <OpenRequestsWarning memberId={memberId} />
      <Lead>{t('eraseText')}</Lead>
      {keepsLimits && <Lead>{t('limitsStay')}</Lead>}
      {openRequestCountOfOthers > 0 && (
        <Lead>{t('eraseOpen', { number: openRequestCountOfOthers, count: openRequestCountOfOthers })}</Lead>
      )}
      <Lead>{t('eraseOthers')}</Lead>
      <SheetFoot>
        <ArmedButton isWide tone="danger" onClick={() => void erase()}>
          {t('eraseConfirm')}
        </ArmedButton>
      </SheetFoot>
    </Sheet>
  )
}
