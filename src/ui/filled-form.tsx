import { type ComponentProps, type FormEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

/**
 * Takes in what stands in the control, unless it is what was drawn there. Kept by the element, as
 * the form knows its controls: no context reaches those that stand outside of it and name its id.
 */
const readers = new WeakMap<Element, () => void>()

/**
 * For a control of a `FilledForm`: password managers, autofill and a browser that restores a page
 * may fill it in without an event, so the form asks it when it is sent.
 * @param find the control as it stands in the document; null while there is none
 * @param read takes in what it holds, where that is not what was drawn
 */
export function useFilled<Control extends Element>(find: () => Control | null, read: (control: Control) => void): void {
  useLayoutEffect(() => {
    const control = find()
    if (control !== null) readers.set(control, () => read(control))
  })
}

/** @param drawn the value that the control was given */
export function useFilledText<Control extends HTMLInputElement | HTMLSelectElement>(
  drawn: string,
  take: (text: string) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null)
  useFilled(
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
export function FilledForm({ onSubmit, ...form }: FilledFormProps) {
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

/** @param but tells of its change by itself */
function readFields(form: HTMLFormElement, but: EventTarget | null): void {
  for (const control of form.elements) if (control !== but) readers.get(control)?.()
}
