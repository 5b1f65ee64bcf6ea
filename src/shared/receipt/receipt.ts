import type { LineOutcome, Order } from '@/api/orders'
import { canonicalJson, sha256 } from '@/lib/checksum'
import type { Money } from '@/lib/money/text'
import { netOf, placedAtOf, returnOf, totalsOf } from '../order-sums'
import type { OrderLineDetails } from '../use-order-line-details'

/** Times are the server's, as sent. What is not known is null. */
export interface OrderReceipt {
  game: string
  round: string
  currency: string
  /** The credits are worth nothing. */
  isDemo: boolean
  /** ISO time of the answer, where this is of a copy that this device kept. */
  copyOf?: string
  status: string
  isSettled: boolean
  numbers: readonly number[] | null
  placedAt: string
  updatedAt: string
  picks: {
    option: string
    type: string
    stake: Money
    outcome: LineOutcome
    returned: Money | null
    net: Money | null
  }[]
  staked: Money
  returned: Money | null
  net: Money | null
}

export function receiptOf(
  order: Order,
  { payoutOf, nameOf, asOf = null }: Pick<OrderLineDetails, 'payoutOf' | 'nameOf'> & Partial<OrderLineDetails>,
  { currency, isDemo, status }: Pick<OrderReceipt, 'currency' | 'isDemo' | 'status'>,
): OrderReceipt {
  const totals = totalsOf([order], payoutOf)
  return {
    game: order.gameName,
    round: order.period,
    currency,
    isDemo,
    ...(asOf !== null && { copyOf: new Date(asOf).toISOString() }),
    status,
    isSettled: order.isSettled,
    numbers: order.isSettled ? order.numbers : null,
    placedAt: placedAtOf(order),
    updatedAt: order.updatedAt,
    picks: order.lines.map((line) => ({
      option: nameOf(line),
      type: line.type,
      stake: line.stake,
      outcome: line.outcome,
      returned: returnOf(line, payoutOf(line)).returned,
      net: netOf(line, payoutOf(line)),
    })),
    staked: order.total,
    returned: order.isSettled ? totals.returned : null,
    net: order.isSettled && !totals.isPartial ? totals.net : null,
  }
}

interface ReceiptFile {
  receipt: OrderReceipt
  /** Over the receipt alone, as `canonicalJson` writes it; null where the browser makes none. */
  sha256: string | null
}

export async function fileOf(receipt: OrderReceipt): Promise<ReceiptFile> {
  return { receipt, sha256: await sha256(canonicalJson(receipt)) }
}

/** Whether a file's receipt is the one its checksum was made over. */
export async function checkFile(text: string): Promise<'matches' | 'differs' | 'unreadable'> {
  let file: Partial<ReceiptFile> | null
  try {
    file = JSON.parse(text) as Partial<ReceiptFile> | null
  } catch {
    return 'unreadable'
  }
  const { receipt, sha256: checksum } = file ?? {}
  if (receipt === undefined || typeof checksum !== 'string') return 'unreadable'
  return (await sha256(canonicalJson(receipt))) === checksum ? 'matches' : 'differs'
}
