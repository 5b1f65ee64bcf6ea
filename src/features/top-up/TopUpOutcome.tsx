import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBack } from '@/shared/use-back'
import { paths } from '@/paths'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/icons'
import { moneyText } from '@/ui/Money'
import styles from './TopUp.module.css'
import type { TopUpStep } from './use-top-up'

/** What came of a top-up, in the form's place: sent and waiting, or without an answer. Its receipt stands beneath. */
export function TopUpOutcome({
  outcome,
  onToForm,
}: {
  outcome: Exclude<TopUpStep, { step: 'form' }>
  onToForm: () => void
}) {
  const { t } = useTranslation('recharge')
  const toMine = useBack(paths.mine())
  const heading = useRef<HTMLHeadingElement>(null)
  // Submit is gone with the form: focus comes here, and what happened is read.
  useEffect(() => heading.current?.focus(), [])
  const isSent = outcome.step === 'sent'
  const amount = moneyText(outcome.amount)
  return (
    <Card>
      <div className={styles['outcome']}>
        <span className={isSent ? styles['sentMark'] : styles['unknownMark']}>
          <Icon name={isSent ? 'clock' : 'warning'} size={28} />
        </span>
        <h2 tabIndex={-1} ref={heading}>
          {isSent ? t('sentTitle') : t('unknownTitle')}
        </h2>
        <p>{isSent ? t('sentText', { amount }) : t('unknownText', { amount })}</p>
        <Button isWide onClick={toMine}>
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
