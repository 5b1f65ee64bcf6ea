import { useTranslation } from 'react-i18next'
import { paths } from '@/paths'
import { useIsLoggedIn } from '@/session/store'
import { LinkButton } from '@/kit/links'
import { Sheet, SheetFoot } from '@/ui/Sheet'
import { Prose } from '@/ui/text'
import styles from './NoticeSheet.module.css'

/** Visitors get no link to the list of notices, because the list needs a log-in. */
export default function NoticeSheet({ text, onClose }: { text: string; onClose: () => void }) {
  const { t } = useTranslation('index')
  const isLoggedIn = useIsLoggedIn()
  return (
    <Sheet title={t('noticeTitle')} onClose={onClose}>
      <Prose className={styles['text']}>
        <p>{text}</p>
      </Prose>
      {isLoggedIn && (
        <SheetFoot>
          <LinkButton to={paths.notices()} replace>
            {t('allNotices')}
          </LinkButton>
        </SheetFoot>
      )}
    </Sheet>
  )
}
