import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/ui/fields'
import { AutofillForm } from '@/ui/autofill-form'
import { Button } from '@/ui/Button'
import styles from './Form.module.css'

/** State of a request, as `useSubmit` returns it. */
export interface SendingState {
  isPending: boolean
  /** Null if there is no error, or if a dialog over the form shows the error. */
  error: string | null
}

export function Form({
  sending,
  submitLabel,
  onSubmit,
  children,
}: {
  sending: SendingState
  submitLabel: string
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}) {
  return (
    <AutofillForm className={styles['form']} onSubmit={onSubmit}>
      {children}
      <FormError>{sending.error}</FormError>
      <Button type="submit" isWide isBusy={sending.isPending}>
        {submitLabel}
      </Button>
    </AutofillForm>
  )
}

/** The hint is a live region, so a screen reader reads each change of its text. */
export function PasswordHint({ text }: { text: string | null }) {
  return (
    <p className={styles['passwordHint']} role="status">
      {text}
    </p>
  )
}
