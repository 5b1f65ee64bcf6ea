import { chiSquareCritical, noncentralTail, whereFalls } from './distributions'

/** What a test of so many values would notice. */
export interface PowerQuestion {
  /** Values in the sample, such as three for each draw of three numbers. */
  sample: number
  /** How many values there are, all of the same chance if fair. */
  kinds: number
  /** The p-value from which on the test alarms. */
  level: number
}

/** How often the chi-square test alarms if one kind comes with `chance`, the others alike. */
export function alarmChance({ sample, kinds, level }: PowerQuestion, chance: number): number {
  const fair = 1 / kinds
  const other = (1 - chance) / (kinds - 1)
  const distance = ((chance - fair) ** 2 + (kinds - 1) * (other - fair) ** 2) / fair
  return noncentralTail(criticalOf(level, kinds - 1), kinds - 1, sample * distance)
}

const criticals = new Map<string, number>()

/** A search for a chance asks for the same one a hundred times. */
function criticalOf(level: number, degrees: number): number {
  const key = `${level}|${degrees}`
  const critical = criticals.get(key) ?? chiSquareCritical(level, degrees)
  criticals.set(key, critical)
  return critical
}

/**
 * The smallest chance above the fair one that the test finds in `power` of all cases: "a face that
 * comes 22 % of the time would be noticed in 8 of 10 cases".
 * @returns null where the sample is so small that not even a certain face would be
 */
export function noticeableChance(question: PowerQuestion, power = 0.8): number | null {
  if (alarmChance(question, 1) < power) return null
  return whereFalls((chance) => alarmChance(question, chance) < power, 1 / question.kinds, 1)
}

export interface ShareQuestion {
  /** Values in the sample. */
  sample: number
  /** The share of one kind if fair; the other kinds keep their proportions to each other. */
  fair: number
  /** Of the chi-square test: the kinds less one. */
  degrees: number
  /** The p-value from which on the test alarms. */
  level: number
}

/**
 * As `noticeableChance`, of kinds that are not equally likely: the smallest share above the fair
 * one that the test finds in `power` of all cases.
 */
export function noticeableShare({ sample, fair, degrees, level }: ShareQuestion, power = 0.8): number | null {
  const critical = chiSquareCritical(level, degrees)
  const isMissed = (share: number) =>
    noncentralTail(critical, degrees, (sample * (share - fair) ** 2) / (fair * (1 - fair))) < power
  return isMissed(1) ? null : whereFalls(isMissed, fair, 1)
}
