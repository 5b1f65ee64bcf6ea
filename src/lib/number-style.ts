import { createStore } from 'zustand/vanilla'

/** The mark between groups of three digits, and the decimal mark. */
export interface NumberMarks {
  readonly group: string
  readonly point: string
}

/** The platform's grouping mark: a dot on the withdraw page, a comma elsewhere (reading 11). */
export type GroupSeparator = 'comma' | 'dot'

const PLATFORM_MARKS: Readonly<Record<GroupSeparator, NumberMarks>> = {
  comma: { group: ',', point: '.' },
  dot: { group: '.', point: ',' },
}

/** Both fields are null while figures are written as the platform specifies. */
const styleStore = createStore<{ tag: string | null; marks: NumberMarks | null }>(() => ({ tag: null, marks: null }))

/**
 * Sets the language in whose style figures are written. Screens change at their next render.
 * @param tag BCP 47 tag; null for the style that the platform specifies
 */
export function setNumberLanguage(tag: string | null): void {
  if (tag !== styleStore.getState().tag) styleStore.setState({ tag, marks: tag === null ? null : marksOfLanguage(tag) })
}

/** Returns the marks of the chosen language; without one, the platform's marks. */
export function numberMarksOf(separator: GroupSeparator = 'comma'): NumberMarks {
  return styleStore.getState().marks ?? PLATFORM_MARKS[separator]
}

/** Groups digits by threes, fast even for thousands of digits: "1234567" → "1,234,567". */
export function groupDigits(digits: string, mark: string): string {
  const firstLength = digits.length % 3
  const groups = digits.slice(firstLength).match(/\d{3}/g) ?? []
  return (firstLength === 0 ? groups : [digits.slice(0, firstLength), ...groups]).join(mark)
}

/** Returns a BCP 47 tag; null while figures are written as the platform specifies. */
export function numberLanguage(): string | null {
  return styleStore.getState().tag
}

function marksOfLanguage(tag: string): NumberMarks {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_000_000.5)
  const markOf = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return {
    group: markOf('group') ?? PLATFORM_MARKS.comma.group,
    point: markOf('decimal') ?? PLATFORM_MARKS.comma.point,
  }
}
