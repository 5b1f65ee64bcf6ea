import type { FormEventHandler, ReactNode } from 'react'
import { SubmitButton } from '../SubmitButton'
import styles from './Form.module.css'
import { FormError } from './FormError'

export function Form({
  pending,
  error,
  submitLabel,
  onSubmit,
  children,
}: {
  pending: boolean
  /** Null while there is none, or while a dialog over the form shows it. */
  error: string | null
  submitLabel: string
  onSubmit: FormEventHandler<HTMLFormElement>
  children: ReactNode
}) {
  return (
    <form className={styles['form']} noValidate onSubmit={onSubmit}>
      {children}
      <FormError>{error}</FormError>
      <SubmitButton isPending={pending}>{submitLabel}</SubmitButton>
    </form>
  )
}
