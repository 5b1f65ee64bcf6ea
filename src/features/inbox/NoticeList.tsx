import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notice } from '@/api/notices'
import { formatServerTime, useServerTimeText } from '@/i18n/server-time'
import { dayOfTime, wallTime } from '@/lib/server-day'
import { LongList } from '@/kit/long-list/LongList'
import { noticeKeysOf, readNoticesRecord, addReadKeys } from '@/domain/inbox/unread'
import { Caption } from '@/ui/text'
import { announce } from '@/ui/feedback'
import { MenuRow } from '@/ui/Row'
import { SkeletonRows } from '@/ui/skeleton-shapes'
import { Skeleton } from '@/ui/skeletons'
import { TextButton } from '@/ui/Button'
import { Sheet } from '@/ui/Sheet'
import styles from './NoticeList.module.css'

interface KeyedNotice {
  notice: Notice
  key: string
}

const keyOf = ({ key }: KeyedNotice) => key
const searchTextOf = ({ notice: { title, body, publishedAt } }: KeyedNotice) =>
  `${title} ${wallTime(publishedAt)} ${body}`

export function NoticeList({
  notices,
  openKey,
  onOpen,
  onClose,
}: {
  notices: readonly Notice[]
  /** Key of the notice whose sheet is open; null if no sheet is open. */
  openKey: string | null
  onOpen: (key: string) => void
  onClose: () => void
}) {
  const { t } = useTranslation(['notice', 'shared'])
  const { isRead, mark: markRead } = useReadNotices()
  const rows = useMemo(() => {
    const keys = noticeKeysOf(notices)
    return notices.map((notice, index) => ({ notice, key: keys[index] ?? '' }))
  }, [notices])
  const unreadCount = rows.filter(({ key }) => !isRead(key)).length
  const noticeInSheet = rows.find(({ key }) => key === openKey)?.notice
  return (
    <>
      <div className={styles['head']}>
        <span>{unreadCount === 0 ? t('allRead') : t('shared:unread', { number: unreadCount })}</span>
        {unreadCount > 0 && (
          <TextButton
            onClick={() => {
              // The newest notices are marked last, because the oldest marks are dropped if there
              // are too many.
              markRead(rows.map(({ key }) => key).reverse())
              announce(t('marked'))
            }}
          >
            {t('markAll')}
          </TextButton>
        )}
      </div>
      <LongList name="notices" rows={rows} keyOf={keyOf} searchTextOf={searchTextOf}>
        {({ notice, key }) => (
          <NoticeRow
            notice={notice}
            isUnread={!isRead(key)}
            onOpen={() => {
              markRead([key])
              onOpen(key)
            }}
          />
        )}
      </LongList>
      {noticeInSheet !== undefined && <NoticeSheet notice={noticeInSheet} onClose={onClose} />}
    </>
  )
}

/** Screen readers get the word "unread" from the row instead of this dot. */
export function UnreadDot({ isUnread }: { isUnread: boolean }) {
  return <span className={clsx(styles['dot'], isUnread && styles['unread'])} aria-hidden="true" />
}

function NoticeRow({ notice, isUnread, onOpen }: { notice: Notice; isUnread: boolean; onOpen: () => void }) {
  const { t } = useTranslation('notice')
  return (
    <MenuRow
      as="button"
      icon={<UnreadDot isUnread={isUnread} />}
      label={
        <span className={styles['text']}>
          <span className={isUnread ? styles['bold'] : ''}>
            {isUnread && <span className="visually-hidden">{t('unread')}</span>}{' '}
            <span>{notice.title === '' ? t('untitled') : notice.title}</span>
          </span>{' '}
          {/* The row shows only the day; the sheet of the notice shows the time. */}
          <Caption>{formatServerTime(dayOfTime(notice.publishedAt) || notice.publishedAt || '—')}</Caption>
        </span>
      }
      onClick={onOpen}
    />
  )
}

export function NoticesSkeleton() {
  return (
    <>
      <div className={styles['head']}>
        <Skeleton height={14} width="30%" />
      </div>
      <SkeletonRows count={6} height={58} isFlat />
    </>
  )
}

/** For safety, markup in a notice is shown as text and addresses are not links. */
function NoticeSheet({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation('notice')
  const serverTimeText = useServerTimeText()
  return (
    <Sheet title={notice.title === '' ? t('untitled') : notice.title} onClose={onClose}>
      <Caption>{serverTimeText(notice.publishedAt)}</Caption>
      <p className={styles['body']}>{notice.body === '' ? t('noText') : notice.body}</p>
    </Sheet>
  )
}

function useReadNotices() {
  const [readMarks, setReadMarks] = useState(() => readNoticesRecord.read())
  const readKeys = useMemo(() => new Set(readMarks), [readMarks])
  const markRead = (keys: readonly string[]) => {
    // The marks are read again, because another tab may have marked notices since.
    const allReadKeys = addReadKeys(readNoticesRecord.read(), keys)
    readNoticesRecord.write(allReadKeys)
    setReadMarks(allReadKeys)
  }
  return { isRead: (key: string) => readKeys.has(key), mark: markRead }
}
