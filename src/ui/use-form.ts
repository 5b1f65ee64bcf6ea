import { useState, type FormEvent } from 'react'

/** Error texts by field, in the order of the form. A valid field has no key. */
type FieldErrors<Draft> = { [Name in keyof Draft]?: string }

/**
 * Shows no error until a submit finds one; after that, the errors follow each change of the draft.
 * Such a submit focuses the first invalid field. This is the control with the field's name, or the
 * first control of the fieldset with that name.
 * @example
 * const form = useForm(initial, (draft) => errorTextsOf(checkLogin(draft), texts))
 * const sending = useSubmit({ … })
 * <Form sending={sending} submitLabel={…} onSubmit={form.handleSubmit(sending.submit)}>
 *   <TextField {...form.field('username')} label={t('username')} />
 * </Form>
 */
export function useForm<Draft extends object>(initial: Draft, check: (draft: Draft) => FieldErrors<Draft>) {
  const [draft, setDraft] = useState(initial)
  const [hasFailedSubmit, setHasFailedSubmit] = useState(false)
  const currentErrors = check(draft)
  const errors: FieldErrors<Draft> = hasFailedSubmit ? currentErrors : {}
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }))

  const field = <Name extends keyof Draft & string>(name: Name) => ({
    name,
    value: draft[name],
    onChange: (value: Draft[Name]) => setDraft((before) => ({ ...before, [name]: value })),
    error: errors[name] ?? null,
  })

  const handleSubmit =
    (onValid: (draft: Draft) => void, onInvalid?: (firstInvalid: keyof Draft) => void) =>
    (event: FormEvent<HTMLFormElement>) => {
      const firstInvalidName = firstNameOf(currentErrors)
      if (firstInvalidName === null) {
        onValid(draft)
        return
      }
      setHasFailedSubmit(true)
      focusField(event.currentTarget, firstInvalidName)
      onInvalid?.(firstInvalidName)
    }

  return { draft, change, field, errors, handleSubmit }
}

export function errorTextsOf<Field extends string, Problem extends string>(
  problems: { readonly [Name in Field]?: Problem },
  texts: Readonly<Record<Problem, string>>,
): { [Name in Field]?: string } {
  const errors: { [Name in Field]?: string } = {}
  for (const name in problems) {
    const problem = problems[name]
    if (problem !== undefined) errors[name] = texts[problem]
  }
  return errors
}

function firstNameOf<Draft>(errors: FieldErrors<Draft>) {
  for (const name in errors) if (errors[name] !== undefined) return name
  return null
}

function focusField(form: HTMLFormElement, name: string): void {
  const namedElement = form.elements.namedItem(name)
  const control = namedElement instanceof HTMLFieldSetElement ? namedElement.elements[0] : namedElement
  if (control instanceof HTMLElement) control.focus()
}
