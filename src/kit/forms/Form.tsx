import type { FormEvent, ReactNode } from 'react'
import { FormError } from '@/ui/fields'
import { AutofillForm } from '@/ui/autofill-form'
import { Button } from '@/ui/Button'
import styles from './Form.module.css'

/** What `useSubmit` tells of the request. */
export interface Sending {
  isPending: boolean
  /** Null while there is none, or while a dialog over the form shows it. */
  error: string | null
}

export function Form({
  sending,
  submitLabel,
  onSubmit,
  children,
}: {
  sending: Sending
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

/** Read aloud as it changes. */
export function PasswordHint({ text }: { text: string | null }) {
  return (
    <p className={styles['passwordHint']} role="status">
      {text}
    </p>
  )
}
