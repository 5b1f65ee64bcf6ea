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
/** As in "50.000,-", and where the decimals are still to be typed. */
const NO_DECIMALS = /[.,]\s?[-–—]?$/

/**
 * Reads what a member typed or pasted as an amount of whole units. A separator before exactly three
 * digits groups; before one or two it begins decimals, and these must be zeros (reading 90).
 * @param currency the account's label, which may stand before or after the digits
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

/** Full-width and ideographic marks, and every kind of space. */
function withPlainSeparators(text: string): string {
  return text
    .replace(/[．。｡]/g, '.')
    .replace(/，/g, ',')
    .replace(/\s/g, ' ')
}

function withoutLabel(text: string, currency: string): string {
  // Banks write the code where this app writes the label.
  const labels = currency === 'Rp' ? ['Rp', 'IDR'] : [currency]
  const label = `(?:${labels.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})\\.?`
  return text.replace(new RegExp(`^${label}|${label}$`, 'giu'), '').trim()
}

/** A field after the browser has edited it. */
interface Edit {
  text: string
  /** Position of the caret in `text`. */
  caret: number
  /** As in `InputEvent`; empty and null where the browser does not say. */
  inputType: string
  data: string | null
}

export interface AmountStyle {
  currency: string
  /** Groups digits, as in "50.000": such marks are the field's, not the member's. */
  group: string
}

export interface EditedAmount {
  /** Digits, or else the whole text: without its sign or comma it would be another amount. */
  draft: string
  /** Position of the caret in the shown draft. */
  caret: number
  /** Null while the text is being typed, because it may still become an amount. */
  problem: AmountProblem | null
}

export function shownAmount(draft: string, group: string): string {
  return isDigits(draft) ? groupDigits(draft, group) : draft
}

export function editAmount(before: string, edit: Edit, { currency, group }: AmountStyle): EditedAmount {
  const text = westernDigits(edit.text)
  const left = westernDigits(edit.text.slice(0, edit.caret))
  const onlyGroups = isDigits(before) && isDigits(text.replaceAll(group, ''))
  // Typed at the end, a mark may be meant as a decimal one: "500,50" must not become 50,050.
  const mayBeDecimal = edit.data === group && edit.caret === text.length
  if (onlyGroups && isTyped(edit) && !mayBeDecimal)
    return editGroupedDigits(onlyDigits(text), onlyDigits(left).length, { before, group, inputType: edit.inputType })
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
 * Reads what a keyboard has composed, as one edit. A mark that was there before is the field's,
 * also where the keyboard composes the whole number anew; one that has been added is the member's.
 * @param before the text of the field before the composition
 */
export function composeAmount(before: string, edit: Pick<Edit, 'text' | 'caret'>, style: AmountStyle): EditedAmount {
  const marks = (text: string) => text.split(style.group).length
  const typed = marks(edit.text) <= marks(before)
  const digits = before.replaceAll(style.group, '')
  const draft = isDigits(digits) ? digits : before
  return editAmount(draft, { ...edit, inputType: typed ? 'insertText' : '', data: typed ? '' : null }, style)
}

/** What becomes of a draft when the member leaves its field. */
export function settleAmount(draft: string, currency: string): Omit<EditedAmount, 'caret'> {
  if (isDigits(draft)) return { draft, problem: null }
  const { amount, problem } = readAmountText(draft, currency)
  return { draft: amount ?? draft, problem }
}

/** Where only a mark was deleted, the digit beyond it goes. `caret` counts digits to its left. */
function editGroupedDigits(
  digits: string,
  caret: number,
  { before, group, inputType }: { before: string; group: string; inputType: string },
): EditedAmount {
  const grouped = (draft: string, digitsBefore: number): EditedAmount => ({
    draft,
    caret: positionOf(groupDigits(draft, group), digitsBefore),
    problem: null,
  })
  if (digits === before && inputType === 'deleteContentBackward' && caret > 0)
    return grouped(digits.slice(0, caret - 1) + digits.slice(caret), caret - 1)
  if (digits === before && inputType === 'deleteContentForward')
    return grouped(digits.slice(0, caret) + digits.slice(caret + 1), caret)
  return grouped(digits, caret)
}

/** Keyboards paste too, and call it typing; one character or digits mean the same either way. */
function isTyped({ inputType, data }: Edit): boolean {
  return inputType.startsWith('delete') || (data !== null && (data.length <= 1 || isDigits(westernDigits(data))))
}

/** "50000" → "50.000". */
function groupDigits(digits: string, group: string): string {
  const first = digits.length % 3 || 3
  return digits.slice(0, first) + digits.slice(first).replace(/\d{3}/g, `${group}$&`)
}

function positionOf(shown: string, digitsBefore: number): number {
  let seen = 0
  for (let position = 0; position < shown.length; position += 1) {
    if (seen === digitsBefore) return position
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
