import { useOutcomes } from './use-outcomes'
import { useSettlements } from './use-settlements'

/** Follows the member's money while no screen does. */
export default function MoneyWatch({ memberId }: { memberId: string }) {
  useOutcomes(memberId)
  useSettlements(memberId)
  return null
}
