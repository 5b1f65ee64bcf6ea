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

/** In place of a screen that broke or whose code did not arrive. Says nothing that is not known. */
export function Crash({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('common')
  useOnUnmount(forgetFailedScreens)
  const goHome = (event: MouseEvent) => {
    if (!needsReload()) return
    event.preventDefault()
    window.location.assign(paths.home())
  }
  const memberId = useSessionMemberId()
  // Once it is back online, a retry may find another fault.
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
            {/* All of them: the kind of request is not read here, where any code may be broken. */}
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

/** Some browsers never fetch a failed module again. What is under way must not be cut off. */
function needsReload(): boolean {
  return forgetFailedScreens() && isOnline() && !isMoneyRequestInFlight()
}
