import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Each reads the value of its control, unless it is the one that was drawn there. They are found by
 * the element, as the form knows its controls: a control outside of the form, which names the form
 * by its id, is reached by no context.
 */
const readers = new WeakMap<Element, () => void>()

/**
 * For a control of a `AutofillForm`: password managers, autofill and a browser that restores a page
 * may fill it in without an event, so the form asks it when it is sent.
 * @param find the control as it stands in the document; null while there is none
 * @param read takes in what it holds, where that is not what was drawn
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
 * @param drawn the value that the control was given
 * @param given a form's own ref to the control, where it moves the focus there
 */
export function useAutofillText<Control extends HTMLInputElement | HTMLSelectElement>(
  drawn: string,
  take: (text: string) => void,
  given?: RefObject<Control | null>,
): RefObject<Control | null> {
  const own = useRef<Control>(null)
  const ref = given ?? own
  useAutofill(
    () => ref.current,
    ({ value }) => {
      if (value !== drawn) take(value)
    },
  )
  return ref
}

interface FilledFormProps extends Omit<ComponentProps<'form'>, 'noValidate' | 'onInputCapture'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The one `<form>` of the app: it is sent with what its fields hold, however that came there. */
export function AutofillForm({ onSubmit, ...form }: FilledFormProps) {
  const newest = useRef(onSubmit)
  useLayoutEffect(() => {
    newest.current = onSubmit
  })
  return (
    <form
      {...form}
      noValidate
      // Else what is drawn for this change would replace what another field was filled in with.
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

/** @param except tells of its change by itself */
function readFields(form: HTMLFormElement, except: EventTarget | null): void {
  for (const control of form.elements) if (control !== except) readers.get(control)?.()
}
