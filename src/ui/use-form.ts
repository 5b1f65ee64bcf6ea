import { useState, type FormEvent } from 'react'

/** Keys are in the form's order; a valid field has no key. */
type FieldErrors<Draft> = { [Name in keyof Draft]?: string }

/**
 * Draft and errors of a form. The form shows no error until a submit finds one; from then on the
 * errors follow each change. A submit that finds an error moves the focus to the first invalid
 * field: the control, or the fieldset, that has the field's name.
 *
 *     const form = useForm(initial, (draft) => errorTextsOf(checkLogin(draft), texts))
 *     const sending = useSubmit({ … })
 *     <Form sending={sending} submitLabel={…} onSubmit={form.handleSubmit(sending.submit)}>
 *       <TextField {...form.field('username')} label={t('username')} />
 */
export function useForm<Draft extends object>(initial: Draft, check: (draft: Draft) => FieldErrors<Draft>) {
  const [draft, setDraft] = useState(initial)
  const [isChecked, setIsChecked] = useState(false)
  const found = check(draft)
  const errors: FieldErrors<Draft> = isChecked ? found : {}
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
      const firstInvalid = firstOf(found)
      if (firstInvalid === null) {
        onValid(draft)
        return
      }
      setIsChecked(true)
      focusField(event.currentTarget, firstInvalid)
      onInvalid?.(firstInvalid)
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

function firstOf<Draft>(errors: FieldErrors<Draft>) {
  for (const name in errors) if (errors[name] !== undefined) return name
  return null
}

function focusField(form: HTMLFormElement, name: string): void {
  const named = form.elements.namedItem(name)
  const control = named instanceof HTMLFieldSetElement ? named.elements[0] : named
  if (control instanceof HTMLElement) control.focus()
}
