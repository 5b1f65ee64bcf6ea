import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { AmountProblem } from '@/lib/money/amount-text'
import { parseMoney, type Money as Amount } from '@/lib/money/text'
import { AsyncBlock } from '@/shared/AsyncBlock'
import { DemoChip } from '@/shared/DemoChip'
import { readAmount } from '@/shared/read-amount'
import { useMember } from '@/shared/use-member'
import { AmountField } from '@/ui/AmountField'
import { Skeleton } from '@/ui/Skeleton'
import { Card } from '@/ui/Card'
import { FieldError } from '@/ui/form/FieldError'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { SplitRow } from '@/ui/SplitRow'
import styles from './TopUpAmount.module.css'

export function TopUpAmount({
  draft,
  amount,
  error,
  onChange,
}: {
  draft: string
  amount: Amount | null
  error: string | null
  onChange: (draft: string, problem: AmountProblem | null) => void
}) {
  const { t } = useTranslation(['recharge', 'shared'])
  const id = useId()
  // A paste does not move the focus, which would have the error read aloud.
  const isUnreadable = readAmount(draft).problem !== null
  return (
    <Card>
      <SplitRow align="center" gap="4px 12px">
        <Note as="label" kind="hint" htmlFor={id}>
          {t('shared:amount')}
        </Note>
        <DemoChip />
      </SplitRow>
      <AmountField
        id={id}
        name="amount"
        draft={draft}
        isWrong={error !== null}
        describedBy={error === null ? undefined : `${id}-error`}
        onChange={onChange}
      />
      {error !== null && (
        <div className={styles['error']} role={isUnreadable ? 'alert' : undefined}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
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

/**
 * The address may bring a balance for the first paint. Anybody can write one there, so the
 * platform's replaces it (reading 61).
 */
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

function BalanceLine({ balance }: { balance: Amount | null }) {
  const { t } = useTranslation(['recharge', 'shared'])
  return (
    <span className={styles['balance']}>
      {t('shared:balance')} {balance === null ? <Skeleton height={16} width={88} /> : <Money amount={balance} />}
    </span>
  )
}
