import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '@/lib/connection'
import { paths } from '@/paths'
import { LinkButton } from '@/kit/links'
import { isMoneyRequestOpen, isMoneyRequestInFlight } from '@/domain/money-request/in-flight'
import { useSessionMemberId } from '@/domain/member/member'
import { Button } from '@/ui/Button'
import { MessageBlock } from '@/ui/MessageBlock'
import { Screen } from '@/ui/Screen'
import { useOnUnmount } from '@/ui/use-event'
import { forgetFailedScreens, hasFailedScreens } from './lazy-screen'

/**
 * Replaces a screen that threw an error or whose code failed to load. It names a cause only if the
 * device is offline and a screen's code failed to load.
 */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  useOnUnmount(forgetFailedScreens)
  const goHome = (event: MouseEvent) => {
    if (!needsReload()) return
    event.preventDefault()
    window.location.assign(paths.home())
  }
  const memberId = useSessionMemberId()
  // Decided once: after the network is back, a retry may fail for another reason.
  const [isMissing] = useState(() => !isOnline() && hasFailedScreens())
  const isOpen = memberId !== null && isMoneyRequestOpen(memberId)
  return (
    <Screen title={t('crash.title')}>
      <MessageBlock
        icon="warning"
        title={t(isMissing ? 'crash.offline' : 'crash.text')}
        {...(isOpen && { text: t('crash.openRequest') })}
        action={
          <>
            <Button onClick={() => (needsReload() ? window.location.reload() : onRetry())}>{t('retry')}</Button>
            <LinkButton to={paths.home()} onClick={goHome}>
              {t('goHome')}
            </LinkButton>
            {/* Links to all three kinds: reading the request's kind needs code that may be broken. */}
            {isOpen && (
              <>
                <LinkButton to={paths.orderRecord()}>{t('taskRecord')}</LinkButton>
                <LinkButton to={paths.withdrawals()}>{t('withdrawals')}</LinkButton>
                <LinkButton to={paths.topUp()}>{t('topUp')}</LinkButton>
              </>
            )}
          </>
        }
      />
    </Screen>
  )
}

/** True if only a reload can help: some browsers never fetch a failed module again. */
function needsReload(): boolean {
  return forgetFailedScreens() && isOnline() && !isMoneyRequestInFlight()
}
