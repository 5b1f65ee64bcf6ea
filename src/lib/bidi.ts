/**
 * Matches Unicode's control characters of text direction. Without its closing character, such a
 * character may reorder the text after it.
 */
const BIDI_CONTROL_PATTERN = /[\u202a-\u202e\u2066-\u2069]/g

export function withoutBidiControls(text: string): string {
  return text.replace(BIDI_CONTROL_PATTERN, '')
}

const RIGHT_TO_LEFT_PATTERN = /[\u0590-\u08ff\u200f\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Isolates right-to-left text, which otherwise moves digits and punctuation beside it. */
export function isolateRightToLeft(text: string): string {
  return RIGHT_TO_LEFT_PATTERN.test(text) ? `\u2068${text}\u2069` : text
}
