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
 * Replaces a screen that threw an error, or whose code failed to load. The text names a cause only
 * if the device is offline and the code of a screen failed to load.
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
  // Decided only once, because a retry after the network is back may fail for another reason.
  const [isCodeMissing] = useState(() => !isOnline() && hasFailedScreens())
  const hasOpenRequest = memberId !== null && isMoneyRequestOpen(memberId)
  return (
    <Screen title={t('crash.title')}>
      <MessageBlock
        icon="warning"
        title={t(isCodeMissing ? 'crash.offline' : 'crash.text')}
        {...(hasOpenRequest && { text: t('crash.openRequest') })}
        action={
          <>
            <Button onClick={() => (needsReload() ? window.location.reload() : onRetry())}>{t('retry')}</Button>
            <LinkButton to={paths.home()} onClick={goHome}>
              {t('goHome')}
            </LinkButton>
            {/* A link for each kind of request, because the code that knows the kind may be broken. */}
            {hasOpenRequest && (
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

/**
 * Clears the failures of screens whose code did not load. If there were any, a reload is needed,
 * because without a reload some browsers do not fetch a failed module again. Returns false while
 * the device is offline or a money request is in flight.
 */
function needsReload(): boolean {
  return forgetFailedScreens() && isOnline() && !isMoneyRequestInFlight()
}
