import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * The function that reads the value of a control, by control. This is no React context, because a
 * context would not reach a control that is rendered outside of its form.
 */
const readerByControl = new WeakMap<Element, () => void>()

/**
 * Registers a control of an `AutofillForm`. Password managers, autofill and a browser that restores
 * a page may set a value without an event, so the form reads all values itself.
 * @param find returns the element of the control; null while it is not mounted
 * @param read reports the value of the control if it differs from the rendered one
 */
export function useAutofill<Control extends Element>(
  find: () => Control | null,
  read: (control: Control) => void,
): void {
  useLayoutEffect(() => {
    const control = find()
    if (control !== null) readerByControl.set(control, () => read(control))
  })
}

/**
 * Registers a text field or a `<select>` of an `AutofillForm`. Returns the ref for that element.
 * @param onFilled called with a value of the control that differs from `rendered`
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

/** The only `<form>` of the app. It also reads values that were set without an event. */
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

/** @param changedControl a control that reports its own change */
function readFields(form: HTMLFormElement, changedControl: EventTarget | null): void {
  for (const control of form.elements) if (control !== changedControl) readerByControl.get(control)?.()
}
