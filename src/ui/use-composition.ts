import { type ChangeEvent, useState } from 'react'

interface Composition {
  text: string
  /** The value of the field before the composition. */
  valueBefore: string
  /** The value that the caller formats from the text; null until it is rendered. */
  rendered: string | null
}

/**
 * Keeps the text of a field unchanged while a keyboard composes it. Keyboards that predict words
 * also compose digits, and would append the full text to digits that the field has reformatted.
 */
export function useComposition(rendered: string) {
  const [composition, setComposition] = useState<Composition | null>(null)
  if (composition !== null && composition.rendered === null) setComposition({ ...composition, rendered })
  // Another value is rendered: a button has filled in or cleared the field meanwhile.
  else if (composition !== null && composition.rendered !== rendered) setComposition(null)
  return {
    value: composition?.text ?? rendered,
    /** The value of the field before the composition; null while no keyboard composes. */
    valueBefore: composition?.valueBefore ?? null,
    /** Returns the value before the composition; null if the change is not part of one. */
    track: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const valueBefore = isComposing ? (composition?.valueBefore ?? rendered) : null
      setComposition(valueBefore === null ? null : { text: target.value, valueBefore, rendered: null })
      return valueBefore
    },
    end: () => setComposition(null),
  }
}
