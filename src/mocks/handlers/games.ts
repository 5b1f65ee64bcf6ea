import type { Money } from '../../lib/money/text.ts'
import { classPayloads, findClass } from '../catalogue/classes.ts'
import {
  GAMES,
  GAME_CLASSES,
  type Game,
  HOT_GAME_COUNT,
  descriptionOf,
  gameById,
  gameByKey,
} from '../catalogue/games.ts'
import { type DrawnNumbers, OPTION_TYPES, periodAt, publishedPeriods, secondsLeft } from '../draws.ts'
import { shownResult } from '../results.ts'
import type { WorldState } from '../state.ts'
import { textInLanguage } from '../translated.ts'
import { type Call, type Route, get } from './call.ts'

const HISTORY_LENGTH = 30

export const gameRoutes: readonly Route[] = [
  get('/Lottery/hotLottery', (call) => GAMES.slice(0, HOT_GAME_COUNT).map((game) => gamePayload(game, call))),
  get('/Lottery/lotteryList', (call) => {
    const keyOrId = call.field('class')
    const gameClass = findClass(GAME_CLASSES, keyOrId)
    return GAMES.filter(({ classKey }) => keyOrId === '' || classKey === gameClass?.key).map((game) =>
      gamePayload(game, call),
    )
  }),
  get('/Lottery/itemlist', ({ lang }) => classPayloads(GAME_CLASSES, lang)),
  get('/Lottery/getLotteryInfo', (call) =>
    gamePayload(gameByKey(call.field('key')) ?? call.refuse('gameUnknown'), call),
  ),
  get('/Lottery/getLotteryOneList', (call) => {
    const game = gameByKey(call.field('key')) ?? call.refuse('gameUnknown')
    return publishedPeriods(call.now, game.seconds, HISTORY_LENGTH).map(({ id }) => ({
      expect: id,
      opencode: formatNumbers(game, shownResult(call.state, game, id, call.now)),
    }))
  }),
  get('/Lottery/getLotteryPeilv', (call) => {
    const game = gameById(call.field('id')) ?? call.refuse('gameUnknown')
    return OPTION_TYPES.map((type) => {
      const option = { type, name: textInLanguage(game.names[type], call.lang) }
      return game.oddsPublished ? { ...option, peilv: game.odds } : option
    })
  }),
]

export function formatNumbers(game: Game, drawn: DrawnNumbers): unknown {
  switch (game.format) {
    case 'array':
      return drawn
    case 'commas':
      return drawn.join(',')
    case 'json':
      return JSON.stringify(drawn)
    case 'strings':
      return drawn.map(String)
  }
}

function gamePayload(game: Game, { state, now, lang }: Call): Record<string, unknown> {
  const [latestPeriod] = publishedPeriods(now, game.seconds, 1)
  const remainingSeconds = secondsLeft(now, game.seconds)
  return {
    id: game.format === 'array' ? Number(game.id) : game.id,
    key: game.key,
    name: game.name,
    ico: '',
    desc: textInLanguage(descriptionOf(game), lang),
    class: game.classKey,
    now_expect: latestPeriod?.id ?? '',
    next_expect: periodAt(now, game.seconds).id,
    second: game.format === 'commas' ? String(remainingSeconds) : remainingSeconds,
    opencode: latestPeriod === undefined ? '' : formatNumbers(game, shownResult(state, game, latestPeriod.id, now)),
    condition: minimumBalanceOf(game, state),
  }
}

export function minimumBalanceOf(game: Game, state: WorldState): Money {
  return state.conditions[game.id] ?? game.condition
}
