import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { rulesOf } from '@/lib/game-rules'
import { optionName } from './use-order-line-details'

const t = ((key: string) => `our ${key}`) as unknown as TFunction<'reservation'>

it.each([
  ['11', 'pair', 'Genap', 'our option.even'],
  ['11', ' BIG ', 'Besar', 'our option.big'],
  ['11', 'dragon', 'Naga', 'Naga'],
  ['11', 'dragon', '', 'dragon'],
  ['99', 'big', 'Besar', 'Besar'],
  ['99', 'big', '', 'our option.big'],
  ['99', 'pair', 'Pair', 'our option.even'],
  ['99', ' single', 'single', 'our option.odd'],
  ['99', 'dragon', 'dragon', 'dragon'],
])(
  'optionName, in game %s for the option of type %j with the platform’s name %j, returns %j',
  (gameId, type, name, expected) => {
    expect(optionName(rulesOf(gameId), { type, name }, t)).toBe(expected)
  },
)
