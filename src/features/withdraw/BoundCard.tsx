import type { BankCard } from '@/api/wallet'
import { isolated } from '@/lib/bidi'
import { maskNumber } from '@/lib/text'
import { Note } from '@/ui/Note'
import { Row } from '@/ui/Row'
import { CardIcon } from './CardIcon'

export function BoundCard({ card }: { card: BankCard }) {
  return (
    <Row>
      <CardIcon />
      <div>
        <p>{card.bankName}</p>
        <Note kind="hint">
          {maskNumber(card.accountNumber)} · {isolated(card.holder)}
        </Note>
      </div>
    </Row>
  )
}
