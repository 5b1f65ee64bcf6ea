import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { isWithoutAnswer } from '@/api/errors'
import { type PayoutOption, gameQueries } from '@/api/games'
import type { Order, OrderLine } from '@/api/orders'
import { type GameRules, pickNamed, ruleOf, rulesOf } from '@/lib/game-rules'
import { copyName, oldestCopy } from '@/domain/copies/choice'
import { useCopies } from '@/domain/copies/use-copied'
import type { PayoutOf } from './order-sums'

export interface OrderLineDetails {
  payoutOf: PayoutOf
  nameOf: (line: OrderLine) => string
  /** False while some odds are loading: what a return includes is not known yet. */
  isComplete: boolean
  /** Epoch ms, of orders that come from this device's copy; null for the platform's own answer. */
  asOf: number | null
}

export function useOrderLineDetails(orders: readonly Order[]): OrderLineDetails {
  const { t } = useTranslation('reservation')
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const { options, pending, lost } = useQueries({
    queries: gameIds.map((gameId) => gameQueries.payouts(gameId)),
    combine: together,
  })
  const asOf = oldestCopy(orders)
  // Copied orders do not wait for an answer to show with the odds that were copied beside them.
  const isCopy = asOf !== null
  const missing = useMemo(() => (isCopy ? [...pending, ...lost] : lost), [isCopy, pending, lost])
  const { isOn, copies } = useCopies(missing.map((index) => nameOfCopy(gameIds[index])))
  const kept = useMemo(
    () => new Map(missing.map((index) => [index, copies.get(nameOfCopy(gameIds[index]))])),
    [gameIds, missing, copies],
  )
  const isComplete =
    pending.every((index) => (kept.get(index) ?? null) !== null) &&
    (!isOn || lost.every((index) => kept.get(index) !== undefined))
  // The same as long as nothing changed: sums over thousands of orders are kept by it.
  return useMemo(() => {
    const optionsOf = (index: number) => options[index] ?? (kept.get(index)?.data as PayoutOption[] | undefined) ?? []
    const known = new Map(gameIds.map((gameId, index) => [gameId, optionsOf(index)]))
    const optionOf = (line: OrderLine) => known.get(line.gameId)?.find(({ type }) => type === line.type)
    return {
      isComplete,
      asOf,
      payoutOf: (line) => optionOf(line)?.payout ?? null,
      nameOf: (line) => optionName(rulesOf(line.gameId), optionOf(line) ?? { type: line.type, name: '' }, t),
    }
  }, [gameIds, options, kept, isComplete, asOf, t])
}

function nameOfCopy(gameId = ''): string {
  return copyName(gameQueries.payouts(gameId).queryKey) ?? ''
}

export function gameIdsOf(orders: readonly Order[]): string[] {
  return [...new Set(orders.flatMap(({ lines }) => lines.map(({ gameId }) => gameId)))]
}

function together(results: readonly UseQueryResult<PayoutOption[]>[]) {
  const isLost = ({ data, error }: UseQueryResult) => data === undefined && error !== null && isWithoutAnswer(error)
  return {
    options: results.map(({ data }) => data),
    pending: indexesOf(results, ({ isPending }) => isPending),
    lost: indexesOf(results, isLost),
  }
}

function indexesOf<Item>(items: readonly Item[], isIt: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (isIt(item) ? [index] : []))
}

/**
 * Ours for options of games with published rules, else the server's (readings 34 and 35). Its bare
 * word is no name: where we know what it means, the pick is called as in every other list.
 */
export function optionName(
  rules: GameRules | null,
  option: Pick<PayoutOption, 'type' | 'name'>,
  t: TFunction<'reservation'>,
): string {
  const rule = ruleOf(rules, option.type)
  if (rule !== null) return t(`option.${rule.pick}`)
  const isNamed = option.name !== '' && option.name.toLowerCase() !== option.type.trim().toLowerCase()
  if (isNamed) return option.name
  const pick = pickNamed(option.type)
  return pick === null ? option.type : t(`option.${pick}`)
}

export function useOptionNames(rules: GameRules | null, options: readonly PayoutOption[]): (type: string) => string {
  const { t } = useTranslation('reservation')
  return (type) => optionName(rules, options.find((option) => option.type === type) ?? { type, name: '' }, t)
}
