import { westernDigits, stripInvisible } from '../text'
import { type Money, money } from './text'

/**
 * The reason why a text is not a whole amount. `notDigits` means a character that no amount has,
 * such as a sign or a letter, or separators that fit no convention.
 */
export type AmountProblem = 'decimals' | 'notDigits' | 'tooLong'

/** Both fields are null for an empty text. */
export interface AmountReading {
  amount: Money | null
  problem: AmountProblem | null
}

const MAX_WHOLE_DIGITS = 15

const PLAIN_NUMBER_PATTERN = /^(?<whole>\d+)(?:[.,٫](?<decimals>\d+))?$/
const GROUPED_NUMBER_PATTERN =
  /^(?<whole>[1-9]\d{0,2}(?<group>[.,'’٬ ])\d{3}(?:\k<group>\d{3})*)(?:(?!\k<group>)[.,٫](?<decimals>\d+))?$/
/** Matches a decimal mark without decimals: "50.000,-", or "50.000," before decimals are typed. */
const EMPTY_DECIMALS_PATTERN = /[.,]\s?[-–—]?$/

/**
 * Reads a typed or pasted text as an amount of whole units. Separators group digits by threes; the
 * first group has at most three digits and does not begin with 0. If one or two digits follow the
 * last separator, they are decimals and must be zeros (reading 90).
 * @param currency the account's currency label, which the text may have before or after the digits
 */
export function readAmountText(text: string, currency: string): AmountReading {
  const tidyText = stripInvisible(withPlainSeparators(westernDigits(text)))
  if (tidyText === '') return { amount: null, problem: null }
  const numberText = withoutLabel(tidyText, currency).replace(EMPTY_DECIMALS_PATTERN, '')
  const { whole, decimals = '' } =
    (GROUPED_NUMBER_PATTERN.exec(numberText) ?? PLAIN_NUMBER_PATTERN.exec(numberText))?.groups ?? {}
  if (whole === undefined) return unreadableAmount('notDigits')
  if (!/^0{0,2}$/.test(decimals)) return unreadableAmount('decimals')
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits.length > MAX_WHOLE_DIGITS ? unreadableAmount('tooLong') : { amount: money(digits), problem: null }
}

function unreadableAmount(problem: AmountProblem): AmountReading {
  return { amount: null, problem }
}

/** Replaces full-width and ideographic dots and commas, and every kind of space, by plain ones. */
function withPlainSeparators(text: string): string {
  return text
    .replace(/[．。｡]/g, '.')
    .replace(/，/g, ',')
    .replace(/\s/g, ' ')
}

function withoutLabel(text: string, currency: string): string {
  // Some banks write the currency code IDR instead of the label Rp.
  const labels = currency === 'Rp' ? ['Rp', 'IDR'] : [currency]
  const labelPattern = `(?:${labels.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})\\.?`
  return text.replace(new RegExp(`^${labelPattern}|${labelPattern}$`, 'giu'), '').trim()
}

interface Edit {
  text: string
  /** Position of the caret in `text`. */
  caret: number
  /** `inputType` and `data` of the `InputEvent`; '' and null if the browser reports none. */
  inputType: string
  data: string | null
}

export interface AmountStyle {
  currency: string
  /** The mark that groups digits, as in "50.000". The field inserts this mark by itself. */
  group: string
}

export interface EditedAmount {
  /**
   * Digits only, or the text as typed if it is not an amount. The digits of such a text would be
   * another amount, because they lack its sign or comma.
   */
  draft: string
  /** Position of the caret in the text that `fieldTextOf` returns for the draft. */
  caret: number
  /** Null while the text is being typed, because the text may still become an amount. */
  problem: AmountProblem | null
}

/** Returns the text that the field shows for a draft: grouped digits, or other text unchanged. */
export function fieldTextOf(draft: string, group: string): string {
  return isDigits(draft) ? groupDigits(draft, group) : draft
}

/** Applies an edit of the field. `previous` is the draft before the edit. */
export function editAmount(previous: string, edit: Edit, { currency, group }: AmountStyle): EditedAmount {
  const text = westernDigits(edit.text)
  const textBeforeCaret = westernDigits(edit.text.slice(0, edit.caret))
  const hasOnlyGroupedDigits = isDigits(previous) && isDigits(text.replaceAll(group, ''))
  // A mark typed at the end may begin decimals: "500,50" must not become 50,050.
  const mayBeDecimal = edit.data === group && edit.caret === text.length
  if (hasOnlyGroupedDigits && isTyped(edit) && !mayBeDecimal)
    return editGroupedDigits(onlyDigits(text), onlyDigits(textBeforeCaret).length, {
      previous,
      group,
      inputType: edit.inputType,
    })
  const { amount, problem } = readAmountText(text, currency)
  const isAmount = amount !== null && (!isTyped(edit) || groupDigits(amount, group) === text)
  const draft = isAmount && !isDigits(text) ? amount : text
  return {
    draft,
    caret: isDigits(draft)
      ? caretPositionOf(fieldTextOf(draft, group), onlyDigits(textBeforeCaret).length)
      : textBeforeCaret.length,
    problem: isTyped(edit) ? null : problem,
  }
}

/**
 * Applies a composition (text that some keyboards enter in several steps) as one edit. If it adds
 * no grouping mark, it counts as typed digits, because the field inserted all marks in the text.
 * Otherwise the text is read like a pasted text.
 * @param previous the text of the field before the composition
 */
export function composeAmount(previous: string, edit: Pick<Edit, 'text' | 'caret'>, style: AmountStyle): EditedAmount {
  const countGroups = (text: string) => text.split(style.group).length
  const addsNoMark = countGroups(edit.text) <= countGroups(previous)
  const digits = previous.replaceAll(style.group, '')
  const draft = isDigits(digits) ? digits : previous
  return editAmount(draft, { ...edit, inputType: addsNoMark ? 'insertText' : '', data: addsNoMark ? '' : null }, style)
}

/** Returns the draft and its problem after the member has left the field. */
export function normalizeDraft(draft: string, currency: string): Omit<EditedAmount, 'caret'> {
  if (isDigits(draft)) return { draft, problem: null }
  const { amount, problem } = readAmountText(draft, currency)
  return { draft: amount ?? draft, problem }
}

/**
 * Returns the result of an edit in grouped digits. If the edit deleted only a grouping mark, the
 * digit next to the mark is deleted.
 * @param caret number of digits to the left of the caret
 */
function editGroupedDigits(
  digits: string,
  caret: number,
  { previous, group, inputType }: { previous: string; group: string; inputType: string },
): EditedAmount {
  const resultOf = (draft: string, digitsBeforeCaret: number): EditedAmount => ({
    draft,
    caret: caretPositionOf(groupDigits(draft, group), digitsBeforeCaret),
    problem: null,
  })
  if (digits === previous && inputType === 'deleteContentBackward' && caret > 0)
    return resultOf(digits.slice(0, caret - 1) + digits.slice(caret), caret - 1)
  if (digits === previous && inputType === 'deleteContentForward')
    return resultOf(digits.slice(0, caret) + digits.slice(caret + 1), caret)
  return resultOf(digits, caret)
}

/**
 * Returns false for a paste, and for an unknown kind of edit. Some keyboards report a paste as
 * typing, so several characters that are not all digits count as a paste.
 */
function isTyped({ inputType, data }: Edit): boolean {
  return inputType.startsWith('delete') || (data !== null && (data.length <= 1 || isDigits(westernDigits(data))))
}

function groupDigits(digits: string, group: string): string {
  const firstLength = digits.length % 3 || 3
  return digits.slice(0, firstLength) + digits.slice(firstLength).replace(/\d{3}/g, `${group}$&`)
}

function caretPositionOf(shown: string, digitsBeforeCaret: number): number {
  let digitCount = 0
  for (let position = 0; position < shown.length; position += 1) {
    if (digitCount === digitsBeforeCaret) return position
    if (isDigits(shown[position] ?? '')) digitCount += 1
  }
  return shown.length
}

function isDigits(text: string): boolean {
  return /^\d*$/.test(text)
}

function onlyDigits(text: string): string {
  return text.replace(/\D/g, '')
}
