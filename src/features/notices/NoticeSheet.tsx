import { useTranslation } from 'react-i18next'
import type { Notice } from '@/api/notices'
import { formatServerTime } from '@/i18n/server-time'
import { Eyebrow } from '@/ui/Eyebrow'
import { Sheet } from '@/ui/Sheet'
import styles from './NoticeSheet.module.css'

/**
 * Markup is shown as text and an address is no link: the app does not vouch for the platform's
 * texts.
 */
export function NoticeSheet({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const { t } = useTranslation(['notice', 'common'])
  return (
    <Sheet title={notice.title === '' ? t('untitled') : notice.title} onClose={onClose}>
      <Eyebrow>{formatServerTime(notice.publishedAt || '—')}</Eyebrow>
      <p className={styles['body']}>{notice.body === '' ? t('noText') : notice.body}</p>
      <Eyebrow>{t('common:serverTime')}</Eyebrow>
    </Sheet>
  )
}
