import type { City } from '@/api/hosts'
import { sortSteps, type Steps } from '@/lib/steps'
import { fold } from '@/lib/text'

/** From here on a list is in the order of the alphabet, under letters to jump to (reading 92). */
export const LONG_LIST = 25

export interface CityGroup {
  /** "A" to "Z"; "#" for every other beginning. */
  letter: string
  cities: City[]
}

/** Of names that begin with no letter of the language's index. */
export const NO_LETTER = '#'

/** The first character of each pinyin letter, in the order that the collation of Chinese has. */
const PINYIN = [
  ['A', '阿'], ['B', '八'], ['C', '嚓'], ['D', '哒'], ['E', '妸'], ['F', '发'], ['G', '旮'], ['H', '哈'],
  ['J', '讥'], ['K', '咔'], ['L', '垃'], ['M', '妈'], ['N', '拏'], ['O', '噢'], ['P', '妑'], ['Q', '七'],
  ['R', '呥'], ['S', '仨'], ['T', '它'], ['W', '屲'], ['X', '夕'], ['Y', '丫'], ['Z', '帀'],
] as const // prettier-ignore

const chinese = new Intl.Collator('zh-CN')

/** "Đà Nẵng" → "D", "上海" → "S", "7 Hills" → "#". */
export function letterOf(name: string): string {
  const first = Array.from(fold(name))[0] ?? ''
  if (/^[a-z]$/.test(first)) return first.toUpperCase()
  if (!/^\p{Script=Han}$/u.test(first)) return NO_LETTER
  return PINYIN.filter(([, begins]) => chinese.compare(begins, first) <= 0).at(-1)?.[0] ?? NO_LETTER
}

/**
 * Letters from A to Z with "#" at the end, each with its cities in the order of the language.
 * @param tag of the language, such as "vi-VN"
 */
export function* groupByLetter(cities: readonly City[], tag: string): Steps<CityGroup[]> {
  const { compare } = new Intl.Collator(tag)
  const groups = new Map<string, City[]>()
  for (const city of yield* sortSteps(cities, (left, right) => compare(left.name, right.name))) {
    yield
    const letter = letterOf(city.name)
    const ofLetter = groups.get(letter)
    if (ofLetter === undefined) groups.set(letter, [city])
    else ofLetter.push(city)
  }
  return [...groups]
    .map(([letter, inGroup]) => ({ letter, cities: inGroup }))
    .sort(
      (left, right) =>
        Number(left.letter === NO_LETTER) - Number(right.letter === NO_LETTER) || (left.letter < right.letter ? -1 : 1),
    )
}
