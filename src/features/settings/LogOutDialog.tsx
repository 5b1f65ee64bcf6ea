import { useTranslation } from 'react-i18next'
import { formatList } from '@/i18n/format'
import { sessionStore } from '@/session/store'
import { ConfirmDialog } from '@/shared/ConfirmDialog'
import { desk } from '@/shared/money-request/desk'
import { forgetMember } from '@/shared/money-request/forget-member'
import { useRequestText } from '@/shared/money-request/use-message-text'
import { useOpenNotes } from '@/shared/money-request/use-notes'

/** Names the requests whose outcome this device will not be able to tell any more. */
export function LogOutDialog({ memberId, onClose }: { memberId: string | null; onClose: () => void }) {
  const { t } = useTranslation(['setting', 'messages'])
  const requestText = useRequestText()
  const open = useOpenNotes(memberId ?? '').map(({ request }) => requestText(request))
  const warning = open.length === 0 ? [] : [t('messages:openAtLogOut', { list: formatList(open) })]
  const logOut = () => {
    if (memberId !== null) forgetMember(desk, memberId)
    sessionStore.dispatch({ type: 'loggedOut' })
  }
  return (
    <ConfirmDialog
      title={t('logOutTitle')}
      text={[...warning, t('logOutText')].join(' ')}
      confirmLabel={t('logOutConfirm')}
      tone="danger"
      onConfirm={logOut}
      onClose={onClose}
    />
  )
}
