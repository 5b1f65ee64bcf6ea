import { RoundSlips } from './RoundSlips'
import { useOutcomes } from './use-outcomes'
import { useSettlements } from './use-settlements'

/** Follows the member's money on every screen. */
export default function MoneyWatch({ memberId }: { memberId: string }) {
  useOutcomes(memberId)
  return <RoundSlips memberId={memberId} open={useSettlements(memberId)} />
}
