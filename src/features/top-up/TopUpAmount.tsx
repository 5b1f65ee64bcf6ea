import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { Member } from '@/api/account'
import type { AmountProblem } from '@/lib/money/amount-text'
import { parseMoney, type Money as Amount } from '@/lib/money/text'
import { AsyncBlock } from '@/shared/query/AsyncBlock'
import { useMark, useShownBalance } from '@/shared/money-request/held-figures'
import { readAmount } from '@/shared/forms/read-amount'
import { useMember } from '@/shared/member/member'
import { AmountField } from '@/ui/AmountField'
import { Skeleton } from '@/ui/skeletons'
import { Card } from '@/ui/layout'
import { FieldError } from '@/ui/fields'
import { Money } from '@/ui/Money'
import { Note } from '@/ui/Note'
import { PART, Sentence } from '@/ui/text'
import styles from './TopUpAmount.module.css'

export function TopUpAmount({
  draft,
  error,
  onChange,
}: {
  draft: string
  error: string | null
  onChange: (draft: string, problem: AmountProblem | null) => void
}) {
  const { t } = useTranslation(['recharge', 'shared'])
  const id = useId()
  // A paste does not move the focus, which would have the error read aloud.
  const isUnreadable = readAmount(draft).problem !== null
  return (
    <Card>
      <Note as="label" kind="hint" htmlFor={id}>
        {t('shared:amount')}
      </Note>
      <AmountField
        id={id}
        name="amount"
        draft={draft}
        separator="comma"
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
      </div>
    </Card>
  )
}

/**
 * The address may bring a balance for the first paint. Anybody can write one there, so the
 * platform's replaces it (reading 61).
 */
function Balance() {
  const { t } = useTranslation('shared')
  const [search] = useSearchParams()
  const member = useMember()
  const claimed = parseMoney(search.get('balance') ?? '')
  return (
    <AsyncBlock query={member} what={t('balance')} skeleton={<BalanceLine balance={claimed} />}>
      {(data) => <ShownBalance member={data} />}
    </AsyncBlock>
  )
}

function ShownBalance({ member }: { member: Member }) {
  const { t } = useTranslation('shared')
  const balance = useShownBalance(member)
  return balance === null ? t('noBalance') : <BalanceLine balance={balance} />
}

function BalanceLine({ balance }: { balance: Amount | null }) {
  const { t } = useTranslation(['recharge', 'shared'])
  const marked = useMark()
  return (
    <span className={styles['balance']}>
      <Sentence text={marked(t('shared:balanceIs', { amount: PART }))}>
        {balance === null ? <Skeleton height={16} width={88} /> : <Money amount={balance} />}
      </Sentence>
    </span>
  )
}
