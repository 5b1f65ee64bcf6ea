import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { parseMoney, type Money as Amount } from '@/lib/money/text'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { DemoChip } from '@/shared/DemoChip'
import { useMember } from '@/shared/use-member'
import { AmountField } from '@/ui/AmountField'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import { Money } from '@/ui/Money'
import styles from './TopUp.module.css'

/** The amount in large figures: digits only, written out beneath as it will be sent, with the balance beside it. */
export function TopUpAmount({
  amountText,
  amount,
  error,
  onChange,
}: {
  amountText: string
  amount: Amount | null
  error: string | null
  onChange: (amountText: string) => void
}) {
  const { t } = useTranslation('recharge')
  const id = useId()
  return (
    <Card>
      <div className={styles['amountHead']}>
        <label htmlFor={id}>{t('amount')}</label>
        <DemoChip />
      </div>
      <AmountField
        id={id}
        value={amountText}
        isWrong={error !== null}
        describedBy={error === null ? undefined : `${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      {error !== null && (
        <p id={`${id}-error`} className={styles['fieldError']}>
          {error}
        </p>
      )}
      <div className={styles['amountFoot']}>
        <Balance />
        {amount !== null && (
          <b>
            <Money amount={amount} />
          </b>
        )}
      </div>
    </Card>
  )
}

/** The address may bring a balance for the first paint; anybody can write one there, so the platform's takes its place (reading 61). */
function Balance() {
  const [search] = useSearchParams()
  const member = useMember()
  const claimed = parseMoney(search.get('balance') ?? '')
  return (
    <AsyncBlock query={member} skeleton={<BalanceLine balance={claimed} />}>
      {({ balance }) => <BalanceLine balance={balance} />}
    </AsyncBlock>
  )
}

/** @param balance null while it is not known */
function BalanceLine({ balance }: { balance: Amount | null }) {
  const { t } = useTranslation('recharge')
  return (
    <span className={styles['balance']}>
      {t('balance')} {balance === null ? <Skeleton height={16} width={88} /> : <Money amount={balance} />}
    </span>
  )
}
