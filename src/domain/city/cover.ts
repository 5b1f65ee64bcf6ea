import { foldText } from '@/lib/names'

export const MOTIFS = ['hills', 'rings', 'roofs', 'blocks'] as const
export const TINTS = ['teal', 'amber', 'green', 'deep', 'stone'] as const

export interface PatternCover {
  motif: (typeof MOTIFS)[number]
  tint: (typeof TINTS)[number]
  isMirrored: boolean
}

/**
 * Returns a pattern for a city without a landmark. The pattern shows no real city, because the
 * platform has no pictures of cities (reading 92).
 */
export function patternOf(cityId: string): PatternCover {
  const coverNumber = coverNumberOf(cityId)
  const repetition = Math.floor(coverNumber / (MOTIFS.length * TINTS.length))
  return {
    motif: MOTIFS[coverNumber % MOTIFS.length] ?? 'hills',
    tint: TINTS[coverNumber % TINTS.length] ?? 'teal',
    isMirrored: repetition % 2 === 1,
  }
}

function coverNumberOf(id: string): number {
  if (/^\d{1,9}$/.test(id)) return Number(id)
  return Array.from(id).reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) % 1_000_003, 7)
}

/** For each landmark, the folded names of its city in the six languages, separated by `|`. */
const CITY_NAMES = {
  monument: 'jakarta|yakarta|雅加达',
  hall: 'bandung|万隆',
  stupa: 'yogyakarta|日惹',
  bridge: 'surabaya|泗水',
  gate: 'denpasar|登巴萨',
  domes: 'medan|棉兰',
  ship: 'makassar|望加锡',
  islet: 'hanoi|ha noi|河内',
  towers: 'kuala lumpur|吉隆坡',
  pearl: 'shanghai|thuong hai|上海',
  pyramid: 'mexico city|ciudad de mexico|kota meksiko|bandar raya mexico|thanh pho mexico|墨西哥城',
  arches: 'madrid|马德里',
} as const

export type Landmark = keyof typeof CITY_NAMES

const ALL_LANDMARKS = Object.keys(CITY_NAMES) as Landmark[]

/** Returns null if the name is none of the twelve cities of which there is a drawing. */
export function landmarkOf(cityName: string): Landmark | null {
  const foldedName = foldText(cityName)
  const latinWords = ` ${foldedName.replace(/[^a-z]+/g, ' ')} `
  // A name in Latin letters must be whole words. A Chinese name has no spaces.
  const isNamed = (name: string) => (/[a-z]/.test(name) ? latinWords.includes(` ${name} `) : foldedName.includes(name))
  return ALL_LANDMARKS.find((landmark) => CITY_NAMES[landmark].split('|').some(isNamed)) ?? null
}
