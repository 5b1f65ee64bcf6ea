import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * For each control, a function that reads the value of the control and reports a value that differs
 * from the rendered one. The key is the element, because a form knows its controls as elements. A
 * context would not reach a control that is outside of its form and refers to the form by id.
 */
const readers = new WeakMap<Element, () => void>()

/**
 * Registers a control of an `AutofillForm`. Password managers, autofill and a browser that restores
 * a page may set the value of the control without an event, so the form reads all values itself.
 * @param find returns the element of the control; null while the control is not mounted
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
 * Registers a text field or a `<select>` of an `AutofillForm`.
 * @param rendered the value that the control was rendered with
 * @param onFilled called with the value of the control if it differs from `rendered`
 * @param callerRef the caller's own ref of the control, if the caller has one
 * @returns the ref to set on the control
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

/**
 * The only `<form>` of the app. At a submit, the form first reads all fields (see `useAutofill`).
 * At an input into one field, the form reads the other fields.
 */
export function AutofillForm({ onSubmit, ...form }: AutofillFormProps) {
  const newestOnSubmit = useRef(onSubmit)
  useLayoutEffect(() => {
    newestOnSubmit.current = onSubmit
  })
  return (
    <form
      {...form}
      noValidate
      // Without this, the render after an input would overwrite values filled into other fields.
      onInputCapture={({ currentTarget, target }) => readFields(currentTarget, target)}
      onSubmit={(event) => {
        event.preventDefault()
        const { currentTarget } = event
        flushSync(() => readFields(currentTarget, null))
        newestOnSubmit.current(event)
      }}
    />
  )
}

/** Reads all registered controls of a form. @param except a control that reports its own change */
function readFields(form: HTMLFormElement, except: EventTarget | null): void {
  for (const control of form.elements) if (control !== except) readers.get(control)?.()
}
