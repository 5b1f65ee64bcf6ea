import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatNonBreakingDateTime } from '@/i18n/format'
import { joinSentences } from '@/i18n/sentences'
import { provenNow } from '@/lib/server-clock'
import { paths } from '@/paths'
import { useSessionMemberId } from '@/domain/member/member'
import { Icon } from '@/ui/icons'
import styles from './BreakNotice.module.css'
import { breakEndAt } from './limit'
import { isTimeKnown, useOwnLimits } from './use-own-limits'

/**
 * Shows that the member has a break, with its end if known. Without a break, shows `fallback`.
 * Calls `onBreakChange` when a break begins or ends, so that the screen can mute what asks for a
 * stake.
 */
export default function BreakNotice({
  fallback = null,
  onBreakChange,
}: {
  fallback?: ReactNode
  onBreakChange?: (isOnBreak: boolean) => void
}) {
  const { t } = useTranslation('limits')
  // A visitor has no member id. For the id '', `useOwnLimits` returns no limits.
  const { own, now } = useOwnLimits(useSessionMemberId() ?? '')
  const breakEnd = breakEndAt(own.breakUntil, now)
  const isOnBreak = breakEnd !== null
  useEffect(() => {
    onBreakChange?.(isOnBreak)
    return () => onBreakChange?.(false)
  }, [isOnBreak, onBreakChange])
  if (breakEnd === null) return fallback
  return (
    <section className={styles['notice']} aria-label={t('breaks')}>
      <Link to={paths.limits()}>
        <BreakText until={breakEnd} isShort />
        <Icon name="forward" size={16} tone="faint" />
      </Link>
    </section>
  )
}

/** @param until end of the break, in epoch ms or `TIME_PENDING` */
export function BreakText({ until, isShort = false }: { until: number; isShort?: boolean }) {
  const { t } = useTranslation('limits')
  const textOfBreak = useBreakText()
  const sentences = [
    ...(isTimeKnown(until) || provenNow() !== null ? [] : [t('noTime')]),
    ...(isShort ? [] : [t('breakOpen')]),
  ]
  return (
    <>
      <p className={styles['until']}>
        <b>
          {isShort || !isTimeKnown(until)
            ? textOfBreak(until)
            : t('breakHolds', { time: formatNonBreakingDateTime(until) })}
        </b>
      </p>
      {sentences.length > 0 && <p>{joinSentences(sentences)}</p>}
    </>
  )
}

/**
 * Returns a function that returns a text such as "Break until Nov 24, 2026, 09:30". An unknown end
 * is left out.
 */
export function useBreakText(): (until: number) => string {
  const { t } = useTranslation('limits')
  return (until) =>
    isTimeKnown(until) ? t('breakUntil', { time: formatNonBreakingDateTime(until) }) : t('refusal.onBreak')
}
