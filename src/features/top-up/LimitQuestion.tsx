import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isZero, type Money } from '@/lib/money/text'
import { paths } from '@/paths'
import { TOP_UP_KINDS } from '@/shared/limits/kinds'
import { changeOwn, hasAny } from '@/shared/limits/store'
import { useOwnLimits } from '@/shared/limits/use-own-limits'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import styles from './LimitQuestion.module.css'

/** Asked once, before the first top-up; the form does not wait for the reply. */
export function LimitQuestion({
  memberId,
  toppedUp,
}: {
  memberId: string
  /** The platform's total; null while it is not known. */
  toppedUp: Money | null
}) {
  const { t } = useTranslation('limits')
  const navigate = useNavigate()
  const { own } = useOwnLimits(memberId)
  const isFirst = toppedUp !== null && isZero(toppedUp) && own.topUps.length === 0
  const hasLimit = hasAny(own, TOP_UP_KINDS)
  if (memberId === '' || !isFirst || hasLimit || own.isAsked) return null
  const reply = () => changeOwn(memberId, (before) => ({ ...before, isAsked: true }))
  return (
    <section className={styles['question']} aria-labelledby="limit-question">
      <Card>
        <h2 id="limit-question" className={styles['title']}>
          {t('ask.title')}
        </h2>
        <p>{t('ask.text')}</p>
        <div className={styles['replies']}>
          <Button
            tone="quiet"
            onClick={() => {
              reply()
              void navigate(paths.limits())
            }}
          >
            {t('ask.set')}
          </Button>
          <Button tone="quiet" onClick={reply}>
            {t('ask.decline')}
          </Button>
        </div>
      </Card>
    </section>
  )
}
