import { type ChangeEvent, useState } from 'react'

interface Composed {
  text: string
  /** The value of the field before the composition. */
  valueBefore: string
  /** The value that the caller formats from the text; null until the caller has rendered it. */
  rendered: string | null
}

/**
 * Keeps the text of a field unchanged while a keyboard composes the text. Keyboards that predict
 * words also compose digits. If the field reformatted digits during the composition, the keyboard
 * would append the full text to the reformatted digits.
 * @param rendered the value of the field without a composition
 */
export function useComposition(rendered: string) {
  const [composed, setComposed] = useState<Composed | null>(null)
  if (composed !== null && composed.rendered === null) setComposed({ ...composed, rendered })
  // Another value is rendered: a button has filled in or cleared the field meanwhile.
  else if (composed !== null && composed.rendered !== rendered) setComposed(null)
  return {
    value: composed?.text ?? rendered,
    /** The value of the field before the composition; null while no keyboard composes. */
    valueBefore: composed?.valueBefore ?? null,
    /**
     * Follows a change of the field.
     * @returns the value before the composition; null if the change is not part of a composition
     */
    track: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): string | null => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const valueBefore = isComposing ? (composed?.valueBefore ?? rendered) : null
      setComposed(valueBefore === null ? null : { text: target.value, valueBefore, rendered: null })
      return valueBefore
    },
    end: () => setComposed(null),
  }
}
