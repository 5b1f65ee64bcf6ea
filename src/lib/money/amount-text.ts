import { westernDigits, stripInvisible } from '../text'
import { type Money, money } from './text'

/** `notDigits`: a sign, an exponent, a letter, or separators that fit no convention. */
export type AmountProblem = 'decimals' | 'notDigits' | 'tooLong'

/** Both are null for an empty text. */
export interface AmountReading {
  amount: Money | null
  problem: AmountProblem | null
}

const MAX_WHOLE_DIGITS = 15

const PLAIN = /^(?<whole>\d+)(?:[.,٫](?<decimals>\d+))?$/
const GROUPED =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,'’٬ ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,٫](?<decimals>\d+))?$/
/** An ending without decimals: "50.000,-", or "50.000," before decimals are typed. */
const NO_DECIMALS = /[.,]\s?[-–—]?$/

/**
 * Reads a typed or pasted text as an amount of whole units. A separator before exactly three digits
 * groups. Before one or two digits it begins decimals, which must be zeros (reading 90).
 * @param currency the account's label; the text may have it before or after the digits
 */
export function readAmountText(text: string, currency: string): AmountReading {
  const tidy = stripInvisible(withPlainSeparators(westernDigits(text)))
  if (tidy === '') return { amount: null, problem: null }
  const body = withoutLabel(tidy, currency).replace(NO_DECIMALS, '')
  const { whole, decimals = '' } = (GROUPED.exec(body) ?? PLAIN.exec(body))?.groups ?? {}
  if (whole === undefined) return refuse('notDigits')
  if (!/^0{0,2}$/.test(decimals)) return refuse('decimals')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.length > MAX_WHOLE_DIGITS ? refuse('tooLong') : { amount: money(digits), problem: null }
}

function refuse(problem: AmountProblem): AmountReading {
  return { amount: null, problem }
}

/** Replaces full-width and ideographic marks, and every kind of space. */
function withPlainSeparators(text: string): string {
  return text
    .replace(/[．。｡]/g, '.')
    .replace(/，/g, ',')
    .replace(/\s/g, ' ')
}

function withoutLabel(text: string, currency: string): string {
  // Banks write the currency code instead of the label.
  const labels = currency === 'Rp' ? ['Rp', 'IDR'] : [currency]
  const label = `(?:${labels.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})\\.?`
  return text.replace(new RegExp(`^${label}|${label}$`, 'giu'), '').trim()
}

/** A field after the browser has edited it. */
interface Edit {
  text: string
  /** Position of the caret in `text`. */
  caret: number
  /** As in `InputEvent`; '' and null if the browser does not say. */
  inputType: string
  data: string | null
}

export interface AmountStyle {
  currency: string
  /** Groups digits, as in "50.000". The field inserts this mark by itself. */
  group: string
}

export interface EditedAmount {
  /** Digits, or the unchanged text: without its sign or comma it would be another amount. */
  draft: string
  /** Position of the caret in the shown draft. */
  caret: number
  /** Null while the text is being typed, because it may still become an amount. */
  problem: AmountProblem | null
}

/** The text that the field shows for a draft: digits are grouped. */
export function shownAmount(draft: string, group: string): string {
  return isDigits(draft) ? groupDigits(draft, group) : draft
}

export function editAmount(previous: string, edit: Edit, { currency, group }: AmountStyle): EditedAmount {
  const text = westernDigits(edit.text)
  const left = westernDigits(edit.text.slice(0, edit.caret))
  const onlyGroups = isDigits(previous) && isDigits(text.replaceAll(group, ''))
  // A mark typed at the end may begin decimals: "500,50" must not become 50,050.
  const mayBeDecimal = edit.data === group && edit.caret === text.length
  if (onlyGroups && isTyped(edit) && !mayBeDecimal)
    return editGroupedDigits(onlyDigits(text), onlyDigits(left).length, { previous, group, inputType: edit.inputType })
  const { amount, problem } = readAmountText(text, currency)
  const isAmount = amount !== null && (!isTyped(edit) || groupDigits(amount, group) === text)
  const draft = isAmount && !isDigits(text) ? amount : text
  return {
    draft,
    caret: isDigits(draft) ? positionOf(shownAmount(draft, group), onlyDigits(left).length) : left.length,
    problem: isTyped(edit) ? null : problem,
  }
}

/**
 * Applies a composition of the keyboard as one edit. A composition that adds no grouping mark
 * counts as typed digits: its marks are the field's own. If it adds one, the member has typed the
 * mark.
 * @param previous the text of the field before the composition
 */
export function composeAmount(previous: string, edit: Pick<Edit, 'text' | 'caret'>, style: AmountStyle): EditedAmount {
  const marks = (text: string) => text.split(style.group).length
  const addsNoMark = marks(edit.text) <= marks(previous)
  const digits = previous.replaceAll(style.group, '')
  const draft = isDigits(digits) ? digits : previous
  return editAmount(draft, { ...edit, inputType: addsNoMark ? 'insertText' : '', data: addsNoMark ? '' : null }, style)
}

/** The draft once the member leaves the field, with its problem. */
export function settleAmount(draft: string, currency: string): Omit<EditedAmount, 'caret'> {
  if (isDigits(draft)) return { draft, problem: null }
  const { amount, problem } = readAmountText(draft, currency)
  return { draft: amount ?? draft, problem }
}

/** If only a mark was deleted, deletes the digit beyond it. `caret` counts digits to its left. */
function editGroupedDigits(
  digits: string,
  caret: number,
  { previous, group, inputType }: { previous: string; group: string; inputType: string },
): EditedAmount {
  const grouped = (draft: string, digitsLeft: number): EditedAmount => ({
    draft,
    caret: positionOf(groupDigits(draft, group), digitsLeft),
    problem: null,
  })
  if (digits === previous && inputType === 'deleteContentBackward' && caret > 0)
    return grouped(digits.slice(0, caret - 1) + digits.slice(caret), caret - 1)
  if (digits === previous && inputType === 'deleteContentForward')
    return grouped(digits.slice(0, caret) + digits.slice(caret + 1), caret)
  return grouped(digits, caret)
}

/**
 * False for a paste. Some keyboards report a paste as typing, so several characters at once that
 * are not all digits count as a paste.
 */
function isTyped({ inputType, data }: Edit): boolean {
  return inputType.startsWith('delete') || (data !== null && (data.length <= 1 || isDigits(westernDigits(data))))
}

/** "50000" → "50.000". */
function groupDigits(digits: string, group: string): string {
  const firstLength = digits.length % 3 || 3
  return digits.slice(0, firstLength) + digits.slice(firstLength).replace(/\d{3}/g, `${group}$&`)
}

function positionOf(shown: string, digitsLeft: number): number {
  let seen = 0
  for (let position = 0; position < shown.length; position += 1) {
    if (seen === digitsLeft) return position
    if (isDigits(shown[position] ?? '')) seen += 1
  }
  return shown.length
}

function isDigits(text: string): boolean {
  return /^\d*$/.test(text)
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}
