import { type ChangeEvent, useState } from 'react'

interface Composed {
  text: string
  /** Value of the field before the composition. */
  valueBefore: string
  /** The value that the caller formats from the text; null until it is rendered. */
  rendered: string | null
}

/**
 * Leaves the text of a field unchanged while a keyboard composes. Keyboards that predict words
 * compose digits too: if the field reformatted a part of the text, the keyboard would append the
 * full text to it.
 * @param rendered value of the field without a composition
 */
export function useComposition(rendered: string) {
  const [composed, setComposed] = useState<Composed | null>(null)
  if (composed !== null && composed.rendered === null) setComposed({ ...composed, rendered })
  // A button has filled in or cleared the field meanwhile.
  else if (composed !== null && composed.rendered !== rendered) setComposed(null)
  return {
    value: composed?.text ?? rendered,
    /** Null while no keyboard composes. */
    valueBefore: composed?.valueBefore ?? null,
    /** @returns the value before the composition; null if the change belongs to no composition */
    track: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const valueBefore = isComposing ? (composed?.valueBefore ?? rendered) : null
      setComposed(valueBefore === null ? null : { text: target.value, valueBefore, rendered: null })
      return valueBefore
    },
    end: () => setComposed(null),
  }
}
