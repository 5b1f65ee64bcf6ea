import { type ChangeEvent, useState } from 'react'

interface Composition {
  text: string
  /** The value of the field before the composition. */
  valueBefore: string
  /**
   * The value that the caller formats from the text; null until the caller has rendered that value.
   */
  rendered: string | null
}

/**
 * Keeps the text of a field unchanged while a keyboard composes the text. Keyboards that predict
 * words also compose digits. If the field reformatted digits during the composition, the keyboard
 * would append the full text to the reformatted digits.
 * @param rendered the value of the field without a composition
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
    /**
     * Follows a change of the field.
     * @returns the value before the composition; null if the change is not part of a composition
     */
    track: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const valueBefore = isComposing ? (composition?.valueBefore ?? rendered) : null
      setComposition(valueBefore === null ? null : { text: target.value, valueBefore, rendered: null })
      return valueBefore
    },
    end: () => setComposition(null),
  }
}
