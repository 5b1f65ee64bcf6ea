import { createStore } from 'zustand/vanilla'

/** The mark between groups of three digits, and the decimal mark. */
export interface Marks {
  readonly group: string
  readonly point: string
}

/** The platform's grouping mark: a dot on the withdraw page, a comma elsewhere (reading 11). */
export type Separator = 'comma' | 'dot'

const PLATFORM_MARKS: Readonly<Record<Separator, Marks>> = {
  comma: { group: ',', point: '.' },
  dot: { group: '.', point: ',' },
}

/** Both fields are null while figures are written as the platform specifies. */
const styleStore = createStore<{ tag: string | null; marks: Marks | null }>(() => ({ tag: null, marks: null }))

/**
 * Sets the language in whose style figures are written. Screens change at their next render.
 * @param tag BCP 47 tag; null for the style that the platform specifies
 */
export function writeNumbersAs(tag: string | null): void {
  if (tag !== styleStore.getState().tag) styleStore.setState({ tag, marks: tag === null ? null : marksOfLanguage(tag) })
}

/** Returns the marks of the chosen language; without one, the platform's marks. */
export function marksOf(separator: Separator = 'comma'): Marks {
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

function marksOfLanguage(tag: string): Marks {
  const parts = new Intl.NumberFormat(tag).formatToParts(1_000_000.5)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value
  return {
    group: mark('group') ?? PLATFORM_MARKS.comma.group,
    point: mark('decimal') ?? PLATFORM_MARKS.comma.point,
  }
}
