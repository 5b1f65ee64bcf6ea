import { createStore } from 'zustand/vanilla'

/** The mark between groups of three digits, and the decimal mark. */
export interface NumberMarks {
  readonly group: string
  readonly point: string
}

/** The platform's grouping mark: a dot on the withdraw page, a comma elsewhere (reading 11). */
export type GroupSeparator = 'comma' | 'dot'

export const PLATFORM_MARKS: Readonly<Record<GroupSeparator, NumberMarks>> = {
  comma: { group: ',', point: '.' },
  dot: { group: '.', point: ',' },
}

interface NumberStyle {
  /** BCP 47 tag of the language in which Tiga writes its own figures, such as percentages. */
  tag: string
  /** True if amounts are written as in the language too, not as the platform specifies. */
  coversAmounts: boolean
}

/** `marks` are those of the language; null until the first figure needs them. */
const styleStore = createStore<NumberStyle & { marks: NumberMarks | null }>(() => ({
  tag: 'en',
  coversAmounts: false,
  marks: null,
}))

/** Sets how figures are written. Screens change at their next render. */
export function setNumberStyle(style: NumberStyle): void {
  styleStore.setState({ ...style, marks: null })
}

/**
 * Returns the marks of amounts: the platform's, or the language's if the member has chosen them.
 */
export function amountMarksOf(separator: GroupSeparator = 'comma'): NumberMarks {
  return styleStore.getState().coversAmounts ? languageMarks() : PLATFORM_MARKS[separator]
}

/** Returns the marks of percentages, odds and counts, which are Tiga's own figures (reading 11). */
export function languageMarks(): NumberMarks {
  const { tag, marks } = styleStore.getState()
  if (marks !== null) return marks
  const newMarks = marksOfLanguage(tag)
  styleStore.setState({ marks: newMarks })
  return newMarks
}

/** Groups digits by threes, fast even for thousands of digits: "1234567" → "1,234,567". */
export function groupDigits(digits: string, mark: string): string {
  const firstLength = digits.length % 3
  const groups = digits.slice(firstLength).match(/\d{3}/g) ?? []
  return (firstLength === 0 ? groups : [digits.slice(0, firstLength), ...groups]).join(mark)
}

/** Returns the BCP 47 tag of the language in which Tiga writes its own figures. */
export function numberLanguage(): string {
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
