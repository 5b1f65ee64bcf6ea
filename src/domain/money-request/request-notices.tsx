import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '@/i18n/format'
import { LinkButton } from '@/kit/links'
import { canStore } from '@/lib/storage'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { Stack } from '@/ui/layout'
import { Warning } from '@/ui/Note'
import { Dismissible } from './Dismissible'
import { moneyStore } from './money-store'
import { RECORD_PATHS } from './record-paths'
import type { MoneyRequestKind } from './request'
import styles from './request-notices.module.css'
import { useUnknownOutcomeTexts } from './texts'
import { useUnreadableRequests, type OpenRequest } from './use-open-requests'

/**
 * Shows that unreadable stored requests block the next request. Only the member can find out
 * whether those requests were accepted, so the member dismisses them here.
 */
export function UnreadableRequestsNotice({
  memberId,
  kind,
  isInSheet = false,
}: {
  memberId: string
  kind: MoneyRequestKind
  /** True inside a sheet: links then replace the sheet in the browser history. */
  isInSheet?: boolean
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const unreadableRequests = useUnreadableRequests(memberId)
  if (unreadableRequests.length === 0) return null
  return (
    <div className={styles['notice']} role="status">
      <Dismissible
        onDismiss={() => {
          for (const { id } of unreadableRequests) moneyStore.requests.remove(id)
        }}
      >
        {(dismissButton) => (
          <>
            <p>
              <b>{t('unreadable.title')}</b>
              <br />
              <span>{t('unreadable.text')}</span>
            </p>
            <Stack gap={3} className={styles['ways']}>
              {kind !== 'topUp' && (
                <LinkButton to={RECORD_PATHS[kind]} replace={isInSheet}>
                  {t(`see.${kind}`)}
                </LinkButton>
              )}
              <LinkButton to={paths.service()} replace={isInSheet}>
                {t('shared:askService')}
              </LinkButton>
              {dismissButton}
            </Stack>
          </>
        )}
      </Dismissible>
    </div>
  )
}

/** Warns if the browser stores nothing, because outcomes are then lost when the page is closed. */
export function StorageWarning() {
  const { t } = useTranslation('messages')
  const [isStorageAvailable] = useState(canStore)
  return isStorageAvailable ? null : <Warning>{t('unkept')}</Warning>
}

/** Shows a notice about an earlier request that blocks the next request of the same kind. */
export function OpenRequestNotice({
  open: { pending, kind },
  title,
  onCheck,
}: {
  open: OpenRequest
  title: ReactNode
  onCheck: () => void
}) {
  const { t } = useTranslation(['messages', 'shared'])
  const { repeatWarning } = useUnknownOutcomeTexts()
  const isUnderWay = kind === 'underWay'
  return (
    <div className={styles['notice']} role="status">
      <p>
        <b>{title}</b>
        <br />
        <span>
          {isUnderWay ? t('underWay.text', { time: formatClock(pending.sentAt) }) : repeatWarning(pending.request.kind)}
        </span>
      </p>
      {!isUnderWay && (
        <Button tone="quiet" onClick={onCheck}>
          {t('shared:checkAgain')}
        </Button>
      )}
    </div>
  )
}

/**
 * Bottom bar of a screen. A note in the bar is above the button; on a phone in landscape it is
 * beside the button.
 */
export function FootStack({ children }: { children: ReactNode }) {
  return <div className={styles['foot']}>{children}</div>
}
