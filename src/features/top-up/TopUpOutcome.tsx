import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Money } from '@/lib/money/text'
import { paths } from '@/paths'
import type { LostAnswer } from '@/shared/forms/lost-answer'
import { useUnknownText } from '@/shared/money-request/texts'
import { useBack } from '@/shared/use-back'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/layout'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import { Prose } from '@/ui/text'
import { StepLine } from '@/ui/StepLine'
import { TOP_UP_KINDS } from '@/shared/limits/limit'
import { changeOwn, hasAny } from '@/shared/limits/store'
import { useOwnLimits } from '@/shared/limits/use-own-limits'
import styles from './TopUpOutcome.module.css'

export function TopUpOutcome({
  amount,
  lostAnswer,
  onToForm,
}: {
  amount: Money
  /** Null: the platform has it. */
  lostAnswer: LostAnswer | null
  onToForm: () => void
}) {
  const { t } = useTranslation(['recharge', 'messages', 'shared'])
  const unknownText = useUnknownText()
  const toMine = useBack(paths.mine())
  const isSent = lostAnswer === null
  const what = moneyText(amount)
  return (
    <Card>
      <div className={styles['outcome']}>
        <span className={isSent ? styles['sentMark'] : styles['unknownMark']}>
          <Icon name={isSent ? 'clock' : 'warning'} size={28} />
        </span>
        <h2 tabIndex={-1} ref={focus}>
          {t(isSent ? 'shared:sentUnconfirmed' : 'shared:outcomeUnknown')}
        </h2>
        <Prose>
          <p>
            {isSent ? `${what} · ${t('messages:topUp.accepted.next')}` : unknownText.warning('topUp', what, lostAnswer)}
          </p>
        </Prose>
        {isSent && (
          <StepLine
            steps={[
              { name: t('messages:sent'), isReached: true },
              // No call tells of these.
              { name: t('messages:reviewed'), isReached: false },
              { name: t('credited'), isReached: false },
            ]}
          />
        )}
        <Button isWide tone={isSent ? 'primary' : 'quiet'} onClick={toMine}>
          {t('toMine')}
        </Button>
        {!isSent && (
          <Button isWide tone="plain" onClick={onToForm}>
            {t('toForm')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** The form is gone and Submit with it, so the heading takes the focus and is read aloud. */
function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus()
}

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
