import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Withdrawal } from '@/api/wallet'
import type { Money } from '@/lib/money/text'
import { moneyText } from '@/ui/Money'
import type { OrderLineDetails } from '../use-order-line-details'
import { LazyLinesSheet } from './LazyLinesSheet'
import { withdrawalLines } from './rules'
import { Trail } from './Trail'

/** The sum of withdrawals. Needs the section `record`. */
export function WithdrawalsTrail({
  id,
  withdrawals,
  children,
  ...figure
}: {
  id: string
  name: string
  amount: Money
  withdrawals: readonly Withdrawal[]
  facts: OrderLineDetails
  /** Epoch ms, of withdrawals that come from this device's copy. */
  asOf: number | null
  unreadable: number
  isFiltered: boolean
  children: ReactNode
}) {
  const { t } = useTranslation('record')
  const { name, amount } = figure
  return (
    <Trail
      id={id}
      label={t('trail.see', { figure: `${name} ${moneyText(amount)}` })}
      sheet={(onClose) => (
        <LazyLinesSheet
          {...figure}
          title={t('trail.title', { figure: name })}
          lead={t('trail.withdrawals')}
          isNet={false}
          lines={withdrawalLines(withdrawals)}
          onClose={onClose}
        />
      )}
    >
      {children}
    </Trail>
  )
}
