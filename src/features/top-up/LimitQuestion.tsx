import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths'
import { TOP_UP_KINDS } from '@/shared/limits/limit'
import { changeOwn, hasAny } from '@/shared/limits/store'
import { useOwnLimits } from '@/shared/limits/use-own-limits'
import { Button } from '@/ui/Button'
import styles from './LimitQuestion.module.css'

/** Under a top-up that was sent, until it has had its one answer. */
export function LimitQuestion({ memberId }: { memberId: string }) {
  const { t } = useTranslation('limits')
  const navigate = useNavigate()
  const { own } = useOwnLimits(memberId)
  if (memberId === '' || own.isAsked || hasAny(own, TOP_UP_KINDS)) return null
  const reply = () => changeOwn(memberId, (before) => ({ ...before, isAsked: true }))
  return (
    <section className={styles['question']} aria-labelledby="limit-question">
      <h2 id="limit-question" className={styles['title']}>
        {t('ask.title')}
      </h2>
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
    </section>
  )
}
