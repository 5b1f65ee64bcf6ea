import { type ChangeEvent, useState } from 'react'

interface Composed {
  text: string
  /** What stood in the field before. */
  before: string
  /** What the field made of the text; null until it is drawn. */
  drawn: string | null
}

/**
 * While a keyboard composes, as those that predict words do with digits too, its text stays in the
 * field as it is: the keyboard would put its whole text behind what a field made of a part of it.
 * @param drawn what the field makes of the draft
 */
export function useComposition(drawn: string) {
  const [composed, setComposed] = useState<Composed | null>(null)
  if (composed !== null && composed.drawn === null) setComposed({ ...composed, drawn })
  // A button has filled the field in or cleared it meanwhile.
  else if (composed !== null && composed.drawn !== drawn) setComposed(null)
  return {
    /** Of the input. */
    value: composed?.text ?? drawn,
    /** What stood in the field before; null while no keyboard composes. */
    before: composed?.before ?? null,
    /** @returns what stood in the field before the composition that this change is of; else null */
    follow: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const before = isComposing ? (composed?.before ?? drawn) : null
      setComposed(before === null ? null : { text: target.value, before, drawn: null })
      return before
    },
    end: () => setComposed(null),
  }
}
