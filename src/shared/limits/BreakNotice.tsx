import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { wholeDateTime } from '@/i18n/whole-date-time'
import { paths } from '@/paths'
import { useSessionMemberId } from '@/shared/use-session-member-id'
import styles from './BreakNotice.module.css'
import { breakAt } from './breaks'
import { useOwnLimits } from './use-own-limits'

/** Wherever draws are: until when they are closed to this member. Needs the section `limits`. */
export default function BreakNotice({ isShort = false }: { isShort?: boolean }) {
  const memberId = useSessionMemberId()
  return memberId === null ? null : <OfMember memberId={memberId} isShort={isShort} />
}

function OfMember({ memberId, isShort }: { memberId: string; isShort: boolean }) {
  const { t } = useTranslation(['limits', 'shared'])
  const { own, now } = useOwnLimits(memberId)
  const until = breakAt(own.breakUntil, now)
  if (until === null) return null
  return (
    <section className={styles['notice']} aria-label={t('breaks')}>
      <p>
        <b>{t('breakUntil', { time: wholeDateTime(until) })}</b>
      </p>
      {!isShort && <p>{t('breakText')}</p>}
      <p>
        <Link to={paths.limits()}>{t('shared:limits')}</Link>
      </p>
    </section>
  )
}
