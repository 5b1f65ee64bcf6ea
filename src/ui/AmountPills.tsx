import type { ReactNode } from 'react'
import type { Money } from '@/lib/money/text'
import type { Separator } from '@/lib/number-style'
import styles from './AmountPills.module.css'
import { moneyText } from './Money'

/** Amounts under an `AmountField` that fill it in. */
export function AmountPills({
  label,
  amounts,
  separator,
  onChoose,
  children,
}: {
  label: string
  amounts: readonly Money[]
  separator: Separator
  onChoose: (amount: Money) => void
  /** Further buttons, such as "All". */
  children?: ReactNode
}) {
  if (amounts.length === 0 && children === undefined) return null
  return (
    <div className={styles['pills']} role="group" aria-label={label}>
      {amounts.map((amount) => (
        <button key={amount} type="button" onClick={() => onChoose(amount)}>
          {moneyText(amount, separator)}
        </button>
      ))}
      {children}
    </div>
  )
}
