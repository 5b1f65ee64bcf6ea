import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * For each control, a function that reads its value if it differs from the rendered one. The key is
 * the element, because the form knows its controls as elements. A context would not reach a control
 * that is outside of the form and refers to it by id.
 */
const readers = new WeakMap<Element, () => void>()

/**
 * Registers a control of an `AutofillForm`. Password managers, autofill and a browser that restores
 * a page may set its value without an event, so the form reads the value when it is sent.
 * @param find returns the element of the control; null while there is none
 * @param read reports the value of the control if it differs from the rendered one
 */
export function useAutofill<Control extends Element>(
  find: () => Control | null,
  read: (control: Control) => void,
): void {
  useLayoutEffect(() => {
    const control = find()
    if (control !== null) readers.set(control, () => read(control))
  })
}

/**
 * Registers a text field or a `<select>`.
 * @param rendered the value that the control was rendered with
 * @param onFilled called with another value that the control has when the form is sent
 * @param callerRef the caller's own ref to the control, if it has one
 */
export function useAutofillText<Control extends HTMLInputElement | HTMLSelectElement>(
  rendered: string,
  onFilled: (text: string) => void,
  callerRef?: RefObject<Control | null>,
): RefObject<Control | null> {
  const ownRef = useRef<Control>(null)
  const ref = callerRef ?? ownRef
  useAutofill(
    () => ref.current,
    ({ value }) => {
      if (value !== rendered) onFilled(value)
    },
  )
  return ref
}

interface AutofillFormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onInputCapture'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The only `<form>` of the app. It reads all its fields when it is sent (see `useAutofill`). */
export function AutofillForm({ onSubmit, ...form }: AutofillFormProps) {
  const newest = useRef(onSubmit)
  useLayoutEffect(() => {
    newest.current = onSubmit
  })
  return (
    <form
      {...form}
      noValidate
      // Otherwise the render after this change would overwrite values filled into other fields.
      onInputCapture={({ currentTarget, target }) => readFields(currentTarget, target)}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        flushSync(() => readFields(currentTarget, null))
        newest.current(event)
      }}
    />
  )
}

/** @param except a control that reports its change itself */
function readFields(form: HTMLFormElement, except: EventTarget | null): void {
  for (const control of form.elements) if (control !== except) readers.get(control)?.()
}
