import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TFunction } from 'i18next'
import { isWithoutAnswer } from '@/api/errors'
import { type PayoutOption, gameQueries } from '@/api/games'
import type { Order, OrderLine } from '@/api/orders'
import { type GameRules, pickNamed, ruleOf, rulesOf } from '@/lib/game-rules'
import { copyName, oldestCopyTime } from '@/domain/copies/choice'
import { useCopies } from '@/domain/copies/use-copied'
import type { PayoutOf } from './order-sums'

export interface OrderLineDetails {
  payoutOf: PayoutOf
  nameOf: (line: OrderLine) => string
  /**
   * False while the payouts or their stored copies load. Meanwhile it is unknown whether a recorded
   * return includes the stake.
   */
  isComplete: boolean
  /** Epoch ms of the stored copy of the orders; null if they are the platform's answer. */
  asOf: number | null
}

export function useOrderLineDetails(orders: readonly Order[]): OrderLineDetails {
  const { t } = useTranslation('reservation')
  const gameIds = useMemo(() => gameIdsOf(orders), [orders])
  const { options, pending, lost } = useQueries({
    queries: gameIds.map((gameId) => gameQueries.payouts(gameId)),
    combine: combineResults,
  })
  const copiedAt = oldestCopyTime(orders)
  // Orders from a stored copy are shown at once, with payouts from stored copies.
  const isCopy = copiedAt !== null
  const missingIndices = useMemo(() => (isCopy ? [...pending, ...lost] : lost), [isCopy, pending, lost])
  const { isOn, copies } = useCopies(missingIndices.map((index) => nameOfCopy(gameIds[index])))
  const copyByIndex = useMemo(
    () => new Map(missingIndices.map((index) => [index, copies.get(nameOfCopy(gameIds[index]))])),
    [gameIds, missingIndices, copies],
  )
  const isComplete =
    pending.every((index) => (copyByIndex.get(index) ?? null) !== null) &&
    (!isOn || lost.every((index) => copyByIndex.get(index) !== undefined))
  // Memoised, because each new result makes the app sum thousands of orders again.
  return useMemo(() => {
    const optionsOf = (index: number) =>
      options[index] ?? (copyByIndex.get(index)?.data as PayoutOption[] | undefined) ?? []
    const optionsByGame = new Map(gameIds.map((gameId, index) => [gameId, optionsOf(index)]))
    const optionOf = (line: OrderLine) => optionsByGame.get(line.gameId)?.find(({ type }) => type === line.type)
    return {
      isComplete,
      asOf: copiedAt,
      payoutOf: (line) => optionOf(line)?.payout ?? null,
      nameOf: (line) => optionName(rulesOf(line.gameId), optionOf(line) ?? { type: line.type, name: '' }, t),
    }
  }, [gameIds, options, copyByIndex, isComplete, copiedAt, t])
}

function nameOfCopy(gameId = ''): string {
  return copyName(gameQueries.payouts(gameId).queryKey) ?? ''
}

export function gameIdsOf(orders: readonly Order[]): string[] {
  return [...new Set(orders.flatMap(({ lines }) => lines.map(({ gameId }) => gameId)))]
}

function combineResults(results: readonly UseQueryResult<PayoutOption[]>[]) {
  const isLost = ({ data, error }: UseQueryResult) => data === undefined && error !== null && isWithoutAnswer(error)
  return {
    options: results.map(({ data }) => data),
    pending: indicesOf(results, ({ isPending }) => isPending),
    lost: indicesOf(results, isLost),
  }
}

function indicesOf<Item>(items: readonly Item[], matches: (item: Item) => boolean): number[] {
  return items.flatMap((item, index) => (matches(item) ? [index] : []))
}

/**
 * Returns our name if the game's published rules contain the option, otherwise the platform's name
 * (readings 34 and 35). If the platform's name is missing or only repeats `type`, returns our name
 * for `type`; `type` itself if we have no name.
 */
export function optionName(
  rules: GameRules | null,
  option: Pick<PayoutOption, 'type' | 'name'>,
  t: TFunction<'reservation'>,
): string {
  const rule = ruleOf(rules, option.type)
  if (rule !== null) return t(`option.${rule.pick}`)
  const hasPlatformName = option.name !== '' && option.name.toLowerCase() !== option.type.trim().toLowerCase()
  if (hasPlatformName) return option.name
  const pick = pickNamed(option.type)
  return pick === null ? option.type : t(`option.${pick}`)
}

export function useOptionNames(rules: GameRules | null, options: readonly PayoutOption[]): (type: string) => string {
  const { t } = useTranslation('reservation')
  return (type) => optionName(rules, options.find((option) => option.type === type) ?? { type, name: '' }, t)
}
